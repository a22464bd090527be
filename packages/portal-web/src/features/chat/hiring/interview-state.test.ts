import { expect, test } from 'vitest'
import type { Interview } from '../../../http/application'
import { deedsOfSeeker, stateOf } from './interview-state'

const NOW = 1_000_000
const interview = (rest: Partial<Interview>): Interview => ({
  at: NOW + 1,
  times: [NOW + 1],
  jobTitle: 'Cook',
  address: 'Street 1',
  contact: 'Bopha',
  mobile: '+855 12000001',
  answer: 'none',
  proposal: null,
  ...rest,
})
const proposal = { at: NOW + 5, text: '' }
const PAST = { at: NOW - 2, times: [NOW - 2] }

const ALL = { canAccept: true, canMove: true, canCancel: true }
const NOTHING = { canAccept: false, canMove: false, canCancel: false }

test.each([
  [{}, 'open', ALL],
  [{ times: [NOW - 2, NOW + 1], at: NOW - 2 }, 'open', ALL],
  [{ proposal }, 'moved', ALL],
  [{ answer: 'accepted' }, 'accepted', { ...ALL, canAccept: false }],
  [{ answer: 'accepted', proposal }, 'moved', { ...ALL, canAccept: false }],
  [{ answer: 'accepted', ...PAST }, 'accepted', NOTHING],
  [{ answer: 'cancelled' }, 'cancelled', NOTHING],
  [{ answer: 'cancelled', proposal }, 'cancelled', NOTHING],
  [PAST, 'over', NOTHING],
] as const)(
  'S-HIRE-9 an interview with %j is %s, and what can be done about it is there',
  (rest, state, deeds) => {
    const one = interview(rest as Partial<Interview>)
    expect(stateOf(one, NOW)).toBe(state)
    expect(deedsOfSeeker(one, NOW)).toEqual(deeds)
  },
)
