import { birdSvg } from '../../http/plain-page'
import { drawLogo, type ReadSent } from '../../jobs/logo-picture'

/** px, for screens of twice the density. */
const BIRD = 56
const LOGO = 96

/** As `drawLogo` draws it, a logo has white around it, a tenth at each side. */
const EDGE = 60
const INNER = { left: EDGE, top: EDGE, width: 480, height: 480 }

async function drawBirdAnew(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(birdSvg('#0b6b66')), { density: 144 })
    .resize(BIRD, BIRD)
    .png({ palette: true })
    .toBuffer()
}

async function toSmall(logo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(logo).extract(INNER).resize(LOGO, LOGO).png({ palette: true }).toBuffer()
}

/** By company logos of ours, so it does not grow. */
const small = new Map<string, Promise<Buffer>>()

/** The bird, as PNG. */
export function drawBird(): Promise<Buffer> {
  const made = small.get('bird') ?? drawBirdAnew()
  small.set('bird', made)
  return made
}

/** A company's logo, as PNG; null: there is none that we can draw. */
export async function drawSmallLogo(logo: string | null, readSent: ReadSent): Promise<Buffer | null> {
  if (logo === null) return null
  const known = small.get(logo)
  if (known !== undefined) return known
  const large = await drawLogo(logo, readSent)
  if (large === null) return null
  const made = toSmall(large)
  small.set(logo, made)
  return made
}
