import { medianOf } from './median.mjs'

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

/** Where the time goes of what misses its gate. */
function missedOf(summaries) {
  const missed = summaries.filter(({ isMet }) => !isMet)
  if (missed.length === 0) return []
  return [
    '',
    '## Not met',
    '',
    ...missed.map(({ title, profile = 'no profile yet' }) => `- ${title}: ${profile}`),
  ]
}

/** docs/numbers.md */
export function numbersPage(summaries, { rounds, version }) {
  return [
    '<!-- Written by `npm run bench`. -->',
    '# Numbers',
    '',
    `Measured by \`npm run bench -- --rounds ${rounds}\` in Chromium ${version}, headless, with the engine's own IndexedDB, WebCrypto and`,
    'Web Locks behind its front door, and a server in the page that answers from prepared JSON text: 200 conversations of which 40 are',
    'groups, zipf, numbered messages, contacts and members known, receipts sent and acked. The anchor is a hand-tuned row a message:',
    'one relaxed transaction a page of 500 (a live message each), key [conversation, time], no index, text stored as it comes and never',
    'decrypted, no duplicates looked for. Both sides get the same text and parse it, in databases of their own, one after the other in',
    "the same round. A figure is the median of the rounds' ratios; only ratios compare between machines.",
    '',
    'Catch-up counts from the first call of the sync until the last page is committed and shown and the closing seal is written; receipts',
    'are put off while pages come, so theirs is not counted. Flood and receipts count until the engine is stopped, which seals. Cold',
    'open: a new page, its code loaded. The heap is what a page uses after a collection, less what it used before the engine.',
    '',
    "The portal's pages are the built ones on the real server, 390 px wide, in a browser that was never there, with 150 ms there and",
    'back, 1.6 Mbit/s down and 750 kbit/s up; the figure is the worst page. Filters are changed on loopback, 1280 px wide, in the',
    "demo's 3,000 jobs.",
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
    ...missedOf(summaries),
    '',
  ].join('\n')
}
