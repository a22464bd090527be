import { element } from './dom'

const HUES = 6
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter, as people count letters, on a colour that belongs to the id. Decoration: the name stands beside it. */
export function avatar(id: string, name: string): HTMLElement {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  const [first] = letters.segment(name.trim() || '?')
  const attributes = { class: 'avatar', 'data-hue': String(sum % HUES), 'aria-hidden': 'true' }
  return element('span', attributes, first?.segment.toUpperCase() ?? '')
}
