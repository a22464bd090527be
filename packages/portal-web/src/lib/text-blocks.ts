/** A part of a text that somebody wrote with line ends: lines of a paragraph, or points of a list. */
export interface Block {
  readonly kind: 'lines' | 'points' | 'steps'
  readonly lines: readonly string[]
}

const POINT = /^\s*[-–—•·▪◦‣●○*✓✔]\s+/u
/** A number that a list begins with; "2 to 3 years" and "1.5 days" are none. */
const STEP = /^\s*[0-9០-៩]{1,2}[.)។]\s+/u

const kindOf = (line: string): Block['kind'] =>
  POINT.test(line) ? 'points' : STEP.test(line) ? 'steps' : 'lines'

/** Lines of a kind that follow each other belong together; an empty line ends a paragraph, and parts no list. */
export function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  let isAfterGap = false
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isAfterGap = true
      continue
    }
    const kind = kindOf(line)
    const words = line.replace(kind === 'points' ? POINT : kind === 'steps' ? STEP : '', '').trim()
    const last = blocks.at(-1)
    if (last?.kind === kind && !(kind === 'lines' && isAfterGap)) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
    isAfterGap = false
  }
  return blocks
}
