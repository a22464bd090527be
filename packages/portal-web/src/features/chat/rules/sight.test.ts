import { expect, test } from 'vitest'
import { Sight } from './sight'

test('S-CHAT-32 the furthest that was in sight stays while one scrolls back, and of messages of one moment it is the last', () => {
  const sight = new Sight()
  let told = 0
  sight.subscribe(() => told++)
  for (const [at, id] of [
    [5, '9'],
    [5, '10'],
    [5, '9'],
    [4, '99'],
    [5, '11'],
  ] as const)
    sight.reach({ at, id })
  expect(sight.furthest()).toEqual({ at: 5, id: '11' })
  expect(told).toBe(3)
})
