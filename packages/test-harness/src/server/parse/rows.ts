import type { Word } from './page'

/** Words that stand beside each other, from left to right. */
export interface Row {
  readonly words: readonly Word[]
  readonly top: number
  readonly bottom: number
  /** 0: over the whole width; 1, 2: a column. */
  readonly column: number
}

const middleOf = ({ top, bottom }: { top: number; bottom: number }): number => (top + bottom) / 2

/**
 * Fonts differ in the height of their boxes, some of which reach far over the lines above and below: words of one line have their
 * middles at about the same height.
 */
function isBeside(row: Row, word: Word): boolean {
  const least = Math.min(row.bottom - row.top, word.bottom - word.top)
  return Math.abs(middleOf(row) - middleOf(word)) < least * 0.4
}

/** From top to bottom. */
export function rowsOf(words: readonly Word[], column = 0): Row[] {
  const rows: { words: Word[]; top: number; bottom: number; column: number }[] = []
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row !== undefined && isBeside(row, word)) row.words.push(word)
    else rows.push({ words: [word], top: word.top, bottom: word.bottom, column })
  }
  return rows.map((row) => ({ ...row, words: row.words.toSorted((a, b) => a.left - b.left) }))
}
