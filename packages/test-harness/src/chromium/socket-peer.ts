// The other side of the engine's adapters, for their tests in Chromium: vitest starts it before the browser project. By socket:
//
//   /echo   says what it hears; "binary" is answered by a binary frame and then the text
//   /close?code=4001&reason=why   accepts and closes;  /cut   accepts and drops the line;  anything else is refused
//
// By POST: /upload tells the headers and the form that it was sent; /busy asks to wait; /hold never answers.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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
  const http = createServer(answer)
  const server = new WebSocketServer({
    server: http,
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
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  project.provide('socketPeer', `ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  return () => {
    for (const socket of server.clients) socket.terminate()
    server.close()
    http.closeAllConnections()
    http.close()
  }
}

/** The test's page is of another origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (request.url === '/hold') return
  if (request.url === '/busy') return void response.writeHead(507, { ...CORS, 'Retry-After': '7' }).end('{}')
  const { 'content-type': type = '', 'x-file-ticket': ticket, 'idempotency-key': key } = request.headers
  const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData()
  const file = form.get('file') as File
  const told = { ticket, key, name: file.name, size: file.size, text: (await file.text()).slice(0, 9) }
  response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end(JSON.stringify(told))
}
