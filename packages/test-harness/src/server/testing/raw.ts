/** Bytes on a connection of one's own: for what no client of HTTP would send, or would send at once. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { within } from './client'

export class RawConnection {
  readonly #socket: Socket
  #heard = ''
  #tell = () => {}

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#socket = connect(Number(port), hostname)
    this.#socket.on('data', (bytes) => {
      this.#heard += bytes.toString('latin1')
      this.#tell()
    })
    this.#socket.on('close', () => this.#tell())
    this.#socket.on('error', () => {})
    onTestFinished(() => void this.#socket.destroy())
  }

  send(text: string): void {
    this.#socket.write(text)
  }

  /** Asks for a socket at an address as it stands. */
  upgrade(address: string): void {
    this.send(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
  }

  /** Frames of the socket, of 126 bytes to 64 KB each. Clients mask them: a mask of zeros leaves a text as it is. */
  sendFrames(...frames: object[]): void {
    for (const frame of frames) {
      const text = Buffer.from(JSON.stringify(frame))
      this.#socket.write(
        Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0, ...text]),
      )
    }
  }

  /** Is gone without a word. */
  hangUp(): void {
    this.#socket.destroy()
  }

  /** Resolves when the other side is gone. */
  ended(): Promise<void> {
    return within(
      'the end of the connection',
      new Promise((resolve) => {
        if (this.#socket.closed) resolve()
        else this.#socket.once('close', () => resolve())
      }),
    )
  }

  /** Closes the socket; the server hangs up after all frames that came before. */
  async closeFrames(): Promise<void> {
    this.#socket.write(Buffer.from([0x88, 0x80, 0, 0, 0, 0]))
    await within('the end of the connection', once(this.#socket, 'close'))
  }

  /** Everything heard, once it holds `text`; or once the other side hung up, whatever it holds. */
  heard(text: string): Promise<string> {
    return within(
      text,
      new Promise((resolve) => {
        this.#tell = () => {
          if (this.#heard.includes(text) || this.#socket.closed) resolve(this.#heard)
        }
        this.#tell()
      }),
    )
  }
}
