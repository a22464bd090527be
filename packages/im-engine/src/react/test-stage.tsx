import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createImEngine } from '../engine.js'
import type { ImEngine } from '../engine-types.js'
import { ScriptedHttp } from '../testing/scripted-http.js'
import { ScriptedSocket } from '../testing/scripted-socket.js'
import type { View } from '../views/view.js'
import { ImEngineProvider } from './provider.js'

let accounts = 0

/** An engine on memory whose server acks every message; the rest of REST it does not know. */
export async function startEngine(): Promise<ImEngine> {
  const sockets = new ScriptedSocket()
  let stored = 0
  sockets.onOpen = (connection) => connection.accept()
  sockets.onSend = (text, connection) => {
    const frame = JSON.parse(text)
    if (frame.data?.msg === undefined) connection.receive({ action: 'heartbeat' })
    else {
      stored++
      const data = { code: 0, msg_id: String(stored), msg_time: Date.now(), number: stored }
      connection.receive({ action: 'ack', seq: frame.seq, data })
    }
  }
  const engine = createImEngine({
    endpoints: { rest: '', socket: 'ws://server/socket' },
    identity: { imId: `react-${++accounts}` },
    tokens: {
      current: () => ({ token: 't', refreshAt: 0 }),
      refresh: async () => ({ kind: 'network' }),
    },
    disk: 'memory',
    ports: { sockets, http: new ScriptedHttp() },
  })
  await engine.start()
  return engine
}

/** Renders under the engine; what comes back changes or ends it. */
export function render(engine: ImEngine, node: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (shown: ReactNode) =>
    flushSync(() => root.render(<ImEngineProvider engine={engine}>{shown}</ImEngineProvider>))
  show(node)
  return {
    place,
    show,
    unmount() {
      flushSync(() => root.unmount())
      place.remove()
    },
  }
}

/** Counts who listens to a view. */
export function countListeners(view: View<unknown>): () => number {
  const { subscribe } = view
  let count = 0
  view.subscribe = (listener) => {
    const stop = subscribe(listener)
    count++
    return () => {
      count--
      stop()
    }
  }
  return () => count
}
