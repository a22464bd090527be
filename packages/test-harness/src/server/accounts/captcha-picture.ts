import { randomInt } from 'node:crypto'
import { encodePng } from './png'

/** Five columns, seven rows. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': [' ### ', '#   #', '#   #', '#   #', '#   #', '#   #', ' ### '],
  '1': ['  #  ', ' ##  ', '# #  ', '  #  ', '  #  ', '  #  ', '#####'],
  '2': [' ### ', '#   #', '    #', '  ## ', ' #   ', '#    ', '#####'],
  '3': ['#####', '   # ', '  #  ', '   # ', '    #', '#   #', ' ### '],
  '4': ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '],
  '5': ['#####', '#    ', '#### ', '    #', '    #', '#   #', ' ### '],
  '6': ['  ## ', ' #   ', '#    ', '#### ', '#   #', '#   #', ' ### '],
  '7': ['#####', '    #', '   # ', '   # ', '  #  ', '  #  ', '  #  '],
  '8': [' ### ', '#   #', '#   #', ' ### ', '#   #', '#   #', ' ### '],
  '9': [' ### ', '#   #', '#   #', ' ####', '    #', '   # ', ' ##  '],
}

const CELL = 36
const HEIGHT = 64
const MARGIN = 8
/** Pixels of the picture for one of a glyph. */
const SCALE = 5.6
/** Half the width of a dot, in dots. */
const DOT = 0.75
const SPECKS = 700
const LINES = 4

/** Whether a point lies in a dot of the glyph: dots are round and wide enough to meet at their corners. */
function isInked(glyph: readonly string[] | undefined, column: number, row: number): boolean {
  const [left, top] = [Math.floor(column), Math.floor(row)]
  for (let y = top; y <= top + 1; y++)
    for (let x = left; x <= left + 1; x++)
      if (glyph?.[y]?.[x] === '#' && (x - column) ** 2 + (y - row) ** 2 < DOT ** 2) return true
  return false
}

/** Between -1 and 1. */
const chance = (): number => randomInt(-1_000, 1_001) / 1_000

/** Draws digits, each leaning, turned and moved by chance, on a wave, under lines and specks. */
export function drawCaptcha(digits: string): Buffer {
  const width = CELL * digits.length + 2 * MARGIN
  const pixels = new Uint8Array(width * HEIGHT).fill(235)
  const paint = (x: number, y: number, grey: number) => {
    if (x >= 0 && x < width && y >= 0 && y < HEIGHT) pixels[Math.trunc(y) * width + Math.trunc(x)] = grey
  }

  const phase = chance() * Math.PI
  for (const [place, digit] of [...digits].entries()) {
    const angle = chance() * 0.3
    const lean = chance() * 0.2
    const centreX = MARGIN + CELL * (place + 0.5) + chance() * 3
    const centreY = HEIGHT / 2 + chance() * 6
    const grey = randomInt(20, 90)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    // From the pixel back to the glyph, so that no hole stays.
    for (let y = 0; y < HEIGHT; y++)
      for (let x = Math.floor(centreX - CELL); x < centreX + CELL; x++) {
        const dx = x - centreX
        const dy = y - centreY + 2.5 * Math.sin(x / 12 + phase)
        const column = (dx * cos + dy * (sin + lean)) / SCALE + 2
        const row = (dy * cos - dx * sin) / SCALE + 3
        if (isInked(GLYPHS[digit], column, row)) paint(x, y, grey)
      }
  }

  for (let line = 0; line < LINES; line++) {
    const [startY, endY] = [randomInt(HEIGHT), randomInt(HEIGHT)]
    // Some cut the digits, some cross them.
    const grey = line % 2 === 0 ? 235 : randomInt(40, 120)
    for (let x = 0; x < width; x++) paint(x, startY + ((endY - startY) * x) / width, grey)
  }
  for (let speck = 0; speck < SPECKS; speck++) paint(randomInt(width), randomInt(HEIGHT), randomInt(30, 236))
  return encodePng(width, HEIGHT, pixels)
}
