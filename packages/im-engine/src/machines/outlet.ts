import type { LiveSocket } from '../socket/socket.js'

/** Where processes write: the connected socket of the moment, if there is one. The connection attaches and detaches it. */
export class Outlet {
  private socket: LiveSocket | undefined

  attach(socket: LiveSocket): void {
    this.socket = socket
  }

  /** Does nothing when another socket is attached meanwhile. */
  detach(socket: LiveSocket): void {
    if (this.socket === socket) this.socket = undefined
  }

  /** Writes on the socket of that generation; false: nothing was written. */
  write(text: string, generation: number): boolean {
    return this.socket?.generation === generation && this.socket.send(text)
  }
}
