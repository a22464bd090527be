import { shownCount } from '../lib/unread'

/** A number that waits; nothing at 0, "99+" above 99. `label` is what is heard. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="badge">
      <span aria-hidden="true">{shownCount(count)}</span>
      <span className="only-heard">{label}</span>
    </span>
  )
}
