/**
 * The socket as an AsyncAPI 3 document. Frames that come in have the schemas that the server reads them with, frames that go
 * out those of the engine, which every frame of the server passes (S-SRV-33).
 */
import { MAX_FRAME_BYTES } from '../limits'
import { UpgradeQuery } from '../socket/admit'
import { CloseCode } from '../socket/close-codes'
import { FRAME_SCHEMAS } from '../socket/inbound'
import type { DocumentedFrame } from './frames'
import { toJsonSchema } from './json-schema'

type Kind = keyof typeof FRAME_SCHEMAS

/** The frame that answers each kind; null: none does. */
const ANSWERS: Readonly<Record<Kind, string | null>> = {
  heartbeat: 'heartbeat-answer',
  ping: 'notice',
  message: 'ack',
  receipt: 'ack',
  'contact-request': 'ack',
  typing: null,
  call: 'ack',
  'call-signal': 'ack',
}

const CLOSES: Readonly<Record<keyof typeof CloseCode, string>> = {
  done: 'There is no chat here. Do not come again.',
  tokenExpired: 'The token is over, or none of ours: renew it once and come again.',
  replaced: 'The same device has opened another socket. It goes on there.',
  kickedOut: 'The login was ended, or another device came; an error frame said which. Do not come again.',
  badFrames:
    'Too many frames that could not be read or carried out. More of them close the next socket, too.',
  tooBig: `A frame had more than ${MAX_FRAME_BYTES} bytes.`,
  failed: 'A fault of the server. Come again.',
  restart: 'The server restarts. Come again.',
  overloaded: 'What was sent was read too slowly. Come again: what was missed is in the pages of the chat.',
}

const codes = Object.keys(CLOSES) as (keyof typeof CloseCode)[]

const DESCRIPTION = `The socket of a login to the chat. Every frame is JSON text of at most ${MAX_FRAME_BYTES} bytes; times are ms since epoch,
ids are texts, unknown fields are ignored. Who sent a frame and when is never read from it. One that cannot be read is answered
by an ack that refuses its seq, or by an error frame where it has none.

An upgrade from a page of another origin is refused with 403. What is wrong with a token is said on the open socket. It closes with:

${codes.map((name) => `- ${CloseCode[name]}: ${CLOSES[name]}`).join('\n')}`

const messageRef = (name: string) => ({ $ref: `#/components/messages/${name}` })
const ofChannel = (name: string) => ({ $ref: `#/channels/socket/messages/${name}` })
const byName = <T>(names: readonly string[], of: (name: string) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)]))

/** `frames`: what clients send and read. */
export function toAsyncApi(frames: readonly DocumentedFrame[]): object {
  const isKind = (name: string): name is Kind => Object.hasOwn(FRAME_SCHEMAS, name)
  const names = frames.map(({ name }) => name)
  const [incoming, outgoing] = [names.filter(isKind), names.filter((name) => !isKind(name))]
  const schemas = frames.map(({ name, schema }) => [
    name,
    isKind(name)
      ? toJsonSchema(FRAME_SCHEMAS[name], 'input', 'draft-7')
      : toJsonSchema(schema, 'output', 'draft-7'),
  ])
  const messages = frames.map(({ name, says, examples }) => [
    name,
    {
      name,
      contentType: 'application/json',
      description: says,
      payload: { $ref: `#/components/schemas/${name}` },
      examples: examples.map((payload) => ({ payload })),
    },
  ])
  const channel = { $ref: '#/channels/socket' }
  const receive = (name: Kind) => {
    const answer = ANSWERS[name]
    return {
      action: 'receive',
      channel,
      messages: [ofChannel(name)],
      ...(answer === null ? {} : { reply: { channel, messages: [ofChannel(answer)] } }),
    }
  }
  const send = (name: string) => ({ action: 'send', channel, messages: [ofChannel(name)] })
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Sarika, the socket',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/socket',
        description:
          '`/socket?token=<im_token>&turn=<n>` at the host of this document, ws or wss. Of two sockets of one device that open within 10 s of each other the one of the higher turn goes on; without a turn the later one does.',
        messages: byName(names, messageRef),
        bindings: {
          ws: {
            method: 'GET',
            query: { ...toJsonSchema(UpgradeQuery, 'input', 'draft-7'), required: ['token'] },
            bindingVersion: '0.1.0',
          },
        },
      },
    },
    operations: {
      ...Object.fromEntries(incoming.map((name) => [`receive-${name}`, receive(name)])),
      ...Object.fromEntries(outgoing.map((name) => [`send-${name}`, send(name)])),
    },
    components: { messages: Object.fromEntries(messages), schemas: Object.fromEntries(schemas) },
  }
}
