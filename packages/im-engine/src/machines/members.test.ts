import { it } from 'vitest'
import { toGroupId } from '../model/ids.js'
import type { OnFault } from './faults.js'
import { type MembersEvent, membersMachine } from './members.machine.js'
import { type Cell, callback, walk } from './test-table.js'

type State = 'fetching' | 'over'
type Name = 'given' | 'not given' | 'failed' | 'of the next five' | 'unheard of'

const fetched = (id: string, result: MembersEvent['result']): MembersEvent => ({
  type: 'fetched',
  groupId: toGroupId(id),
  result,
})
const groups = (...ids: readonly string[]) => {
  const all = ids.map(toGroupId)
  return (onFault: OnFault) => ({ deps: { onFault }, groups: all })
}

it('S-SYNC-2 five groups at once, then the next; takes every transition of its table', () => {
  const SAME = {
    given: '=',
    'not given': '=',
    failed: '=',
    'of the next five': '=',
    'unheard of': '=',
  } as const
  const table: Record<State, Record<Name, Cell<State>>> = {
    fetching: { ...SAME, 'of the next five': '!', 'unheard of': '!' },
    over: SAME,
  }
  const six = groups('a', 'b', 'c', 'd', 'e', 'f')
  walk<State, Name>({
    machine: membersMachine.provide({ actors: { group: callback } as never }),
    input: six,
    worlds: { over: groups('a') },
    events: {
      given: fetched('a', { kind: 'done' }),
      'not given': fetched('a', { kind: 'unavailable' }),
      failed: fetched('a', { kind: 'failed', retryAfterMs: 0 }),
      'of the next five': fetched('f', { kind: 'done' }),
      'unheard of': { type: 'unheard of' },
    },
    paths: { fetching: [], over: ['given'] },
    table,
    starts: [
      {
        input: six,
        value: 'fetching',
        context: { fetching: new Set([toGroupId('a')]), left: [toGroupId('f')] },
      },
    ],
  })
})
