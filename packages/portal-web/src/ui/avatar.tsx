const HUES = 6
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One of the colours of the style sheet, the same for the same id. */
function hueOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % HUES
}

/** The first letter, as people count letters, on a colour that belongs to the id. Decoration: the name stands beside it. */
export function Avatar({ id, name }: { id: string; name: string }) {
  const [first] = letters.segment(name.trim() || '?')
  return (
    <span className="avatar" data-hue={hueOf(id)} aria-hidden="true">
      {first?.segment.toUpperCase()}
    </span>
  )
}
