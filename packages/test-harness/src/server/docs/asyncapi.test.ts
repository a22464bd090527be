import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { CloseCode } from '../socket/close-codes'
import { FRAME_KINDS, FRAME_SCHEMAS, readFrame } from '../socket/inbound'
import type { OutboundFrame } from '../socket/outbound'
import { toAsyncApi } from './asyncapi'
import { FRAMES } from './frames'

interface Ref {
  $ref: string
}
interface AsyncApi {
  asyncapi: string
  info: { description: string }
  channels: {
    socket: { address: string; messages: Record<string, Ref>; bindings: { ws: { query: object } } }
  }
  operations: Record<string, { action: string; messages: Ref[]; reply?: { messages: Ref[] } }>
  components: {
    messages: Record<string, { payload: Ref; examples: { payload: unknown }[] }>
    schemas: Record<string, object>
  }
}

const DOCUMENT = toAsyncApi(FRAMES) as AsyncApi
const { channels, operations, components } = DOCUMENT

/** Every action that a frame of the server has, and the message that stands for it. */
const SENT: Readonly<Record<OutboundFrame['action'], string>> = {
  heartbeat: 'heartbeat-answer',
  ack: 'ack',
  p2p: 'live-message',
  group: 'live-message',
  notice: 'notice',
  error: 'error',
  typing: 'typing-told',
  last_seen: 'last-seen',
}

const named = (refs: readonly Ref[] = []) => refs.map(({ $ref }) => $ref.split('/').at(-1) ?? '')
const by = (action: string) => Object.values(operations).filter((one) => one.action === action)

test('S-DOCS-4 every kind of frame has a message, whichever way it goes', () => {
  const received = by('receive').flatMap(({ messages }) => named(messages))
  expect(received.toSorted()).toEqual(Object.keys(FRAME_KINDS).toSorted())
  const answers = by('receive').flatMap(({ reply }) => named(reply?.messages))
  const sent = [...by('send').flatMap(({ messages }) => named(messages)), ...answers]
  expect(new Set(sent)).toEqual(new Set(Object.values(SENT)))
  expect(Object.keys(channels.socket.messages).toSorted()).toEqual(
    [...new Set([...received, ...sent])].toSorted(),
  )
})

function resolve({ $ref }: Ref): unknown {
  const parts = $ref.replace(/^#\//, '').split('/')
  return parts.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], DOCUMENT)
}

test('S-DOCS-4 every reference leads somewhere, and operations speak of the messages of their channel', () => {
  const refs = [...JSON.stringify(DOCUMENT).matchAll(/"\$ref":"([^"]+)"/g)].map(([, $ref = '']) => ({ $ref }))
  expect(refs.length).toBeGreaterThan(20)
  for (const ref of refs) expect([ref, typeof resolve(ref)]).toEqual([ref, 'object'])
  for (const { messages, reply } of Object.values(operations))
    for (const { $ref } of [...messages, ...(reply?.messages ?? [])])
      expect($ref).toMatch(/^#\/channels\/socket\/messages\//)
})

test('S-DOCS-4 every schema compiles, and every example keeps to its own', () => {
  const ajv = new Ajv({ strictSchema: true, strictTypes: false, validateFormats: false })
  for (const { payload, examples } of Object.values(components.messages)) {
    const isRight = ajv.compile(resolve(payload) as object)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect([isRight(example.payload), isRight.errors]).toEqual([true, null])
  }
  expect(ajv.compile(channels.socket.bindings.ws.query)({ token: 'eyJ' })).toBe(true)
})

test('S-DOCS-4 what the engine sends is read by the server as the kind that the document says', () => {
  for (const { name, from, examples } of FRAMES) {
    if (from !== 'client') continue
    for (const example of examples) {
      expect(readFrame(JSON.stringify(example)).kind).toBe(name)
      expect(FRAME_SCHEMAS[name as keyof typeof FRAME_SCHEMAS].safeParse(example).error).toBeUndefined()
    }
  }
})

test('S-DOCS-4 it is a document of AsyncAPI 3 about /socket, and every code of a close is described', () => {
  expect(DOCUMENT.asyncapi).toBe('3.0.0')
  expect(channels.socket).toMatchObject({
    address: '/socket',
    bindings: { ws: { query: { required: ['token'] } } },
  })
  for (const code of Object.values(CloseCode)) expect(DOCUMENT.info.description).toContain(`\n- ${code}: `)
})
