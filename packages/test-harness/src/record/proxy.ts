// A proxy that records the chat of whoever goes through it:
//
//   browser <-- calls, frames --> proxy <-- the same --> backend
//                                   |
//                  chat calls and frames, by account --> Recorder
//
// What it passes on is passed on as it is; tokens stay in what passes (logins.ts keeps hashes, to tell accounts apart).
// Absent: everything of the portal but its chat, and calls that the engine does not make itself.

import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { portOf } from '../server/http/port'
import { waitOf } from './known-fields'
import { Logins } from './logins'
import type { Recorder } from './recorder'

/** Bodies of recorded calls are kept up to this many bytes; a longer one passes, unrecorded. */
const BODY_MAX = 16 * 1024 * 1024
/** Headers of one hop. */
const OF_A_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/** The calls that an engine makes by itself. */
const CHAT_CALL =
  /^\/(?:chat\/im\/(?:user\/(?:getMsg|getNotice|getMsgByImID|sendP2MMsg|serviceNotification|checkWords)|groups\/(?:getGroupMsgOffline|getOfflineNotice|getGroupMsgByGroupID))|chat\/users\/[^/]+\/contacts|chat\/groups(?:\/[^/]+\/members)?|biz\/conversations\/(?:items\/query|items\/delete|read|setting))$/
const LOGIN_CALL = /\/users\/authorize(?:\/im)?$|\/passport\/token$|^\/chat\/auth$/

interface Line {
  readonly tab: string
  readonly me: string
}

export interface RecordingProxy {
  /** `http://127.0.0.1:4171` */
  readonly url: string
  /** Closes every connection; what passed until then is noted. */
  close(): Promise<void>
}

const bearerOf = (request: IncomingMessage): string =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** What passes in a message, heard beside whoever passes it on; undefined when it is too long or breaks off. */
function bodyOf(message: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  message.on('data', (part: Buffer) => {
    size += part.length
    if (size <= BODY_MAX) parts.push(part)
  })
  return new Promise((resolve) => {
    message.once('end', () => resolve(size <= BODY_MAX ? Buffer.concat(parts).toString() : undefined))
    message.once('close', () => resolve(undefined))
  })
}

class Relay {
  readonly #logins = new Logins()
  readonly #tabs = new Map<string, string>()
  readonly #generations = new Map<string, number>()
  #calls = 0

  constructor(
    private readonly backend: URL,
    private readonly recorder: Recorder,
    private readonly onUnknown: () => void,
  ) {}

