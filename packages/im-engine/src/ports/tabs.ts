/** Web Locks, as far as one writer among tabs needs them. */
export interface Locks {
  /**
   * Waits for the lock `name` (or takes it at once with `steal`) and holds it until `release`; `onLost` is called when another
   * tab steals it. `cancel` gives up waiting. Without Web Locks it holds among the engines of one process: among processes the fence decides.
   */
  request(name: string, options: { readonly steal: boolean }, handlers: LockHandlers): { cancel(): void }
}

export interface LockHandlers {
  onGranted(release: () => void): void
  onLost(): void
}

/** Messages between tabs of one origin; plain data; a tab does not hear itself. */
export interface ChannelPort {
  open(name: string, onMessage: (data: unknown) => void): Channel
}

export interface Channel {
  post(data: unknown): void
  close(): void
}
