import { type ShownMessage, WITHDRAW_WINDOW_MS } from '@sarika/im-engine'

/** How long a message can still be withdrawn, ms; 0 = it cannot. `now` is server time; the server has the last word. */
export function withdrawLeftMs({ own, id, at, withdrawnAt }: ShownMessage, now: number): number {
  if (!own || id === '' || withdrawnAt !== undefined) return 0
  // An estimate of it that is behind shows no more than there is.
  return Math.min(WITHDRAW_WINDOW_MS, Math.max(0, at + WITHDRAW_WINDOW_MS - now))
}

/** e.g. "1:43" */
export function showLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
