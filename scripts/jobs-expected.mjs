// Search and filters on real lists against the answers of independent programs: node scripts/jobs-expected.mjs DATA_FOLDER

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { importHarness } from './lib/bundle.mjs'

const HELP = `node scripts/jobs-expected.mjs DATA_FOLDER
Imports DATA_FOLDER/jobs/esco-occupations.en.jsonl.gz and nyc-jobs-2024.en.jsonl.gz, asks what DATA_FOLDER/expected/
job-known-item.json and nyc-filters.json ask, and looks for every province and district of cambodia-provinces-districts.json
among the demo's jobs. Exit 1: recall at 10 is below 0.98, the mean reciprocal rank below 0.90, a count differs or a place is
not found; 2: no such data.`
const RECALL = 0.98
const MEAN_RANK = 0.9

const [folder] = process.argv.slice(2)
if (folder === '--help') {
  console.log(HELP)
  process.exit(0)
}
if (folder === undefined || !existsSync(join(folder, 'expected', 'job-known-item.json'))) {
  console.error('DATA_FOLDER: no folder with expected/ and jobs/ in it. Give one; see --help.')
  process.exit(2)
}

const { serve, findKnown } = await importHarness('search/expected.ts')
const work = mkdtempSync(join(tmpdir(), 'sarika-jobs-'))
const readJson = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const rows = (name) => join(folder, 'jobs', name)
const wrong = []

/** Runs on a server of its own with the rows of a file, or on the demo. */
async function withServer(name, file, use) {
  const served = await serve(join(work, `${name}.db`), file)
  try {
    return await use(served)
  } finally {
    await served.close()
  }
}

const items = readJson('expected', 'job-known-item.json')
const occupations = rows('esco-occupations.en.jsonl.gz')
const say = (what, { recall, meanRank }) =>
  console.log(`${what}: recall@10 ${recall.toFixed(4)}, mean reciprocal rank ${meanRank.toFixed(4)}`)

const found = await withServer('occupations', occupations, (served) => findKnown(served, items))
say(`${items.length} known items with other titles`, found)
if (found.recall < RECALL || found.meanRank < MEAN_RANK) wrong.push('known items')

const bare = join(work, 'bare.jsonl')
const lines = gunzipSync(readFileSync(occupations)).toString().trim().split('\n')
writeFileSync(bare, lines.map((line) => JSON.stringify({ ...JSON.parse(line), alt: [] })).join('\n'))
say('without other titles', await withServer('bare', bare, (served) => findKnown(served, items)))

await withServer('postings', rows('nyc-jobs-2024.en.jsonl.gz'), async ({ jobs }) => {
  const { distinct, filters } = readJson('expected', 'nyc-filters.json')
  const asked = [
    [{}, distinct],
    ...filters.map(({ title_contains, annual_salaryFrom_gte, posted_gte, distinct_jobs }) => [
      title_contains !== undefined
        ? { title: title_contains }
        : posted_gte !== undefined
          ? { postedFrom: posted_gte }
          : { salaryMin: String(annual_salaryFrom_gte) },
      distinct_jobs,
    ]),
  ]
  let right = 0
  for (const [query, count] of asked) {
    const { totalCount } = await jobs(query)
    if (totalCount === count) right++
    else wrong.push(`${JSON.stringify(query)} finds ${totalCount}, wanted ${count}`)
  }
  console.log(`filters: ${right} of ${asked.length} exact`)
})

await withServer('demo', undefined, async ({ jobs }) => {
  const places = readJson('jobs', 'cambodia-provinces-districts.json').flatMap(
    ({ districts, ...province }) => [province, ...districts],
  )
  let right = 0
  for (const { code, khmer, latin } of places)
    for (const keyword of [khmer, latin]) {
      const { result } = await jobs({ keyword, size: '100' })
      const id = Number(code)
      const isThere = ({ locations }) => locations.some((one) => one === id || Math.floor(one / 100) === id)
      if (result.some(isThere)) right++
      else wrong.push(`${code} is not found by ${keyword}`)
    }
  console.log(`places: ${right} of ${places.length * 2} names found`)
})

rmSync(work, { recursive: true, force: true })
for (const line of wrong) console.log(`wrong: ${line}`)
process.exit(wrong.length === 0 ? 0 : 1)