  /** What the backend is asked: its own host, and its own origin where the browser names the proxy's. */
  #headersFor(request: IncomingMessage): Record<string, string | string[]> {
    const { headers } = request
    const kept = Object.entries(headers).filter(([name]) => !OF_A_HOP.includes(name))
    const own = `http://${headers.host}`
    const origin = headers.origin === own ? { origin: this.backend.origin } : {}
    // A packed answer could not be read in passing.
    return Object.fromEntries([
      ...(kept as [string, string | string[]][]),
      ...Object.entries({ ...origin, host: this.backend.host, 'accept-encoding': 'identity' }),
    ])
  }

  /** Where a request goes on the backend; null when it cannot be read, or names another host. */
  #addressOf({ url = '/' }: IncomingMessage): URL | null {
    if (!URL.canParse(url, this.backend)) return null
    const address = new URL(url, this.backend)
    return address.origin === this.backend.origin ? address : null
  }

  #lineOf(token: string): Line | undefined {
    const me = this.#logins.accountOf(token)
    if (me === undefined) return undefined
    let tab = this.#tabs.get(me)
    if (tab === undefined) {
      tab = `account-${this.#tabs.size + 1}`
      this.#tabs.set(me, tab)
      this.recorder.note(tab, ({ ids }) => ({
        type: 'tab',
        me: ids.id(me),
        isOnline: true,
        isVisible: true,
        refreshAt: 0,
      }))
    }
    return { tab, me }
  }

  async call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = this.#addressOf(request)
    if (address === null) return void response.writeHead(400).end()
    const path = address.pathname
    const bearer = bearerOf(request)
    this.#logins.learnFromPath(bearer, path)
    const isChat = CHAT_CALL.test(path)
    const line = isChat ? this.#lineOf(bearer) : undefined
    const id = ++this.#calls
    const options = { method: request.method ?? 'GET', headers: this.#headersFor(request) }
    const ask = this.backend.protocol === 'https:' ? httpsRequest : httpRequest
    const upstream = ask(address, options)
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      upstream.on('response', resolve)
      upstream.on('error', reject)
    })
    if (line !== undefined) this.#noteAsk(line, id, request)
    request.pipe(upstream)
    response.once('close', () => upstream.destroy())
    try {
      const answer = await answered
      response.writeHead(
        answer.statusCode ?? 502,
        Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_A_HOP.includes(name))),
      )
      answer.pipe(response)
      if (line === undefined && !LOGIN_CALL.test(path)) return
      const body = (await bodyOf(answer)) ?? ''
      if (line === undefined) this.#logins.learn(bearer, body)
      else this.#noteAnswer(line, id, answer, body)
    } catch {
      if (line !== undefined)
        this.recorder.noteInput(line.tab, async () => ({
          type: 'answer',
          id,
          kind: 'network',
          status: 0,
          body: { text: '' },
          retryAfterMs: 0,
        }))
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    }
  }

  #noteAsk({ tab, me }: Line, id: number, request: IncomingMessage): void {
    const { method = 'GET', url = '/' } = request
    const body = bodyOf(request)
    this.recorder.note(tab, async (redactor) => {
      const text = (await body) ?? ''
      const payload = text === '' ? null : await this.recorder.payload(text, me)
      return { type: 'ask', id, method, path: redactor.path(url), body: payload }
    })
  }

  #noteAnswer({ tab, me }: Line, id: number, answer: IncomingMessage, body: string): void {
    const seconds = Number(answer.headers['retry-after'] ?? 0)
    this.recorder.noteInput(tab, async () => ({
      type: 'answer',
      id,
      kind: 'answer',
      status: answer.statusCode ?? 0,
      body: await this.recorder.payload(body, me),
      retryAfterMs: waitOf(seconds * 1000),
    }))
  }

  /** The browser's socket opens when the backend's has: until then there is nothing to keep. */
  upgrade(sockets: WebSocketServer, request: IncomingMessage, raw: Duplex, head: Buffer): void {
    raw.on('error', () => raw.destroy())
    const url = this.#addressOf(request)
    if (url === null) return void raw.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    url.protocol = url.protocol.replace('http', 'ws')
    const { origin } = this.#headersFor(request)
    const headers = typeof origin === 'string' ? { origin } : {}
    const upstream = new WebSocket(url, { perMessageDeflate: false, headers })
    const line = this.#lineOf(url.searchParams.get('token') ?? '')
    if (line === undefined) this.onUnknown()
    const generation = line === undefined ? 0 : (this.#generations.get(line.tab) ?? 0) + 1
    if (line !== undefined) {
      this.#generations.set(line.tab, generation)
      this.recorder.note(line.tab, () => ({ type: 'socket', generation }))
    }
    upstream.once('error', () => raw.destroy())
    raw.once('close', () => {
      if (upstream.readyState === WebSocket.CONNECTING) upstream.terminate()
    })
    upstream.once('open', () => {
      upstream.pause()
      sockets.handleUpgrade(request, raw, head, (client) => this.#join(client, upstream, line, generation))
    })
  }

  #join(client: WebSocket, upstream: WebSocket, line: Line | undefined, generation: number): void {
    const { recorder } = this
    const note = (make: (tab: string, me: string) => void): void => {
      if (line !== undefined) make(line.tab, line.me)
    }
    note((tab) => recorder.note(tab, () => ({ type: 'opened', generation })))
    upstream.on('message', (data, isBinary) => {
      const text = data.toString()
      if (!isBinary)
        note((tab, me) =>
          recorder.noteInput(tab, async () => ({
            type: 'in',
            generation,
            frame: await recorder.payload(text, me),
          })),
        )
      client.send(data as Buffer, { binary: isBinary })
    })
    client.on('message', (data, isBinary) => {
      const text = data.toString()
      if (!isBinary)
        note((tab, me) =>
          recorder.note(tab, async () => ({
            type: 'out',
            generation,
            frame: await recorder.payload(text, me),
            isWritten: true,
          })),
        )
      upstream.send(data as Buffer, { binary: isBinary })
    })
    let isOver = false
    const end = (other: WebSocket, code: number, reason: Buffer): void => {
      if (!isOver) note((tab) => recorder.note(tab, () => ({ type: 'closed', generation, code })))
      isOver = true
      // 1005 and 1006 stand for "no code" and "no close": they cannot be sent.
      if (code === 1006) other.terminate()
      else if (code === 1005) other.close()
      else other.close(code, reason)
    }
    client.on('close', (code, reason) => end(upstream, code, reason))
    upstream.on('close', (code, reason) => end(client, code, reason))
    client.on('error', () => client.terminate())
    upstream.on('error', () => upstream.terminate())
    upstream.resume()
  }
}

/**
 * Passes everything on to `backend` and records the chat. `onUnknown` is told of a socket whose account is not known: its
 * login was made before the recording. Source: contract 1, record.
 */
export async function startRecordingProxy(
  backend: URL,
  recorder: Recorder,
  options: { readonly port: number; readonly onUnknown: () => void },
): Promise<RecordingProxy> {
  const relay = new Relay(backend, recorder, options.onUnknown)
  const server = createServer((request, response) => {
    void relay.call(request, response)
  })
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, raw, head) => relay.upgrade(sockets, request, raw, head))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: options.port }, resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await closed
    },
  }
}
