import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { embeddedAnswerer } from '../server/assistant/embedded'
import { readAssistant } from './assistant'

test('S-AI-12 there is an assistant only where the deployment says embedded, by the flag or its environment', () => {
  expect(readAssistant(undefined, {})).toBeNull()
  expect(readAssistant(undefined, { SARIKA_ASSISTANT: '' })).toBeNull()
  expect(readAssistant('off', { SARIKA_ASSISTANT: 'embedded' })).toBeNull()
  expect(readAssistant('embedded', {})).toBe(embeddedAnswerer)
  expect(readAssistant(undefined, { SARIKA_ASSISTANT: 'embedded' })).toBe(embeddedAnswerer)
  expect(() => readAssistant('on', {})).toThrow(BadInput)
  expect(() => readAssistant(undefined, { SARIKA_ASSISTANT: 'demo' })).toThrow(/neither off nor embedded/)
})
