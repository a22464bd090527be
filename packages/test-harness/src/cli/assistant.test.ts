import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { embeddedAnswerer } from '../server/assistant/embedded'
import { readAssistant } from './assistant'

test('S-AI-12 serve has the embedded assistant unless it is told off, by the flag or else by its environment', () => {
  expect(readAssistant(undefined, {})).toBe(embeddedAnswerer)
  expect(readAssistant(undefined, { SARIKA_ASSISTANT: '' })).toBe(embeddedAnswerer)
  expect(readAssistant('embedded', { SARIKA_ASSISTANT: 'off' })).toBe(embeddedAnswerer)
  expect(readAssistant('off', {})).toBeNull()
  expect(readAssistant('off', { SARIKA_ASSISTANT: 'embedded' })).toBeNull()
  expect(readAssistant(undefined, { SARIKA_ASSISTANT: 'off' })).toBeNull()
  expect(() => readAssistant('on', {})).toThrow(BadInput)
  expect(() => readAssistant(undefined, { SARIKA_ASSISTANT: 'demo' })).toThrow(/neither off nor embedded/)
})
