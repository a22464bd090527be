import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * The way from the browser to the server, which can be cut: then every connection ends and a new one is refused, as where the network is
 * gone. The origin stays the same. What the browser says of the network (`navigator.onLine`) stays, too.
 */
export class Line {
  #server: Server | undefined
  #port = 0
  readonly #sockets = new Set<Socket>()

  private constructor(private readonly target: number) {}

  static async to(target: number): Promise<Line> {
    const line = new Line(target)
    await line.mend()
    return line
  }

  /** e.g. "http://127.0.0.1:43210" */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async cut(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    const closed = new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1')
      const ends = [near, far] as const
      for (const end of ends) {
        this.#sockets.add(end)
        end.on('error', () => {})
        end.on('close', () => {
          this.#sockets.delete(end)
          for (const other of ends) other.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((listening) => server.listen(this.#port, '127.0.0.1', listening))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }
}
