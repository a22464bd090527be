// Drawn by us, stroke 1.75 on 20 px. Decoration: what an icon means is said in words beside it.

const SVG = 'http://www.w3.org/2000/svg'

const PATHS = {
  send: ['M17 3 9 11M17 3l-5 14-3-6-6-3z'],
  back: ['m12 4-6 6 6 6'],
  down: ['M10 4v12m-5-5 5 5 5-5'],
  sending: ['M10 2.500a7.500 7.500 0 1 0 .01 0M10 6v4l2.500 2'],
  sent: ['m4 10.500 4 4 8-9'],
  delivered: ['m1 10.500 4 4 8-9m-3.500 8 1.500 1 8-9'],
  read: ['m1 10.500 4 4 8-9m-3.500 8 1.500 1 8-9'],
  failed: ['M10 2a8 8 0 1 0 .01 0M10 6v5m0 3v.01'],
} as const

function draw(size: number, view: number, stroke: string, paths: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const attributes = { width: size, height: size, viewBox: `0 0 ${view} ${view}`, fill: 'none' }
  const lines = {
    stroke: 'currentColor',
    'stroke-width': stroke,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  for (const [name, value] of Object.entries({ ...attributes, ...lines, 'aria-hidden': true }))
    svg.setAttribute(name, String(value))
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}

export const icon = (name: keyof typeof PATHS, size = 20): SVGSVGElement =>
  draw(size, 20, '1.75', PATHS[name])

/** The mark: a talking mynah of two arcs; its beak comes last. */
export function bird(size = 28): SVGSVGElement {
  const svg = draw(size, 32, '2.6', [
    'M4 21C10 21 12 9 20 9a6 6 0 0 1 6 6c0 8-7 12-14 12',
    'M4 21c5 3 11 2 14-4',
    'M21 14v.01',
    'm26 14 4 1.500-4 1.500',
  ])
  svg.classList.add('bird')
  return svg
}
