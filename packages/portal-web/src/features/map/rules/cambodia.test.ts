import { expect, test } from 'vitest'
import { drawnPins, HEIGHT, LAND_PATH, TOWNS, toSketch, WIDTH } from './cambodia'

/** The corners of the land, as they are drawn. */
const corners = [...LAND_PATH.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

/** Whether a point lies inside of the land, by how often a line from it crosses the border. */
function isOnLand(x: number, y: number): boolean {
  let isIn = false
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1) ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn
  })
  return isIn
}

test('S-FIND-67 the sketch is the shape of the country: towns lie in it, Bangkok and Saigon do not', () => {
  expect(corners).toHaveLength(55)
  for (const { point } of TOWNS) {
    const at = toSketch(point)
    expect(at).not.toBeNull()
    if (at !== null) expect(isOnLand(at.x, at.y)).toBe(true)
  }
  const trat = toSketch({ latitude: 12.24, longitude: 102.51 })
  expect(trat && isOnLand(trat.x, trat.y)).toBe(false)
  expect(toSketch({ latitude: 13.75, longitude: 100.5 })).toBeNull()
  const saigon = toSketch({ latitude: 10.78, longitude: 106.7 })
  expect(saigon && isOnLand(saigon.x, saigon.y)).toBe(false)
  for (const [x, y] of corners) expect(x <= WIDTH && y <= HEIGHT).toBe(true)
})

test('S-FIND-67 places that would lie on each other are one pin with all their names', () => {
  const penh = { latitude: 11.556, longitude: 104.928 }
  const pins = drawnPins([
    { point: penh, name: 'Doun Penh' },
    { point: { latitude: 13.36, longitude: 103.86 }, name: 'Siem Reap' },
    { point: { ...penh, longitude: 104.95 }, name: 'Chamkar Mon' },
    { point: { latitude: 48.9, longitude: 2.3 }, name: 'Paris' },
  ])
  expect(pins.map(({ names }) => names)).toEqual([['Doun Penh', 'Chamkar Mon'], ['Siem Reap']])
})
