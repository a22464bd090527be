/** One exchange with a server that speaks the chat completions of OpenAI, whoever runs it. */
import { z } from 'zod'
import { MAX_MODEL_BYTES, MODEL_CALLS } from '../../limits'

/** How a model is reached. */
export interface ModelSettings {
  /** of its chat completions, e.g. `https://models.example/v1/chat/completions` */
  readonly url: string
  /** its name there */
  readonly model: string
  /** "": it asks for none */
  readonly key: string
  /** ms for one question; not said: MODEL_MS */
  readonly withinMs?: number
}

/** Why there is no answer, in words that have nothing of the question and no key in them. */
export class ModelFailed extends Error {}

export interface ToolCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

export type Turn =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

/** What it says, or what it wants to read first. */
export interface Said {
  readonly content: string
  readonly calls: readonly ToolCall[]
}

const MOST_ARGUMENTS = 2_000

const Call = z.object({
  id: z.string().min(1).max(200),
  type: z.literal('function').default('function'),
  function: z.object({ name: z.string().max(100), arguments: z.string().max(MOST_ARGUMENTS) }),
})
const Message = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(Call).max(MODEL_CALLS).nullish(),
})
const Answer = z.object({ choices: z.array(z.object({ message: Message })).min(1) })

/** No more than may be of an answer, however long it is. */
async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  // Whoever leaves this loop early hangs up.
  for await (const part of body ?? []) {
    size += part.length
    if (size > MAX_MODEL_BYTES) throw new ModelFailed(`its answer has more than ${MAX_MODEL_BYTES} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function readAnswer(text: string): Said {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ModelFailed('its answer is no JSON')
  }
  const message = Answer.safeParse(json).data?.choices[0]?.message
  if (message === undefined) throw new ModelFailed('its answer has another shape')
  return { content: message.content ?? '', calls: message.tool_calls ?? [] }
}

/** Asks once. An answer that leads elsewhere is not followed: the key and the question go to this address alone. Throws. */
export async function exchange(
  { url, model, key }: ModelSettings,
  asked: { readonly messages: readonly Turn[]; readonly tools: readonly object[] },
  signal: AbortSignal,
): Promise<Said> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key !== '' && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, stream: false, ...asked }),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ModelFailed(`it answered ${response.status}`)
  }
  return readAnswer(await readBounded(response))
}
