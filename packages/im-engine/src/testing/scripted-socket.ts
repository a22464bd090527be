import type { Network, SocketConnection, SocketHandlers, SocketPort } from '../ports/network.js'

/** One socket as the other end sees it: what was written, and what the network does to it. */
export class ScriptedConnection implements SocketConnection {
  readonly sent: string[] = []
  state: 'connecting' | 'open' | 'closed' = 'connecting'
  /** The code that the client closed with; 0 while it did not. */
  closedBy = 0

  constructor(
    readonly url: string,
    private readonly handlers: SocketHandlers,
    private readonly onSend: (text: string, connection: ScriptedConnection) => void,
  ) {}

  send(text: string): boolean {
    if (this.state !== 'open') return false
    this.sent.push(text)
    queueMicrotask(() => this.onSend(text, this))
    return true
  }

  close(code: number): void {
    if (this.state === 'closed') return
    this.closedBy = code
    this.state = 'closed'
    queueMicrotask(() => this.handlers.onClose(code, ''))
  }

  /** The server accepts. */
  accept(): void {
    if (this.state !== 'connecting') return
    this.state = 'open'
    this.handlers.onOpen()
  }

  /** The server writes a frame: text as it is, anything else as JSON. */
  receive(frame: unknown): void {
    if (this.state === 'open') this.handlers.onText(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** The server or the network ends it; 1006 = the network. */
  end(code = 1006): void {
    if (this.state === 'closed') return
    this.state = 'closed'
    this.handlers.onClose(code, '')
  }
}

/**
 * Sockets by script: `connections` keeps every one that was opened. `onOpen` and `onSend` play the server, a microtask
 * after the client acted; without them the test moves each connection by hand.
 */
export class ScriptedSocket implements SocketPort {
  readonly connections: ScriptedConnection[] = []
  onOpen: (connection: ScriptedConnection) => void = () => {}
  onSend: (text: string, connection: ScriptedConnection) => void = () => {}

  open(url: string, handlers: SocketHandlers): SocketConnection {
    const connection = new ScriptedConnection(url, handlers, (text, from) => this.onSend(text, from))
    this.connections.push(connection)
    queueMicrotask(() => this.onOpen(connection))
    return connection
  }

  /** The newest connection. */
  get last(): ScriptedConnection {
    const last = this.connections[this.connections.length - 1]
    if (last === undefined) throw new Error('no socket was opened')
    return last
  }

  /** How many are not closed. */
  get live(): number {
    return this.connections.filter((one) => one.state !== 'closed').length
  }
}

/** A network that is switched by hand. */
export class ScriptedNetwork implements Network {
  private readonly listeners = new Set<() => void>()

  constructor(private online = true) {}

  isOnline(): boolean {
    return this.online
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(online: boolean): void {
    this.online = online
    for (const listener of [...this.listeners]) listener()
  }

  get listenerCount(): number {
    return this.listeners.size
  }
}
