// Sockets and calls as they pass: the engine's own ports, each with an ear. The socket's address and the headers of calls
// hold tokens and are never looked at.

import type { Http, HttpAnswer, SocketPort } from '@sarika/im-engine/testing'
import { waitOf } from './known-fields'
import type { Recorder } from './recorder'
import type { Payload } from './recording'

export function watchSockets(port: SocketPort, recorder: Recorder, tab: string, me: string): SocketPort {
  let generations = 0
  return {
    open(url, handlers) {
      const generation = ++generations
      recorder.note(tab, () => ({ type: 'socket', generation }))
      const connection = port.open(url, {
        onOpen() {
          recorder.note(tab, () => ({ type: 'opened', generation }))
          handlers.onOpen()
        },
        onText(text) {
          recorder.noteInput(tab, async () => ({
            type: 'in',
            generation,
            frame: await recorder.payload(text, me),
          }))
          handlers.onText(text)
        },
        onClose(code, reason) {
          recorder.note(tab, () => ({ type: 'closed', generation, code }))
          handlers.onClose(code, reason)
        },
      })
      return {
        send(text) {
          const isWritten = connection.send(text)
          recorder.note(tab, async () => ({
            type: 'out',
            generation,
            frame: await recorder.payload(text, me),
            isWritten,
          }))
          return isWritten
        },
        close(code) {
          recorder.note(tab, () => ({ type: 'close', generation, code }))
          connection.close(code)
        },
      }
    },
  }
}

/** Path and query of an address, with or without a host. */
const pathOf = (url: string): string => url.replace(/^[a-z]+:\/\/[^/]*/i, '')

const NOTHING: Payload = { text: '' }

export function watchHttp(port: Http, recorder: Recorder, tab: string, me: string): Http {
  let calls = 0
  return {
    async request(request) {
      const id = ++calls
      const { method, url, body } = request
      recorder.note(tab, async (redactor) => ({
        type: 'ask',
        id,
        method,
        path: redactor.path(pathOf(url)),
        body: body === undefined ? null : await recorder.payload(body, me),
      }))
      const answer = await port.request(request)
      recorder.noteInput(tab, async () => ({ type: 'answer', id, ...(await answered(answer, recorder, me)) }))
      return answer
    },
  }
}

async function answered(answer: HttpAnswer, recorder: Recorder, me: string) {
  if (answer.kind !== 'answer') return { kind: answer.kind, status: 0, body: NOTHING, retryAfterMs: 0 }
  const { kind, status, body, retryAfterMs } = answer
  return { kind, status, body: await recorder.payload(body, me), retryAfterMs: waitOf(retryAfterMs) }
}
