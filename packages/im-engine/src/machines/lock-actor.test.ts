import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Locks } from '../ports/tabs.js'
import { lockActor } from './lock-actor.js'

/** Locks that a test grants by hand. */
function byHand() {
  let grant = (): void => {}
  let given = 0
  let isCancelled = false
  const locks: Locks = {
    request: (_name, _options, { onGranted }) => {
      grant = () => {
        given++
        onGranted(() => given--)
      }
      return { cancel: () => (isCancelled = true) }
    },
  }
  const actor = createActor(lockActor, { input: { locks, name: 'lead', steal: false } })
  return { actor, grant: () => grant(), held: () => given, isCancelled: () => isCancelled }
}

it('S-LEAD-1 a lock that is granted in the moment of giving up is let go at once', () => {
  const { actor, grant, held, isCancelled } = byHand()
  actor.start()
  actor.stop()
  expect(isCancelled()).toBe(true)
  grant()
  expect(held()).toBe(0)
})

it('S-LEAD-1 a lock that is held is let go with its state', () => {
  const { actor, grant, held } = byHand()
  actor.start()
  grant()
  expect(held()).toBe(1)
  actor.stop()
  expect(held()).toBe(0)
})
