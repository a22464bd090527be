import { useTranslation } from 'react-i18next'
import { nameIn, useConstants } from '../../../http/constants'
import {
  drawnPins,
  HEIGHT,
  LAKE_PATH,
  LAND_PATH,
  type Pin,
  RIVERS_PATH,
  TOWNS,
  toSketch,
  WIDTH,
} from '../rules/cambodia'
import '../../../styles/map.css'

/** From here on a name is written to the left of its pin. */
const EAST = WIDTH * 0.72

/** Where in Cambodia something is: a drawing of ours, which needs no map of others. A pin of several has their number. */
export function MapSketch({ pins }: { pins: readonly Pin[] }) {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  const drawn = drawnPins(pins)
  if (drawn.length === 0) return null
  const towns = TOWNS.flatMap(({ provinceId, point }) => {
    const at = toSketch(point)
    const isTaken = at !== null && drawn.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 60)
    return at === null || isTaken ? [] : [{ ...at, id: provinceId, name: nameIn(locations, provinceId) }]
  })
  const side = (x: number) => (x > EAST ? 'end' : 'start')
  return (
    <figure className="sketch">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('sketch.label', { names: pins.map(({ name }) => name).join('; ') })}
      >
        <path className="sketch-land" d={LAND_PATH} />
        <path className="sketch-river" d={RIVERS_PATH} />
        <path className="sketch-lake" d={LAKE_PATH} />
        {towns.map(({ id, x, y, name }) => (
          <g key={id}>
            <circle className="sketch-town" cx={x} cy={y} r={5} />
            <text x={x + (x > EAST ? -12 : 12)} y={y + 7} textAnchor={side(x)}>
              {name}
            </text>
          </g>
        ))}
        {drawn.map(({ x, y, names }) => (
          <g key={names[0]}>
            <circle className="sketch-pin" cx={x} cy={y} r={names.length > 1 ? 15 : 11} />
            {names.length > 1 && (
              <text className="sketch-count" x={x} y={y + 6} textAnchor="middle">
                {names.length}
              </text>
            )}
            <text className="sketch-name" x={x + (x > EAST ? -22 : 22)} y={y + 8} textAnchor={side(x)}>
              {names[0]?.split(',').at(-1)?.trim()}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{t('sketch.caption')}</figcaption>
    </figure>
  )
}
