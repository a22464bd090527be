import { expect, it } from 'vitest'
import { newConversation } from '../model/conversation.js'
import { toImId, toServerId } from '../model/ids.js'
import { ANN, ANN_KEY, BO, group, ME, member, own, stateOf, TEAM_KEY, text } from '../model/test-build.js'
import { receiptFlags, receiversOf } from './receivers.js'

const markOf = (at: number) => ({ at, id: toServerId(String(at)) })
const row = (parts: Partial<ReturnType<typeof newConversation>>) => ({
  ...newConversation(ANN_KEY, 0),
  mark: markOf(10),
  ...parts,
})

it.each([
  ['read here, its author not told yet', row({}), 2, 2],
  [
    'its author was told that it was read',
    row({ receipted: { delivered: markOf(10), read: markOf(10) } }),
    1,
    1,
  ],
  ['it was only told that it arrived', row({ receipted: { delivered: markOf(10), read: markOf(1) } }), 2, 1],
  ['telling it failed: back to 0', row({ isReceiptParked: true }), 0, 0],
  [
    'it came late, behind what was told',
    row({
      receipted: { delivered: markOf(10), read: markOf(10) },
      late: [{ ...markOf(5), from: ANN }],
    }),
    2,
    2,
  ],
  ['nobody has read it here', row({ mark: markOf(1) }), 0, 2],
])('S-RCPT-4 of a message of somebody else: %s', (_, conversation, isRead, isArrived) => {
  expect(receiptFlags(text(ANN_KEY, 5), conversation)).toEqual({ isRead, isArrived })
})

it('S-RCPT-4 of an own message: none, some, all', () => {
  const readers = (count: number) =>
    [ANN, BO].slice(0, count).map((by) => ({ by, deliveredAt: 6, readAt: 7 }))
  const flags = [0, 1, 2].map(
    (count) => receiptFlags(own(TEAM_KEY, 5, { receivers: 2, readers: readers(count) }), undefined).isRead,
  )
  expect(flags).toEqual([0, 2, 1])
})

it('S-RCPT-5 receivers of a group: who read it, who got it, who has not, each by name, oneself not', () => {
  const state = stateOf({ groups: [group([member(ME), member(ANN), member(BO), member(toImId('cy'))])] })
  const readers = [
    { by: BO, deliveredAt: 6, readAt: 7 },
    { by: ANN, deliveredAt: 6, readAt: 0 },
  ]
  const shown = receiversOf(own(TEAM_KEY, 5, { readers }), state)
  expect(shown.map(({ imId, deliveredAt, readAt }) => [imId, deliveredAt, readAt])).toEqual([
    [BO, 6, 7],
    [ANN, 6, 0],
    ['cy', 0, 0],
  ])
  expect(receiversOf(text(TEAM_KEY, 5), state)).toEqual([])
})
