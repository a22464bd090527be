import { BadInput } from '../bad-input'
import type { ServerOptions } from '../server'
import { embeddedAnswerer } from '../server/assistant/embedded'

export const ASSISTANT_FLAG = {
  type: 'string',
  value: 'off|embedded',
  help: 'the assistant in the chat, which answers from this server alone and without a model (embedded; or SARIKA_ASSISTANT)',
} as const

/** Embedded unless told `off`: null, there is none. SARIKA_ASSISTANT says it where the flag does not. Throws `BadInput` for another word. */
export function readAssistant(
  given: string | undefined,
  { SARIKA_ASSISTANT }: NodeJS.ProcessEnv,
): NonNullable<ServerOptions['assistant']> | null {
  const said = given ?? (SARIKA_ASSISTANT || 'embedded')
  if (said === 'off') return null
  if (said === 'embedded') return embeddedAnswerer
  throw new BadInput(`--assistant ${said} is neither off nor embedded.`)
}
