import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from '../files/in-turn'
import { COMPANY_PICTURES, idOfPicture } from '../hiring/company-images'
import { PICTURES, PICTURES_DIR } from '../seed/pictures'

/** Other sites show it as a square; a logo with edges of its own has room around it. */
const SIDE = 600
const LOGO_SIDE = 480
/** Of a drawing at its own size. */
const USUAL_DENSITY = 72
const DRAWN_SIDE = 64

const oneByOne = inTurn()

/** Logos that are kept once they were drawn. */
const MOST_DRAWN = 300

/** By the names of files of ours and the ids of sent ones. */
const drawn = new Map<string, Buffer>()

async function draw(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const logo = await sharp(picture, { density: (USUAL_DENSITY * LOGO_SIDE) / DRAWN_SIDE })
    .autoOrient()
    .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: 'white' } })
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

/** Of pictures that companies sent, by their ids. */
export type ReadSent = (id: string) => Promise<Buffer | undefined>

/** The bytes of one that lies here; undefined: none does. */
async function readLogo(logo: string, readSent: ReadSent): Promise<Buffer | undefined> {
  if (logo.startsWith(COMPANY_PICTURES)) return readSent(idOfPicture(logo))
  const name = logo.startsWith(PICTURES) ? logo.slice(PICTURES.length) : ''
  return /^[\w-]+\.svg$/.test(name) ? readFile(join(PICTURES_DIR, name)) : undefined
}

/** The logo of a company as a PNG, made once; null: there is none that lies here. */
export async function drawLogo(logo: string, readSent: ReadSent): Promise<Buffer | null> {
  const known = drawn.get(logo)
  if (known !== undefined) return known
  const made = await oneByOne(async () => {
    const picture = await readLogo(logo, readSent)
    return picture === undefined ? null : draw(picture)
  }).catch(() => null)
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  if (made !== null) drawn.set(logo, made)
  return made
}
