// npm run against -- COMMIT LANE: this checkout measured against another commit, in turns within one run, so that both have the same machine in
// the same hour.
//
//   here    the checkout as it stands, with what is not committed
//   there   the commit in a git worktree under .cache, installed and built by its own scripts, kept for the next run
//
// Measured is each side's own code: the engine's sources, or the built portal and server with their own demo data. What measures
// is the code of here for both, or the difference would be one of rulers; only the benchmark's page is the commit's own where the
// one of here does not fit its engine any more, and that is said. What a commit cannot be asked is a failed measurement.

import { LANES } from './lib/against-lanes.mjs'
import { figureOf, tableOf } from './lib/against-report.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { checkOut, commitOf, isChanged, prepare } from './lib/checkouts.mjs'
import { readArguments } from './lib/help.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/against.mjs COMMIT bench|bench:chat|pages|search [--rounds N] [--quick] [--json]
Measures this checkout, with what is not committed, and another commit in turns, and tells of each figure both medians, the
median of here / there, and its least and most. Judges nothing and writes nothing but .cache/against.
  bench        the engine's measures of npm run bench
  bench:chat   npm run bench:chat with 10,000 messages and 50 sends a turn
  pages        five pages on a phone's network: largest paint, layout shift, bytes of scripts and style sheets
  search       /healthz alone and beside eight who search 100,000 jobs, and how many searches are answered
  --rounds N   pairs of turns instead of 3
  --quick      one round of the least that shows that the lane works
  --json       all values instead of the table; progress goes to stderr in any case
Exit 1: something could not be measured; 2: bad input, or a side that does not install or build.`

/** One measure's turn on one side: its figures, or undefined, and then why stands in `troubles`. */
async function turn(measure, side, round, troubles) {
  try {
    return await measure.run(round)
  } catch (error) {
    troubles.set(
      measure.name,
      `${measure.name}, ${side.name}: ${String(error.message ?? error).split('\n')[0]}`,
    )
    return undefined
  }
}

/** All rounds: `{ figures, troubles }`. A measure that failed on one side is not asked again. */
async function measureInTurns(lane, sides, { rounds, isQuick }) {
  const measures = lane.measuresOf(isQuick)
  const pairs = new Map()
  const troubles = new Map()
  for (let number = 1; number <= rounds; number++) {
    const begun = []
    for (const side of sides) begun.push(await lane.begin(side, number))
    for (const measure of measures) {
      if ((measure.isOnce && number > 1) || troubles.has(measure.name)) continue
      const here = await turn(measure, sides[0], begun[0], troubles)
      const there = here && (await turn(measure, sides[1], begun[1], troubles))
      console.error(`${number}/${rounds} ${troubles.get(measure.name) ?? measure.name}`)
      if (there === undefined) continue
      for (const [index, { name, unit, value }] of here.entries()) {
        if (!pairs.has(name)) pairs.set(name, { name, unit, pairs: [] })
        pairs.get(name).pairs.push([value, there[index].value])
      }
    }
    for (const round of begun) await round.end()
  }
  return { figures: [...pairs.values()].map(figureOf), troubles: [...troubles.values()] }
}

const { values, words, refuse } = readArguments(
  {
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  HELP,
)
const [name, laneName, ...more] = words
if (laneName === undefined || more.length > 0) refuse('A commit and a lane are wanted, and nothing else')
const lane = LANES[laneName]
if (lane === undefined) refuse(`No lane is called ${laneName}: ${Object.keys(LANES).join(', ')} are known`)
const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds: a whole number from 1')
const commit = commitOf(name)
if (commit === undefined) refuse(`No commit is called ${name}`)

const { root, trouble } = checkOut(commit)
if (trouble !== undefined) refuse(`${commit.short} could not be checked out: ${trouble}`)
if (!prepare(ROOT, lane.isBuilt)) refuse('This checkout does not install or build: see above')
if (!prepare(root, lane.isBuilt)) refuse(`${commit.short} does not install or build here: see above`)

const browserPath = ensureBrowser().path
const sides = []
try {
  for (const [sideName, sideRoot] of [
    ['here', ROOT],
    ['there', root],
  ])
    sides.push({ ...(await lane.open(sideRoot, browserPath, values.quick)), name: sideName })
  const { figures, troubles } = await measureInTurns(lane, sides, { rounds, isQuick: values.quick })
  const here = { commit: commitOf('HEAD').short, isChanged: isChanged() }
  const there = { commit: commit.short, note: sides[1].note }
  if (values.json) console.log(JSON.stringify({ lane: laneName, rounds, here, there, figures, troubles }))
  else {
    console.log(
      [
        `here   ${here.commit}${here.isChanged ? ' and what is not committed' : ''}`,
        `there  ${there.commit}${there.note === undefined ? '' : `, ${there.note}`}`,
        `${laneName}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in turns; ratio = here / there, the median of the pairs`,
        '',
        tableOf(figures),
        ...troubles.map((one) => `not measured: ${one}`),
      ].join('\n'),
    )
  }
  process.exitCode = troubles.length === 0 ? 0 : 1
} catch (error) {
  console.error(`not measured: ${error.stack ?? error}`)
  process.exitCode = 1
} finally {
  for (const side of sides) await side.close()
}
