import { encode } from 'uqr'

/** The dark cells as one path, a cell a unit; a light border of one comes with them. A script of its own: it stands below the fold. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text)
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={cells.join('')} />
    </svg>
  )
}
