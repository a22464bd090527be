import { type ContactItem, toImId } from '@sarika/im-engine'
import { afterEach, expect, test, vi } from 'vitest'
import { untilKnown } from './until-known'

afterEach(() => vi.useRealTimers())

/** A list of contacts that people come into. */
function contactsOf(...ids: string[]) {
  const listeners = new Set<() => void>()
  const rowOf = (id: string) => ({ imId: toImId(id) }) as ContactItem
  let rows = ids.map(rowOf)
  const view = {
    getSnapshot: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const come = (id: string) => {
    rows = [...rows, rowOf(id)]
    for (const listener of listeners) listener()
  }
  return { engine: { contacts: view } as unknown as Parameters<typeof untilKnown>[0], come, listeners }
}

test('S-MEET-12 the conversation with the employer of a job opens once the engine has heard of the new contact', async () => {
  vi.useFakeTimers()
  const { engine, come, listeners } = contactsOf('20001')
  await untilKnown(engine, toImId('20001'))
  let isOpen = false
  const opening = untilKnown(engine, toImId('20006')).then(() => {
    isOpen = true
  })
  come('20003')
  await vi.advanceTimersByTimeAsync(10)
  expect(isOpen).toBe(false)
  come('20006')
  await opening
  expect(listeners.size).toBe(0)
})

test('S-MEET-12 it opens all the same where nothing is told in time', async () => {
  vi.useFakeTimers()
  const { engine, listeners } = contactsOf()
  const opening = untilKnown(engine, toImId('20006'))
  await vi.advanceTimersByTimeAsync(5_000)
  await opening
  expect(listeners.size).toBe(0)
})
