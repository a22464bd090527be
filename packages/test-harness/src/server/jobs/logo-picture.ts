import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from '../files/in-turn'
import { PICTURES, PICTURES_DIR } from '../seed/pictures'

/** Other sites show it as a square; a logo with edges of its own has room around it. */
const SIDE = 600
const LOGO_SIDE = 480
/** Of a drawing at its own size. */
const USUAL_DENSITY = 72
const DRAWN_SIDE = 64

const oneByOne = inTurn()

/** By the names of files of ours, so it does not grow. */
const drawn = new Map<string, Buffer>()

async function draw(file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const logo = await sharp(await readFile(file), { density: (USUAL_DENSITY * LOGO_SIDE) / DRAWN_SIDE })
    .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: 'white' } })
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

/** The logo of a company as a PNG, made once; null: it is none of the drawings that lie here. */
export async function drawLogo(logo: string): Promise<Buffer | null> {
  const name = logo.startsWith(PICTURES) ? logo.slice(PICTURES.length) : ''
  if (!/^[\w-]+\.svg$/.test(name)) return null
  const known = drawn.get(name)
  if (known !== undefined) return known
  const made = await oneByOne(() => draw(join(PICTURES_DIR, name))).catch(() => null)
  if (made !== null) drawn.set(name, made)
  return made
}
