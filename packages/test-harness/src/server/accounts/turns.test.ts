import { expect, test } from 'vitest'
import { Turns } from './turns'

test('S-ACC-42 two are at work, the others wait in their order, and one that fails makes room', async () => {
  const turns = new Turns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    turns.run(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => {
        ends[n] = resolve
      })
      if (n === 0) throw new Error('failed')
      return n
    })
  const all = [0, 1, 2, 3].map(work)
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await expect(all[0]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  ends[2]?.()
  expect(await all[2]).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[1]?.()
  ends[3]?.()
  expect(await Promise.all(all.slice(1))).toEqual([1, 2, 3])
  const late = work(4)
  expect(begun.at(-1)).toBe(4)
  ends[4]?.()
  expect(await late).toBe(4)
})
