import { expect, test } from 'vitest'
import type { Answer } from '../../../http/call'
import { unlessDone } from './lost-answer'

const wrong: Answer = { kind: 'refused', status: 422, code: 'wrong_code', retryAfterS: 0, fields: ['code'] }

test('S-WEB-45 a code that is wrong is said so, and nothing else is asked; one whose answer was lost is looked after', async () => {
  let looks = 0
  const isDone = async () => {
    looks += 1
    return true
  }
  expect(await unlessDone('sokha 000000', wrong, isDone)).toBe(wrong)
  expect(await unlessDone('sokha 000000', wrong, isDone)).toBe(wrong)
  expect(looks).toBe(0)
  const lost: Answer = { kind: 'network' }
  expect(await unlessDone('sokha 123456', lost, isDone)).toBe(lost)
  expect(await unlessDone('dara 123456', wrong, isDone)).toBe(wrong)
  expect(looks).toBe(0)
  expect(await unlessDone('sokha 123456', wrong, isDone)).toEqual({ kind: 'ok', body: null })
  expect(await unlessDone('sokha 123456', wrong, async () => false)).toBe(wrong)
  expect(looks).toBe(1)
})
