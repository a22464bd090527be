/** Opens text sockets. One call is one socket; handlers are called until closed, never after `onClose`. */
export interface SocketPort {
  open(url: string, handlers: SocketHandlers): SocketConnection
}

export interface SocketHandlers {
  onOpen(): void
  onText(text: string): void
  /** Exactly once; 1006 when the network ended it. */
  onClose(code: number, reason: string): void
}

export interface SocketConnection {
  /** False when the socket is not open: nothing was written. */
  send(text: string): boolean
  close(code: number): void
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** Ends the request; it answers `network`. */
  readonly signal?: AbortSignal
}

export type HttpAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly body: string
      /** From Retry-After, 0 when absent. */
      readonly retryAfterMs: number
    }
  | { readonly kind: 'network' | 'timeout' }

/** REST calls; never rejects. */
export interface Http {
  request(request: HttpRequest): Promise<HttpAnswer>
}

/** What the browser says of the network. It may be wrong for ever, so nothing waits for it alone. Source: S-CONN-14. */
export interface Network {
  isOnline(): boolean
  subscribe(listener: () => void): () => void
}

/** Whether a person can see this tab. */
export interface Visibility {
  isVisible(): boolean
  subscribe(listener: () => void): () => void
  /** Called when somebody comes to the tab: of several that are visible that one is in use. Absent: the last to be shown is. */
  onUsed?(listener: () => void): () => void
}
