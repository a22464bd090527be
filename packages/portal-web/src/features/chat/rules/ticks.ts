import type { ShownMessage } from '@sarika/im-engine'

export type Tick = 'uploading' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed'

/** How far an own message got; in a group `read` means by all, `delivered` by anybody. */
export function tickOf({ state, delivered, read }: Pick<ShownMessage, 'state' | 'delivered' | 'read'>): Tick {
  if (state !== 'sent') return state
  if (read === 'all') return 'read'
  return delivered !== 'none' || read !== 'none' ? 'delivered' : 'sent'
}
