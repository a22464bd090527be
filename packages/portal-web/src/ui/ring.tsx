const RADIUS = 24

/** How complete something is, 0 to 100: the number in a ring. `label`: the same in words. */
export function Ring({ percent, label }: { percent: number; label: string }) {
  return (
    <svg className="ring" viewBox="0 0 56 56" role="img" aria-label={label}>
      <circle cx="28" cy="28" r={RADIUS} pathLength={100} />
      <circle
        className="ring-done"
        cx="28"
        cy="28"
        r={RADIUS}
        pathLength={100}
        strokeDasharray={`${percent} 100`}
        strokeDashoffset={0}
        transform="rotate(-90 28 28)"
      />
      <text x="28" y="28">
        {percent}
      </text>
    </svg>
  )
}
