import { BadInput } from '../bad-input'
import type { ServerOptions } from '../server'
import type { ModelSettings } from '../server/assistant/model/exchange'

export const ASSISTANT_URL_FLAG = {
  type: 'string',
  value: 'URL',
  help: 'a model that the assistant asks first: its chat completions as OpenAI has them, e.g. https://models.example/v1/chat/completions; its key stands in SARIKA_ASSISTANT_KEY (none: no question leaves this server; or SARIKA_ASSISTANT_URL)',
} as const

export const ASSISTANT_MODEL_FLAG = {
  type: 'string',
  value: 'NAME',
  help: 'the name of the model there (or SARIKA_ASSISTANT_MODEL)',
} as const

/** What a header may carry. */
const KEY = /^[\x21-\x7e]+$/
const THIS_MACHINE = /^(127\.0\.0\.1|\[::1\]|localhost)$/

function readAddress(given: string, hasKey: boolean): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new BadInput(
      '--assistant-url is no address of http or https, like https://models.example/v1/chat/completions.',
    )
  if (url.username !== '' || url.password !== '')
    throw new BadInput(
      '--assistant-url has a name or a password in it. Give the key by SARIKA_ASSISTANT_KEY.',
    )
  if (hasKey && url.protocol === 'http:' && !THIS_MACHINE.test(url.hostname))
    throw new BadInput(
      '--assistant-url: a key goes over https, or not off this machine. Give an address of https.',
    )
  return url.href
}

/** The model that is asked before the embedded answerer; null: there is none. Throws `BadInput`, which never names the key. */
export function readAssistantModel(
  flags: { readonly url: string | undefined; readonly model: string | undefined },
  env: NodeJS.ProcessEnv,
  assistant: ServerOptions['assistant'],
): ModelSettings | null {
  const { SARIKA_ASSISTANT_KEY: key = '' } = env
  const given = flags.url ?? env.SARIKA_ASSISTANT_URL ?? ''
  if (given === '') return null
  const model = flags.model ?? env.SARIKA_ASSISTANT_MODEL ?? ''
  if (!assistant)
    throw new BadInput(
      '--assistant-url: there is no assistant here. Give --assistant embedded, or no address.',
    )
  if (model === '') throw new BadInput('--assistant-url: name the model there by --assistant-model.')
  if (key !== '' && !KEY.test(key))
    throw new BadInput('SARIKA_ASSISTANT_KEY has a blank or another sign in it that no header may carry.')
  return { url: readAddress(given, key !== ''), model, key }
}
