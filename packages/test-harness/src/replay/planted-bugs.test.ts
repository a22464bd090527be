import { beforeAll, describe, expect, it } from 'vitest'
import { loadChanged, type Replacement } from '../world/bundle'
import { SMALL_LIMITS } from '../world/small-limits'
import { PLAY_BUGS } from './planted-bugs'
import type * as PlayModule from './play'
import { crowd } from './test-crowd'
import { DELIVERIES } from './transcript-backend'

/** With small limits: hundreds of seals and chunks in a few messages. */
const messages = crowd(600)

/** What the engine with these changes makes of the messages, case after case. */
async function* digests(replacements: readonly Replacement[]): AsyncGenerator<string> {
  const { play } = await loadChanged<typeof PlayModule>('src/replay/play.ts', [
    ...SMALL_LIMITS,
    ...replacements,
  ])
  const room = 'room 1'
  const inRoom = messages.filter((message) => message.room === room)
  const readUpTo = inRoom[Math.floor(inRoom.length / 3)]?.id ?? ''
  for (const deliver of DELIVERIES)
    for (const seed of [1, 2, 7, 8]) {
      const options = { messages, as: 'Sokha', deliver, seed, searches: ['WORD7'] }
      yield (await play(options)).digest
      yield (await play({ ...options, room, readUpTo })).digest
    }
}

/** One case is enough. */
async function isRed(bug: Replacement, clean: readonly string[]): Promise<boolean> {
  let index = 0
  for await (const digest of digests([bug])) if (digest !== clean[index++]) return true
  return false
}

describe('bugs planted into the engine', () => {
  const clean: string[] = []
  beforeAll(async () => {
    for await (const digest of digests([])) clean.push(digest)
  })

  it.each(PLAY_BUGS.map((bug) => [bug.id, bug] as const))(
    'S-PLAY-6 %s turns a play case red',
    async (_id, bug) => {
      expect(await isRed(bug, clean)).toBe(true)
    },
  )
})
