import { expect, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { isolate } from './isolate'

test.each([
  ['Cook', 'Cook'],
  ['ចុងភៅ', 'ចុងភៅ'],
  ['שלום', '\u2068שלום\u2069'],
  ['abc\u202edcba', 'abcdcba'],
  // It ends no isolation but its own.
  ['\u2069مرحبا', '\u2068مرحبا\u2069'],
])('S-LANG-9 %j stands in a sentence as %j', (text, shown) => {
  expect(isolate(text)).toBe(shown)
})

test('S-LANG-9 what somebody wrote turns no sentence round', () => {
  const name = 'Cook\u202e <b>\u2066'
  const name2 = 'طباخ'
  expect(i18n.t('chat:thread.heard', { name, text: name2 })).toBe('Cook <b>: \u2068طباخ\u2069')
  expect(i18n.t('unread', { ns: 'app', keyPrefix: 'nav', count: 1234 })).not.toContain('\u2068')
})
