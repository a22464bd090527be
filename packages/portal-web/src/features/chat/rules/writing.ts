/** A text of the field, and where the caret stands in it. */
export interface Written {
  readonly text: string
  readonly caret: number
}

/** Puts a piece in the place of what is selected, e.g. an emoji: `writeAt("Thank you!", 9, 9, "🙏")`. */
export function writeAt(text: string, start: number, end: number, piece: string): Written {
  const [from, to] = start <= end ? [start, end] : [end, start]
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length }
}

/** A sentence of its own: a blank stands between it and what is written before. */
export function writeSentence(text: string, start: number, end: number, sentence: string): Written {
  const from = Math.min(start, end)
  const isGlued = from > 0 && !/\s/.test(text[from - 1] ?? '')
  return writeAt(text, start, end, (isGlued ? ' ' : '') + sentence)
}
