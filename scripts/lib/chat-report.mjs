const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Of values in ms, e.g. `{ p50: 11.5, p95: 15.6, worst: 25.4, count: 50 }`. */
export function shareOf(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), worst: sorted.at(-1), count: values.length }
}

const ms = (value) => value.toFixed(1)
const besides = ({ p50, worst, count }) => `p50 ${ms(p50)}, worst ${ms(worst)}, of ${count}`

/** What was asked for, what came out, and whether that is enough; `limit: null` = counted, nothing is asked. */
export function gatesOf({ rounds, firsts, others, scroll }) {
  const paint = shareOf(rounds.flatMap(({ paints }) => paints))
  const work = shareOf(rounds.flatMap(({ works }) => works))
  const each = rounds.map(({ paints }) => ms(shareOf(paints).p95)).join(', ')
  const other = shareOf(others)
  const isFirst = firsts.filter(Boolean).length
  return [
    {
      title: 'from the click on Send to the own bubble, p95, ms',
      limit: 16,
      figure: ms(paint.p95),
      isMet: paint.p95 <= 16,
      note: `the rounds ${each}; ${besides(paint)}; the piece of work p50 ${ms(work.p50)}, p95 ${ms(work.p95)}`,
    },
    {
      title: 'sends whose bubble is in the first frame, at 60 a second',
      limit: firsts.length,
      figure: String(isFirst),
      isMet: isFirst === firsts.length,
      note: '',
    },
    {
      title: "from the click to the other person's screen, p95, ms",
      limit: 150,
      figure: ms(other.p95),
      isMet: other.p95 <= 150,
      note: besides(other),
    },
    {
      title: 'frames that were missed while scrolling',
      limit: null,
      figure: String(scroll.missed),
      isMet: true,
      note: `of ${scroll.frames + scroll.missed}, longest ${ms(scroll.longest)} ms, ${scroll.passed} messages passed`,
    },
  ]
}

/** One line for the terminal. */
export const lineOf = ({ title, limit, figure, isMet, note }) =>
  `${isMet ? 'ok  ' : 'MISS'} ${title.padEnd(58)} ${figure}${limit === null ? '' : ` of ${limit}`}  ${note}`

const row = (cells) => `| ${cells.join(' | ')} |`

/** docs/numbers-chat.md */
export function numbersPage(gates, { messages, cores, version }) {
  return [
    '<!-- Written by `npm run bench:chat`. -->',
    '# Numbers of the chat',
    '',
    `Measured by \`npm run bench:chat\` with the built pages in Chromium ${version}, headless and without a GPU, on the real server over`,
    `loopback, all of them on ${cores} cores; one conversation of ${messages.toLocaleString('en')} messages, 1280 px wide. Absolute figures belong to one`,
    'machine and its hour; run the command on yours.',
    '',
    row(['gate', 'at most', 'figure', 'met', 'besides']),
    row(['---', '---', '---', '---', '---']),
    ...gates.map(({ title, limit, figure, isMet, note }) =>
      row([title, limit ?? '', `**${figure}**`, limit === null ? '' : isMet ? 'yes' : 'NO', note]),
    ),
    '',
    "- A send counts from the time that the browser gives the mouse's click. A frame counts as painted when the task after it begins.",
    '- Own bubble: frames follow each other at once, so what is measured is the work and not the wait for a display. The figure is of',
    '  all sends of the rounds, each with a browser of its own; the page is asked nothing until long after the frame. The piece of work',
    '  is a loop that is always the same, in the same page after each send: it tells how fast the machine was in that hour.',
    '- First frame, other screen and scrolling: at 60 frames a second. Scrolling is 5 s of the mouse wheel at 3,000 px a second.',
    '',
  ].join('\n')
}
