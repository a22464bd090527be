import { hasOddSpace, isDamaged, joinKhmer, wholeLetters } from './damage'
import type { Word } from './page'
import type { Row } from './rows'

/** A line as somebody reads it. */
export interface Line {
  readonly text: string
  /** The whole line, where `text` is a part of it. */
  readonly source: string
  /** Parts that stand apart, e.g. a title and its dates: ["Cook", "Jun 2024 – Present"]. */
  readonly cells: readonly string[]
  readonly page: number
  /** Height of its letters, in points. */
  readonly size: number
  /** 0: over the whole width; 1, 2: a column. */
  readonly column: number
  /** Whether letters of it may not be those that were written. */
  readonly isDamaged: boolean
  /** Whether it has spaces that may not have been written. */
  readonly hasOddSpaces: boolean
}

/** A gap as wide as this, in heights of a line, parts what does not belong together. */
const APART = 1.1

const sizeOf = ({ top, bottom }: Word): number => bottom - top

/** Bullets that a reader gives as letters of their own. */
const BULLET = /^[\s•●○▪■◦‣∙·・･◆★✓✔➢►▶*\uf0b7\uf0a7-]+(?=\S)/u
/** What stands between facts of one line: "012 345 678 | a@example.com". */
const BAR = /\s*[|｜•·]\s+/u

/** The gap that most words of a paper have between them, in heights of their line; 0 = there are none. */
export function spaceOf(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { words } of rows)
    words.forEach((word, at) => {
      const before = words[at - 1]
      const gap = before === undefined ? 0 : (word.left - before.right) / sizeOf(word)
      const rounded = Math.round(gap * 200) / 200
      if (gap > 0.08 && gap < APART) counts.set(rounded, (counts.get(rounded) ?? 0) + 1)
    })
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}

/** `space`: see `spaceOf`. */
export function lineOf({ words, column }: Row, page: number, space = 0): Line {
  const cells: string[] = []
  let [odd, before]: [boolean, Word | undefined] = [false, undefined]
  for (const word of words) {
    const gap = before === undefined ? 0 : word.left - before.right
    const size = Math.min(sizeOf(word), before === undefined ? sizeOf(word) : sizeOf(before))
    if (before === undefined || gap > size * APART) cells.push(word.text)
    else {
      const isJoined = gap < size * 0.08
      cells.push(`${cells.pop() ?? ''}${isJoined ? '' : ' '}${word.text}`)
      odd ||= !isJoined && hasOddSpace(before.text, word.text, gap / size, space)
    }
    before = word
  }
  const clean = cells
    .flatMap((cell) => cell.split(BAR))
    .map((cell, at) => wholeLetters(joinKhmer(at === 0 ? cell.replace(BULLET, '') : cell)).trim())
    .filter((cell) => cell !== '')
  const text = clean.join('  ')
  return {
    text,
    source: text,
    cells: clean,
    page,
    size: Math.max(...words.map(sizeOf)),
    column,
    isDamaged: isDamaged(text),
    hasOddSpaces: odd,
  }
}
