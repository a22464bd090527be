import type { Refusal } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { i18n, openArea, type Say } from '../../../i18n/i18n'
import { metInWords, whyNot } from './people-words'

await openArea('people')
const t: Say<'people'> = i18n.getFixedT('en', 'people')

test.each<[Refusal, string]>([
  [{ kind: 'too-fast', retryAfterMs: 20_000 }, 'Too many attempts. Try again in 1 minute.'],
  [{ kind: 'too-fast', retryAfterMs: 3_599_000 }, 'Too many attempts. Try again in 60 minutes.'],
  [{ kind: 'too-fast', retryAfterMs: 3_600_000 }, 'That was all for today. Try again in 1 hour.'],
  [{ kind: 'too-fast', retryAfterMs: 80_000_000 }, 'That was all for today. Try again in 23 hours.'],
  [{ kind: 'not-found' }, 'This is no longer there.'],
  [{ kind: 'not-allowed' }, "This isn't possible any more."],
  [{ kind: 'too-long', limit: 500, length: 501 }, 'This is too long.'],
  [{ kind: 'empty' }, "This didn't work. Try again."],
])('S-MEET-6 what was refused says why and when to try again: %o', (refusal, words) => {
  expect(whyNot(refusal, t)).toBe(words)
})

test.each([
  ['phone', '', 'Found by phone number'],
  ['job', 'Cook', 'Through the job Cook'],
  ['', 'job', 'Through a job'],
  ['', 'Open day', 'Through Open day'],
  ['account', 'x', 'Found by account name or ID'],
  ['', '', ''],
])('S-MEET-4 how two people met is said in words: by "%s" from "%s"', (by, from, words) => {
  expect(metInWords(by, from, t)).toBe(words)
})
