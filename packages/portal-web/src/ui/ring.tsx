import type { CSSProperties } from 'react'

/** How complete something is, as a ring around the number: 0 to 100. What it is of stands beside it in words. */
export function Ring({ percent }: { percent: number }) {
  return (
    <span className="ring" style={{ '--percent': `${percent}%` } as CSSProperties}>
      <span>{percent}</span>
    </span>
  )
}
