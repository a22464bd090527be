import { createServer, connect as dial, type Socket } from 'node:net'

/** A way to the server whose chat sockets can go deaf: they stay open and carry nothing; calls and new sockets work. */
export interface Line {
  readonly port: number
  /** The sockets that are open now, for good. */
  goDeaf(): void
  close(): Promise<void>
}

const isChatSocket = (head: Buffer): boolean => head.toString('latin1', 0, 12).startsWith('GET /socket')

export async function openLine(target: number): Promise<Line> {
  const open = new Set<readonly [Socket, Socket]>()
  const chats = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const far = dial(target, '127.0.0.1')
    const pair = [near, far] as const
    open.add(pair)
    near.once('data', (head) => {
      if (isChatSocket(head)) chats.add(pair)
    })
    near.pipe(far)
    far.pipe(near)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(pair)
        chats.delete(pair)
        for (const end of pair) end.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    goDeaf() {
      for (const [near, far] of chats) {
        near.unpipe(far)
        far.unpipe(near)
        // what comes is taken and lost, so that neither end notices
        for (const end of [near, far]) end.resume()
      }
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const pair of open) for (const end of pair) end.destroy()
      await closed
    },
  }
}
