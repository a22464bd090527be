const REACHED = ['sent', 'delivered', 'read']

/**
 * What `data-state` may be once a message got as far as `tick`: where the other side is there, "sent" may have become
 * "delivered" before anybody looks. "sending" and "failed" are those alone.
 */
export function asFarAs(tick: string): RegExp {
  const at = REACHED.indexOf(tick)
  return new RegExp(`^(${at < 0 ? tick : REACHED.slice(at).join('|')})$`)
}
