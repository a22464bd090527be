import { toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import type { AskedMessage } from '../acts/asked'
import { withdraw } from '../acts/message/withdraw'
import { nextToEverybody } from './everybody'
import { targetsOf } from './targets'

const asked = (peer: string) =>
  ({ leftMs: 1_000, talk: { canWrite: true, peer: toImId(peer) } }) as unknown as AskedMessage

test('S-MGR-10 nothing that was said to everybody is offered to be taken back', () => {
  expect([withdraw.isPossible(asked('im-2')), withdraw.isPossible(asked('all'))]).toEqual([true, false])
})

test('S-MGR-10 nothing is forwarded to everybody by a list of conversations', () => {
  const items = [
    { key: 'p2p-all', title: 'Everyone', company: '', isSelfManaged: true },
    { key: 'p2p-im-2', title: 'Dara', company: '', isSelfManaged: false },
  ]
  const targets = targetsOf(items as unknown as Parameters<typeof targetsOf>[0], [], 'im-1', '?')
  expect(targets.map(({ key }) => key)).toEqual(['p2p-im-2'])
})

const MINUTE = 60_000
const said = (...times: readonly number[]) => times.map((at) => ({ own: true, state: 'sent' as const, at }))
const waits = (at: number) => ({ own: true, state: 'sending' as const, at })

test('S-MGR-13 the sixth at once goes a minute after the five, the next a minute after that one', () => {
  const five = said(0, 0, 0, 0, 0)
  expect(nextToEverybody([...five, waits(0), waits(10)])).toBe(MINUTE)
  expect(nextToEverybody([...five, ...said(MINUTE), waits(10)])).toBe(2 * MINUTE)
  expect(nextToEverybody([...five, waits(MINUTE / 2)])).toBe(MINUTE)
})

test('S-MGR-13 nothing waits for the rate below five at once, after a pause, or when all is sent', () => {
  expect(nextToEverybody([...said(0, 0, 0, 0), waits(0)])).toBe(null)
  expect(nextToEverybody([...said(0, 0, 0, 0, 0), waits(MINUTE)])).toBe(null)
  expect(nextToEverybody(said(0, 0, 0, 0, 0, MINUTE))).toBe(null)
  const others = said(0, 0, 0, 0, 0).map((one) => ({ ...one, own: false }))
  expect(nextToEverybody([...others, waits(0)])).toBe(null)
})
