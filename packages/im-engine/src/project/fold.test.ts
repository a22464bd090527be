import { describe, expect, it } from 'vitest'
import type { Fact } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import { POISON_KEPT } from '../model/limits.js'
import { newState, type State } from '../model/state.js'
import { ANN_KEY, ME, own, text, waiting } from '../model/test-build.js'
import { fold } from './fold.js'

const apply = (state: State, ...facts: Fact[]) => fold(state, newCommit(facts, 0), state.position + 1)
const received = (...messages: ReturnType<typeof text>[]): Fact => ({
  type: 'messages-received',
  source: 'live',
  messages,
})

describe('fold', () => {
  it('S-LOG-1 tells what changed, and no more', () => {
    const state = newState(ME)
    const changes = apply(state, received(text(ANN_KEY, 5)), { type: 'start-reached', key: 'p2p-bo' })
    expect(changes).toMatchObject({
      position: 1,
      outbox: false,
      contacts: false,
      groups: false,
      applications: false,
      reset: false,
    })
    expect([...changes.conversations]).toEqual([ANN_KEY, 'p2p-bo'])
    expect([...changes.messages.keys()]).toEqual([ANN_KEY])
    expect(state).toMatchObject({ position: 1, unsealed: 2 })
    expect(apply(state, { type: 'leader-elected', tab: 'x' }).conversations.size).toBe(0)
  })

  it('S-LOG-1 gives rows their places in the order of their first mention', () => {
    const state = newState(ME)
    apply(state, received(text('p2p-b', 1), text('p2p-a', 2)), received(text('p2p-b', 3)))
    apply(state, { type: 'message-queued', item: waiting('c1', 'p2p-c') })
    expect([...state.conversations.values()].map((row) => [row.key, row.index])).toEqual([
      ['p2p-b', 0],
      ['p2p-a', 1],
      ['p2p-c', 2],
    ])
  })

  it('S-LOG-1 keeps the bytes of the last poison items and counts all', () => {
    const state = newState(ME)
    const items = Array.from({ length: POISON_KEPT + 5 }, (_, n) => ({ reason: `r${n}`, bytes: '' }))
    apply(state, { type: 'poison-set-aside', items })
    expect([state.poisonCount, state.poison.length, state.poison[0]?.reason]).toEqual([
      POISON_KEPT + 5,
      POISON_KEPT,
      'r5',
    ])
  })

  it('S-LOG-1 facts about what is not here change nothing and break nothing', () => {
    const state = newState(ME)
    const { clientId } = waiting('c1', ANN_KEY)
    const before = structuredClone(state)
    apply(
      state,
      { type: 'message-requeued', clientId, queuedAt: 1 },
      { type: 'send-failed', clientId, failure: { kind: 'channel-unavailable', uncertain: false } },
      { type: 'send-discarded', clientId },
      { type: 'message-confirmed', clientId },
      { type: 'messages-revealed', key: ANN_KEY, ids: [own(ANN_KEY, 1).id] },
      { type: 'members-changed', groupId: 'g' as never, members: [], isComplete: true },
    )
    expect(state).toEqual({ ...before, position: 1, unsealed: 6 })
  })

  it('S-LIST-3 a message that is newer than all lists a deleted conversation again', () => {
    const state = newState(ME)
    apply(state, received(text(ANN_KEY, 5)), { type: 'conversation-changed', key: ANN_KEY, isDeleted: true })
    expect(state.conversations.get(ANN_KEY)?.isDeleted).toBe(true)
    // One from before, out of a gap or a page of history, says nothing new.
    apply(state, received(text(ANN_KEY, 4)))
    expect(state.conversations.get(ANN_KEY)?.isDeleted).toBe(true)
    apply(state, received(text(ANN_KEY, 6)))
    expect(state.conversations.get(ANN_KEY)?.isDeleted).toBe(false)
  })
})
