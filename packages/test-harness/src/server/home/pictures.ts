/** Pictures of banners and advertisements, drawn by us: no letter is in them, so they serve every language. */
import { SIGNS, type Sign } from './signs'

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`

/** 300x250; the sign stands high, for the words are laid over the foot. */
const drawSign = ({ ground, path }: Sign): string =>
  svg(
    300,
    250,
    `<path fill="${ground}" d="M0 0h300v250H0z"/><circle cx="232" cy="36" r="150" fill="#fff" opacity=".08"/><circle cx="150" cy="84" r="64" fill="#fff" opacity=".14"/><path transform="translate(102 36) scale(4)" fill="none" stroke="#fff" stroke-width="1.300" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
  )

/** 109x56, of which each of the two sizes of tiles shows the middle. */
const drawTile = ({ ground, path }: Sign): string =>
  svg(
    109,
    56,
    `<path fill="${ground}" d="M0 0h109v56H0z"/><circle cx="78" cy="8" r="34" fill="#fff" opacity=".1"/><path transform="translate(36.500 10) scale(1.500)" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
  )

export const sky = (top: string, bottom: string): string =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path fill="url(#sky)" d="M0 0h600v400H0z"/>`

export const sun = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e39a1f"/>`

/** Two arcs each, as the mark has them. */
const birds = (x: number, y: number): string =>
  `<path fill="none" stroke="#17211f" stroke-width="3" stroke-linecap="round" d="M${x} ${y}q9-10 17 0 8-10 17 0M${x + 46} ${y + 22}q7-8 13 0 6-8 13 0"/>`

/** A sugar palm of a height, its foot at a point. */
export const palm = (x: number, foot: number, height: number): string =>
  `<path fill="none" stroke="#3d2a12" stroke-width="${height / 18}" d="M${x} ${foot}V${foot - height}"/><g fill="#1f5c3a">${[
    0, 45, 90, 135, 180, 225, 270, 315,
  ]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${foot - height - height / 9}" rx="${height / 16}" ry="${height / 5}" transform="rotate(${turn} ${x} ${foot - height})"/>`,
    )
    .join('')}</g>`

const drawRiver = (): string =>
  svg(
    600,
    400,
    `${sky('#f6dca4', '#fdf3df')}${sun(412, 168, 58)}${birds(238, 92)}
<path fill="#8fbfb0" d="M0 214c110-52 190-18 300-30s210-42 300 6v90H0z"/>
<path fill="#2f7f74" d="M0 246c150-26 260-2 380-12s170-10 220 6v50H0z"/>
<path fill="#0b6b66" d="M0 268h600v132H0z"/>
<path fill="none" stroke="#fdf3df" stroke-opacity=".45" stroke-width="4" stroke-linecap="round" d="M352 290h128M380 312h86M60 330h90M210 372h120M420 352h60M30 384h70"/>
${palm(56, 262, 120)}${palm(212, 258, 88)}
<g stroke="#3d2a12" stroke-width="5"><path d="M106 228v50M132 228v54M158 228v54M184 228v50"/></g>
<path fill="#a9702a" d="M100 188h92v44h-92z"/><path fill="#5e3b12" d="M88 192l58-44 58 44z"/><path fill="#fbe2a8" d="M118 202h16v30h-16zM156 202h18v14h-18z"/>
<g transform="translate(0 -34)"><path fill="#17211f" d="M318 334q52 20 118-4-12 30-30 30h-56q-22 0-32-26z"/><path fill="none" stroke="#17211f" stroke-width="4" stroke-linecap="round" d="M400 344l34-62"/><circle cx="372" cy="304" r="9" fill="#17211f"/><path fill="#17211f" d="M360 340q0-24 12-24t14 24z"/></g>`,
  )

const drawField = (): string => {
  const greens = ['#3f8f56', '#57a667', '#2d7d46', '#6cb878']
  const strips = Array.from({ length: 12 }, (_, index) => {
    const left = -420 + index * 120
    return `<path fill="${greens[index % greens.length]}" d="M${262 + index * 6} 214L${left} 400h120L${268 + index * 6} 214z"/>`
  })
  return svg(
    600,
    400,
    `${sky('#cfe5e0', '#fbf4e2')}${sun(150, 150, 46)}${birds(360, 84)}
<path fill="#9cc4b2" d="M0 204c120-40 220-10 330-24s190-18 270 10v40H0z"/><path fill="#4c9a63" d="M0 212h600v188H0z"/>${strips.join('')}
${palm(486, 262, 150)}${palm(544, 244, 108)}${palm(432, 238, 92)}${palm(68, 250, 116)}`,
  )
}

/** Height and left edge of each house. */
const HOUSES = [
  [0, 120, 62],
  [58, 176, 58],
  [124, 98, 70],
  [200, 214, 54],
  [262, 140, 66],
  [336, 250, 60],
  [404, 164, 56],
  [468, 196, 62],
  [538, 112, 70],
] as const

const drawCity = (): string => {
  const houses = HOUSES.map(([x, height, width], index) => {
    const top = 322 - height
    const windows = Array.from({ length: Math.floor(height / 26) }, (_, row) =>
      [10, 26, 42]
        .filter((left) => left < width - 12)
        .map((left) => `M${x + left} ${top + 12 + row * 26}h9v12h-9z`)
        .join(''),
    )
    const wall = ['#23504f', '#2c6664', '#1b4443'][index % 3]
    return `<path fill="${wall}" d="M${x} ${top}h${width}v${height}h-${width}z"/><path fill="#f6d58d" opacity=".85" d="${windows.join('')}"/>`
  })
  return svg(
    600,
    400,
    `${sky('#f2c98a', '#fdf0d8')}${sun(300, 170, 70)}${birds(70, 92)}
<path fill="#d9b98a" opacity=".7" d="M0 230h70v-60h40v34h60v-60h46v40h90v-70h40v60h70v-44h54v60h70v-30h60v142H0z"/>${houses.join('')}
<path fill="#0b6b66" d="M0 320h600v80H0z"/><path fill="none" stroke="#17211f" stroke-width="6" d="M0 338h600M40 338q90-58 180 0M220 338q90-58 180 0M400 338q90-58 180 0"/>
<path fill="none" stroke="#fdf0d8" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" d="M70 366h90M250 376h130M460 362h80"/>`,
  )
}

const SCENES = { river: drawRiver, field: drawField, city: drawCity } as const

type SignName = keyof typeof SIGNS
export type PictureName = SignName | `${SignName}-tile` | keyof typeof SCENES

const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name)
const isScene = (name: string): name is keyof typeof SCENES => Object.hasOwn(SCENES, name)

/** As SVG; undefined: there is none of that name. */
export function drawPicture(name: string): string | undefined {
  if (isScene(name)) return SCENES[name]()
  const sign = name.replace(/-tile$/, '')
  if (!isSign(sign)) return undefined
  return sign === name ? drawSign(SIGNS[sign]) : drawTile(SIGNS[sign])
}
