import { type KindDefinition, serverKind } from './kind.js'
import type { Prose } from './shapes/prose.js'

/** e.g. `{ text: "Call our hotline.", intent: "person" }` */
export interface RobotAnswer extends Prose {
  /** What the question was taken for, where the server says it: a screen may add what helps with it. Ours. */
  readonly intent?: string
}

const definition: KindDefinition<'robot', RobotAnswer> = {
  type: 'robot',
  decode: ({ text, extra }) => {
    const intent = extra?.intent
    return typeof intent === 'string' && intent !== '' ? { text, intent } : { text }
  },
  encode: ({ text, intent }) => (intent === undefined ? { text } : { text, extra: { intent } }),
  preview: ({ text }) => text,
}

/** What a robot answers. */
export const robot = serverKind(definition, { isPlain: true })
