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

test('S-LANG-9 what somebody wrote turns no sentence round, and numbers stay as they are', () => {
  expect(i18n.t('dates.inCambodia', { time: 'x\u202e <b>\u2066' })).toBe('x <b> (Cambodia time)')
  expect(i18n.t('dates.inCambodia', { time: 'طباخ' })).toBe('\u2068طباخ\u2069 (Cambodia time)')
  expect(i18n.t('nav.unread', { count: 1234 })).toBe('1,234 unread messages')
})
