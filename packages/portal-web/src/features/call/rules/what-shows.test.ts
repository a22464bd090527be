import type { CallEnd } from '@sarika/im-engine'
import { expect, it } from 'vitest'
import { testCall } from './test-call'
import { whatShows } from './what-shows'

it('S-CALL-84 rings in every tab, and shows the call where it is', () => {
  expect(whatShows(null)).toBe('nothing')
  expect(whatShows(testCall({ state: 'ringing', place: 'nowhere', isCaller: false }))).toBe('ring')
  for (const state of ['calling', 'alerting', 'running'] as const) {
    expect(whatShows(testCall({ state }))).toBe('talk')
    expect(whatShows(testCall({ state, place: 'other-tab' }))).toBe('elsewhere')
  }
})

it('S-CALL-99 shows a call that the page before had, and nothing when its time is over', () => {
  expect(whatShows(testCall({ place: 'nowhere' }))).toBe('behind')
  expect(whatShows(testCall({ place: 'nowhere', state: 'over', end: 'failed' }))).toBe('nothing')
})

const ENDS: readonly (readonly [CallEnd, caller: string, callee: string])[] = [
  ['ended', 'over', 'over'],
  ['left', 'over', 'over'],
  ['cancelled', 'nothing', 'missed'],
  ['rejected', 'over', 'nothing'],
  ['no-answer', 'over', 'missed'],
  ['busy', 'over', 'over'],
  ['taken', 'over', 'over'],
  ['failed', 'over', 'over'],
]

it.each(ENDS)(
  'S-CALL-91 says of a call that is over (%s) what each side does not know',
  (end, caller, callee) => {
    expect(whatShows(testCall({ state: 'over', end }))).toBe(caller)
    expect(whatShows(testCall({ state: 'over', end, isCaller: false }))).toBe(callee)
  },
)
