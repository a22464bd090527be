// How long a search of 100,000 jobs takes on the embedded database: node scripts/bench-search.mjs [--jobs N] [--rounds N]

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importHarness } from './lib/bundle.mjs'

const HELP = `node scripts/bench-search.mjs [--jobs N] [--rounds N]
Fills a database with N jobs (100000) of the demo's kind and asks N questions (50) of each kind over HTTP, one after the
other, each followed by its counts; then types N texts key by key. Exit 1: the 95th percentile of all is 50 ms or more; 2: bad input.`
const MOST_MS = 50

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '50' },
    help: { type: 'boolean' },
  },
})
const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)]
if (values.help) {
  console.log(HELP)
} else if (![jobs, rounds].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--jobs and --rounds: give whole numbers from 1. See --help.')
  process.exitCode = 2
} else {
  const folder = mkdtempSync(join(tmpdir(), 'sarika-search-'))
  try {
    const { measureSearch } = await importHarness('search/speed.ts')
    const { filledInMs, kinds, p50, p95, cpuP95, worst, counts, keys } = await measureSearch(
      join(folder, 'jobs.db'),
      jobs,
      rounds,
    )
    console.log(`${jobs} jobs written in ${(filledInMs / 1000).toFixed(1)} s`)
    for (const one of kinds) console.log(`${one.kind}: p50 ${one.p50} ms, p95 ${one.p95} ms`)
    console.log(
      `all: p50 ${p50} ms, p95 ${p95} ms (below ${MOST_MS}), processor p95 ${cpuP95} ms; worst ${worst.ms} ms, ${worst.query}`,
    )
    console.log(
      `counts of the same searches: p50 ${counts.p50} ms, p95 ${counts.p95} ms; worst ${counts.worst}`,
    )
    console.log(`suggestions, key by key: p50 ${keys.p50} ms, p95 ${keys.p95} ms; worst ${keys.worst}`)
    process.exitCode = p95 < MOST_MS ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
