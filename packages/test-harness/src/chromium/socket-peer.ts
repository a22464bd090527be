// The other side of the engine's WebSocket adapter, for its test in Chromium: vitest starts it before the browser project.
//
//   /echo   says what it hears; "binary" is answered by a binary frame and then the text
//   /close?code=4001&reason=why   accepts and closes;  /cut   accepts and drops the line;  anything else is refused

import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

declare module 'vitest' {
  interface ProvidedContext {
    readonly socketPeer: string
  }
}

interface Project {
  provide(name: 'socketPeer', url: string): void
}

/** Starts it on a free port and tells tests its address, e.g. `ws://127.0.0.1:4321`; answers how to stop it. */
export async function setup(project: Project): Promise<() => void> {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: ({ req }: { readonly req: IncomingMessage }) => /^\/(echo|close|cut)\b/.test(req.url ?? ''),
  })
  server.on('connection', (socket, request) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'ws://peer')
    if (pathname === '/close')
      socket.close(Number(searchParams.get('code')), searchParams.get('reason') ?? '')
    if (pathname === '/cut') socket.terminate()
    socket.on('message', (data) => {
      const text = String(data)
      if (text === 'binary') socket.send(Buffer.from('bytes'))
      socket.send(text)
    })
  })
  await new Promise((listening) => server.once('listening', listening))
  project.provide('socketPeer', `ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  }
}
