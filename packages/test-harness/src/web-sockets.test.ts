import type { AddressInfo } from 'node:net'
import { nodeSockets } from '@sarika/im-engine/node'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { webSockets } from './web-sockets'

async function peer(): Promise<{ readonly url: string; readonly server: WebSocketServer }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((listening) => server.on('listening', listening))
  onTestFinished(() => {
    for (const client of server.clients) client.terminate()
    server.close()
  })
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

test('S-PROTO-4 sockets of ws give texts in order and pass over binary frames, send while open, and end once with their code', async () => {
  const { url, server } = await peer()
  const heard: string[] = []
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      heard.push(data.toString())
      socket.send('one')
      socket.send(Buffer.from('bytes'))
      socket.send('two')
      socket.close(4002, 'replaced')
    }),
  )
  const news: unknown[] = []
  await new Promise<void>((ended) => {
    const connection = webSockets.open(url, {
      onOpen: () => news.push(['open', connection.send('hello')]),
      onText: (text) => news.push(text),
      onClose: (code, reason) => {
        news.push([code, reason, connection.send('late')])
        ended()
      },
    })
    news.push(['early', connection.send('early')])
  })
  expect(news).toEqual([['early', false], ['open', true], 'one', 'two', [4002, 'replaced', false]])
  expect(heard).toEqual(['hello'])
})

test('S-PROTO-4 a line that never was, and one that is closed before it is there, is 1006 and ends no process', async () => {
  const { url, server } = await peer()
  server.close()
  const ended = (close: boolean) =>
    new Promise((resolve) => {
      const connection = webSockets.open(url, { onOpen() {}, onText() {}, onClose: resolve })
      if (close) connection.close(1000)
    })
  expect([await ended(false), await ended(true)]).toEqual([1006, 1006])
})

test('S-PROTO-4 any class of sockets will do, e.g. the one of a browser or of Node 22', () => {
  const opened: string[] = []
  class Counted extends WebSocket {
    constructor(url: string) {
      super(url)
      opened.push(url)
      this.on('error', () => {})
      this.terminate()
    }
  }
  nodeSockets(Counted).open('ws://127.0.0.1:9', { onOpen() {}, onText() {}, onClose() {} })
  expect(opened).toEqual(['ws://127.0.0.1:9'])
})
