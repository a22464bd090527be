import { beforeAll, describe, expect, it } from 'vitest'
import { loadChanged, type Replacement } from '../world/bundle'
import { SMALL_LIMITS } from '../world/small-limits'
import { PLAY_BUGS } from './planted-bugs'
import type * as PlayModule from './play'
import { crowd } from './test-crowd'
import { DELIVERIES } from './transcript-backend'

/** With small limits: hundreds of seals and chunks in a few messages. */
const messages = crowd(600)

async function digests(replacements: readonly Replacement[]): Promise<readonly string[]> {
  const { play } = await loadChanged<typeof PlayModule>('src/replay/play.ts', [
    ...SMALL_LIMITS,
    ...replacements,
  ])
  const room = 'room 1'
  const inRoom = messages.filter((message) => message.room === room)
  const readUpTo = inRoom[Math.floor(inRoom.length / 3)]?.id ?? ''
  const all: string[] = []
  for (const deliver of DELIVERIES)
    for (const seed of [1, 2, 7, 8]) {
      const options = { messages, as: 'Sokha', deliver, seed, searches: ['WORD7'] }
      all.push((await play(options)).digest, (await play({ ...options, room, readUpTo })).digest)
    }
  return all
}

describe('bugs planted into the engine', () => {
  let clean: readonly string[]
  beforeAll(async () => {
    clean = await digests([])
  })

  it.each(PLAY_BUGS.map((bug) => [bug.id, bug] as const))(
    'S-PLAY-6 %s turns a play case red',
    async (_id, bug) => {
      expect(await digests([bug])).not.toEqual(clean)
    },
  )
})
