import { expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import type { Commit } from './events/facts.js'
import { newCommit } from './events/version.js'
import { LiveDoor, type Teller } from './live-door.js'
import { NEWS_MS } from './model/limits.js'
import { connected } from './test-connected.js'

const wish = (name: 'message' | 'fact') => ({ name, listener: () => {}, isForAccount: false })

it('S-EVENT-6 what comes while the rest is fetched waits for it, in its order, and is told to those who listened by then', async () => {
  let fetches = 0
  let arrive = (_teller: Teller): void => {}
  const door = new LiveDoor(() => {
    fetches++
    return new Promise((resolve) => {
      arrive = resolve
    })
  })
  const commits = [1, 2, 3, 4].map((at) => newCommit([], at, 'tab'))
  const [first, second, third, fourth] = commits as [Commit, Commit, Commit, Commit]
  // Nobody listens: nothing is fetched and nothing kept.
  door.note(first)
  door.add(wish('message'))
  door.note(second)
  const end = door.add(wish('fact'))
  door.note(third)
  end()
  const told: [number, number][] = []
  arrive({ tell: ({ at }, number) => void told.push([at, number]) })
  await Promise.resolve()
  await Promise.resolve()
  door.note(fourth)
  expect(told).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
  ])
  expect([fetches, [...door.wishes].map(({ after }) => after)]).toEqual([1, [1]])
})

it('S-EVENT-7 what is older than a minute when a tab hears of it is no event there: it was frozen', async () => {
  const store = createMemoryStore()
  const leader = await connected({ store })
  const second = await connected({ store, beside: leader, isFollower: true })
  const texts: string[] = []
  for (const { engine } of [leader, second]) engine.on('message', ({ preview }) => texts.push(preview))
  const say = async (text: string) => {
    leader.socket.last.receive({ action: 'p2p', data: leader.backend.write(text) })
    for (const { clock } of [leader, second]) await clock.advance(10)
  }
  await say('both')
  second.clock.jump(NEWS_MS + 1_000)
  await say('one of them')
  expect(texts).toEqual(['both', 'both', 'one of them'])
})
