/** A program of an embedder that enters by every door of the engine. */
export const SAMPLE = `
import { createImEngine, defineKind, type Http, type Logger, personKey, type SocketPort, toImId } from '@sarika/im-engine'
import { type CallProvider, webRtcCalls } from '@sarika/im-engine/calls'
import { geo, kindOfFile } from '@sarika/im-engine/kinds'
import { nodeSockets } from '@sarika/im-engine/node'
import { ImEngineProvider, useConversation } from '@sarika/im-engine/react'
import { BACKEND_CHECKS, scriptedBackend } from '@sarika/im-engine/testing'
import * as text from '@sarika/im-engine/text'
import { ackFrame, callCatalogue, clientFrame, decodeFrame, type Schema } from '@sarika/im-engine/wire'

const logger: Logger = { debug() {}, warn: console.warn, error: console.error }
const sockets: SocketPort = nodeSockets(WebSocket)
const http: Http = { request: async () => ({ kind: 'network' }) }
const calls = async (): Promise<CallProvider> => webRtcCalls()
const vote = defineKind<'vote', { readonly yes: boolean }>({
  type: 'vote',
  decode: ({ extra }) => (typeof extra?.yes === 'boolean' ? { yes: extra.yes } : undefined),
  encode: ({ yes }) => ({ text: '', extra: { yes } }),
  preview: ({ yes }) => String(yes),
})
export const engine = createImEngine({
  endpoints: { rest: '', socket: 'wss://chat.example/socket' },
  identity: { imId: 'im-1' },
  tokens: { current: () => ({ token: 't', refreshAt: 0 }), refresh: async () => ({ kind: 'network' }) },
  ports: { logger, sockets, http, uploader: undefined },
  kinds: [vote],
  calls,
})
export const sent = await engine.send(personKey(toImId('im-2')), vote.of({ yes: true }))
if (!sent.ok) console.warn(sent.refusal.kind)

function Chat() {
  const { snapshot } = useConversation(personKey(toImId('im-2')))
  return <ol>{snapshot.messages.map((one) => <li key={one.key}>{geo.is(one) ? one.body.latitude : one.text}</li>)}</ol>
}
export const app = <ImEngineProvider engine={createImEngine(scriptedBackend().options)}><Chat /></ImEngineProvider>

const read = clientFrame.safeParse(JSON.parse('{}'))
export const action: string = read.success ? read.data.action : String(read.error.message)
export const schemas: readonly Schema[] = [ackFrame, ...callCatalogue.map(({ answer }) => answer)]
export const rest = [text, kindOfFile('a.png'), decodeFrame, BACKEND_CHECKS.length] as const
`
