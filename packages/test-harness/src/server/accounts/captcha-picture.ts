import { randomInt } from 'node:crypto'
import { encodePng } from './png'

/** Five columns, seven rows. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': [' ### ', '#   #', '#  ##', '# # #', '##  #', '#   #', ' ### '],
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

const CELL = 30
const HEIGHT = 56
const MARGIN = 8
/** Pixels of the picture for one of a glyph. */
const SCALE = 4.6
const SPECKS = 500
const LINES = 5

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
    const angle = chance() * 0.35
    const lean = chance() * 0.3
    const centreX = MARGIN + CELL * (place + 0.5) + chance() * 3
    const centreY = HEIGHT / 2 + chance() * 6
    const grey = randomInt(20, 90)
    // From the pixel back to the glyph, so that no hole stays.
    for (let y = 0; y < HEIGHT; y++)
      for (let x = Math.floor(centreX - CELL); x < centreX + CELL; x++) {
        const dx = x - centreX
        const dy = y - centreY + 2.5 * Math.sin(x / 9 + phase)
        const column = Math.floor((dx * Math.cos(angle) + dy * (Math.sin(angle) + lean)) / SCALE + 2.5)
        const row = Math.floor((dy * Math.cos(angle) - dx * Math.sin(angle)) / SCALE + 3.5)
        if (GLYPHS[digit]?.[row]?.[column] === '#') paint(x, y, grey)
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
