import { medianOf } from './bench-measures.mjs'

const digits = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
const small = (value) => (value < 0.1 ? value.toFixed(3) : digits(value))

/** Median and range of a measure's samples; `isMet` against its gate. */
export function summaryOf(measure, samples) {
  const figures = samples.map((sample) => sample.figure)
  const figure = medianOf(figures)
  return {
    ...measure,
    samples,
    figure,
    min: Math.min(...figures),
    max: Math.max(...figures),
    isMet: measure.gate === undefined || figure <= measure.gate,
  }
}

function absoluteOf({ samples, unit, figure }) {
  if (unit !== undefined) return samples.at(-1)?.note ?? `${small(figure)} ${unit}`
  const engine = medianOf(samples.map((sample) => sample.engine))
  const anchor = medianOf(samples.map((sample) => sample.anchor))
  const note = samples.at(-1)?.note
  return `${digits(engine)} / ${digits(anchor)} ms${note === undefined ? '' : `, ${note}`}`
}

/** One line of a summary, for the terminal. */
export const lineOf = (summary) =>
  `${summary.isMet ? 'ok  ' : 'MISS'} ${summary.name.padEnd(24)} ${small(summary.figure)} of ${summary.gate ?? '-'}  [${small(summary.min)} - ${small(summary.max)}]  ${absoluteOf(summary)}`

const row = (cells) => `| ${cells.join(' | ')} |`

/** docs/numbers.md */
export function numbersPage(summaries, { rounds, version }) {
  return [
    '<!-- Written by `npm run bench`. -->',
    '# Numbers',
    '',
    `Measured by \`npm run bench -- --rounds ${rounds}\` in Chromium ${version}, headless, with the engine's own IndexedDB and WebCrypto behind`,
    'its front door and a server in the page that answers from prepared JSON text. The anchor is a hand-tuned row a message:',
    'one relaxed transaction a page of 500, key [conversation, time], no index, text stored as it comes and never decrypted, no',
    'duplicates looked for. Both sides get the same text and parse it, in databases of their own, one after the other in the same',
    "round. A figure is the median of the rounds' ratios; only ratios compare between machines. Catch-up counts from the first",
    'call of the sync until all is committed, the last snapshot is told and the engine is closed at rest (`stop()`, which seals).',
    '',
    row(['gate', 'at most', 'figure', 'min - max', 'engine / anchor', 'met']),
    row(['---', '---', '---', '---', '---', '---']),
    ...summaries.map((summary) =>
      row([
        summary.title,
        summary.gate ?? '',
        `**${small(summary.figure)}**`,
        `${small(summary.min)} - ${small(summary.max)}`,
        absoluteOf(summary).replaceAll('|', '\\|'),
        summary.gate === undefined ? '' : summary.isMet ? 'yes' : 'NO',
      ]),
    ),
    '',
  ].join('\n')
}
