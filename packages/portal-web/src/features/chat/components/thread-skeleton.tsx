import { useSay } from './say'

/** Widths of the lines, percent; the sign is the side. */
const LINES = [46, 62, -38, 28, -55, -30, 50]

/** The shape of what is being read from the disk. */
export function ThreadSkeleton() {
  const t = useSay()
  return (
    <div className="thread-skeleton">
      <p className="only-heard">{t('thread.loading')}</p>
      {LINES.map((width) => (
        <span
          key={width}
          className="bone"
          data-own={width < 0}
          style={{ inlineSize: `${Math.abs(width)}%` }}
        />
      ))}
    </div>
  )
}
