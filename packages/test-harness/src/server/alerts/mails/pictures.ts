import { drawLogo, type ReadSent } from '../../jobs/logo-picture'

/** px, for screens of twice the density. */
const BIRD = 56
const LOGO = 96

const BIRD_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#0b6b66" stroke-width="2.6" stroke-linecap="round">
<path d="M4 21C10 21 12 9 20 9a6 6 0 0 1 6 6c0 8-7 12-14 12"/><path d="M4 21c5 3 11 2 14-4"/>
<path stroke="#e39a1f" d="m26 14 4 1.5-4 1.5"/><circle cx="21" cy="14" r="1.3" fill="#0b6b66" stroke="none"/></svg>`

/** As `drawLogo` draws it, a logo has white around it, a tenth at each side. */
const EDGE = 60
const INNER = { left: EDGE, top: EDGE, width: 480, height: 480 }

async function drawBirdAnew(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(BIRD_SVG), { density: 144 }).resize(BIRD, BIRD).png({ palette: true }).toBuffer()
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
