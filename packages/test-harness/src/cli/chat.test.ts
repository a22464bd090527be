import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readChat } from './chat'

test('S-GATE-9 there is a chat unless the flag says off; another word is refused', () => {
  expect([readChat(undefined), readChat('on'), readChat('off')]).toEqual([true, true, false])
  for (const word of ['', 'no', 'OFF']) expect(() => readChat(word)).toThrow(BadInput)
})
