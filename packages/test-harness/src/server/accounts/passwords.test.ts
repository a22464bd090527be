import { createHook } from 'node:async_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword, PasswordCheck } from './passwords'

test('S-ACC-42 of passwords that come at once two are hashed or judged at a time, and all are', async () => {
  const check = new PasswordCheck(4)
  const hash = await hashPassword('right', 4)
  await check.verify('warm', null)
  const begun = new Set<number>()
  let atOnce = 0
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'SCRYPTREQUEST') return
      begun.add(id)
      atOnce = Math.max(atOnce, begun.size)
    },
    before: (id) => {
      begun.delete(id)
    },
  }).enable()
  onTestFinished(() => {
    hook.disable()
  })
  const words = ['right', 'wrong', 'right', 'wrong', 'right']
  const [verdicts] = await Promise.all([
    Promise.all(words.map((word) => check.verify(word, hash))),
    ...words.map((word) => check.hash(word)),
  ])
  expect(verdicts).toEqual([true, false, true, false, true])
  expect(atOnce).toBe(2)
})
