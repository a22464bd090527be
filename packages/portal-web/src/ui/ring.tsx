interface Props {
  /** 0 to 100 */
  percent: number
  /** What is heard; without it the words beside the ring say it. */
  label?: string
}

const CENTRE = { cx: 28, cy: 28, r: 24, pathLength: 100 }

/** How complete something is, as a ring around the number. */
export function Ring({ percent, label }: Props) {
  const isHeard = label !== undefined
  return (
    <svg
      className="ring"
      viewBox="0 0 56 56"
      role={isHeard ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!isHeard || undefined}
    >
      <circle {...CENTRE} />
      <circle
        {...CENTRE}
        className="ring-done"
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 28 28)"
      />
      <text x="28" y="28">
        {percent}
      </text>
    </svg>
  )
}
