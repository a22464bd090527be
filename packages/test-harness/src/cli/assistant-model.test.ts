import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { embeddedAnswerer } from '../server/assistant/embedded'
import { modelAnswerer } from '../server/assistant/model/model'
import type { ReadFrom } from '../server/assistant/reads'
import { readAssistantModel } from './assistant-model'

const URL_THERE = 'https://models.example/v1/chat/completions'
const NONE = { url: undefined, model: undefined }

test('S-AI-13 no model is asked unless an address is given, by flag or environment; its key stands in the environment alone', () => {
  expect(readAssistantModel(NONE, {}, embeddedAnswerer)).toBeNull()
  expect(readAssistantModel(NONE, { SARIKA_ASSISTANT_KEY: 'sk-1' }, null)).toBeNull()
  expect(
    readAssistantModel({ url: URL_THERE, model: 'm' }, { SARIKA_ASSISTANT_KEY: 'sk-1' }, embeddedAnswerer),
  ).toEqual({
    ...{ url: URL_THERE, model: 'm', key: 'sk-1' },
  })
  const env = {
    SARIKA_ASSISTANT_URL: 'http://10.0.0.7:8080/v1/chat/completions',
    SARIKA_ASSISTANT_MODEL: 'n',
  }
  expect(readAssistantModel(NONE, env, embeddedAnswerer)).toEqual({
    ...{ url: env.SARIKA_ASSISTANT_URL, model: 'n', key: '' },
  })
  expect(readAssistantModel({ url: URL_THERE, model: undefined }, env, embeddedAnswerer)).toMatchObject({
    url: URL_THERE,
  })
  expect(readAssistantModel({ url: '', model: undefined }, env, embeddedAnswerer)).toBeNull()
})

test.each([
  ['ftp://models.example/', 'm', ''],
  ['file:///etc/passwd', 'm', ''],
  ['models.example', 'm', ''],
  ['https://user:sk-secret@models.example/', 'm', ''],
  ['http://models.example/', 'm', 'sk-secret'],
  [URL_THERE, 'm', 'sk-secret\nx'],
  [URL_THERE, '', 'sk-secret'],
])('S-AI-13 %s for the model "%s" is refused, and no secret is told', (url, model, key) => {
  const read = () => readAssistantModel({ url, model }, { SARIKA_ASSISTANT_KEY: key }, embeddedAnswerer)
  expect(read).toThrow(BadInput)
  expect(read).not.toThrow(/sk-secret/)
})

test('S-AI-13 an address where there is no assistant is refused; a key goes to this machine over http, too', () => {
  expect(() => readAssistantModel({ url: URL_THERE, model: 'm' }, {}, null)).toThrow(/no assistant here/)
  const url = 'http://127.0.0.1:8080/v1/chat/completions'
  expect(
    readAssistantModel({ url, model: 'm' }, { SARIKA_ASSISTANT_KEY: 'k' }, embeddedAnswerer),
  ).toMatchObject({ url })
})

test('S-AI-14 S-AI-20 a model has 20 s for a question, and the host of its address is told', () => {
  const settings = { url: URL_THERE, model: 'm', key: '' }
  expect(modelAnswerer(settings, {} as ReadFrom)).toMatchObject({ host: 'models.example', withinMs: 20_000 })
})
