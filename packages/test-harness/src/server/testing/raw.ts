/** Bytes on a connection of one's own: for what no client of HTTP would send, or would send at once. */
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
