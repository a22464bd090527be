import { PRODUCT } from '../../../lib/product'
import { getDevice } from './settings'
import { hide, show } from './show'

/** A call that rings. */
interface Ring {
  /** The conversation, e.g. "p2p-20001". */
  readonly key: string
  readonly channel: string
  readonly name: string
  /** What it is, e.g. "Video call". */
  readonly kind: string
}

export const soundsHere = (): boolean => getDevice().hasSound

const isAttended = () => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Tells whoever does not look that a call rings, where this device shows notifications: who calls only where names are shown. A press
 * leads to the conversation; `go` follows a path of this app. Returns how to take it away.
 */
export function tellRing({ key, channel, name, kind }: Ring, go: (tag: string) => void): () => void {
  const { isShown, hasText } = getDevice()
  if (!isShown || isAttended()) return () => {}
  const tag = `ring-${key}`
  void show({ title: hasText ? name : PRODUCT, body: kind, tag, id: channel }, go)
  return () => void hide((one) => one === tag)
}
