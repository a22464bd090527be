import { toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import type { AskedMessage } from '../acts/asked'
import { withdraw } from '../acts/message/withdraw'
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
