export const CORNERS = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const
export type Corner = (typeof CORNERS)[number]

const ARROWS: Readonly<Record<string, (corner: Corner) => Corner>> = {
  ArrowUp: (corner) => (corner.endsWith('start') ? 'top-start' : 'top-end'),
  ArrowDown: (corner) => (corner.endsWith('start') ? 'bottom-start' : 'bottom-end'),
  ArrowLeft: (corner) => (corner.startsWith('top') ? 'top-start' : 'bottom-start'),
  ArrowRight: (corner) => (corner.startsWith('top') ? 'top-end' : 'bottom-end'),
}

/** Where an arrow key moves the small window; null: it is no arrow. */
export const moved = (corner: Corner, key: string): Corner | null => ARROWS[key]?.(corner) ?? null

/** The corner that a point of the window is nearest to. */
export const nearest = (x: number, y: number, width: number, height: number): Corner =>
  `${y < height / 2 ? 'top' : 'bottom'}-${x < width / 2 ? 'start' : 'end'}`
