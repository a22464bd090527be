// Makes docs/occupations.md: how many jobs of the demo the names of a trade find. node scripts/occupations.mjs

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importHarness } from './lib/bundle.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/occupations.mjs  writes docs/occupations.md
Fills a database with the demo and counts, for every trade of server/jobs/occupations, the open jobs with one of its names in
a title, by the language of the name.`
const LANGUAGES = ['en', 'zh', 'ko', 'km', 'th', 'vi']

const row = (cells) => `| ${cells.join(' | ')} |`

/** Trades that the demo has, and whose names in a language find none of it. */
function gapsOf(hits) {
  const missing = hits.filter(({ all }) => all === 0).map(({ id }) => id)
  const silent = LANGUAGES.flatMap((language) => {
    const ids = hits
      .filter(({ all, byLanguage }) => all > 0 && byLanguage[language] === 0)
      .map(({ id }) => id)
    return ids.length === 0
      ? []
      : [`No title of the demo has a name in \`${language}\` of: ${ids.join(', ')}.`]
  })
  return [...(missing.length === 0 ? [] : [`The demo has no job of: ${missing.join(', ')}.`]), ...silent]
}

function pageOf(hits) {
  const names = hits.flatMap((trade) => Object.values(trade.names).flat()).length
  return `<!-- Made by scripts/occupations.mjs. -->
# Trades by their names in six languages

A search for the name of a trade also finds jobs by the other names of the trade (S-JOB-61,
[decision 58](decisions/0058-one-trade-in-six-languages.md)). There are ${hits.length} trades with ${names} names, one file a
trade, in \`packages/test-harness/src/server/jobs/occupations\`.

The table counts the open jobs of the demo that have a name of the trade in a title or other title, by the language of the
name, and in the last column by a name in any language: so many jobs a search in any of the languages finds by titles. The
demo's employers write each title in six languages, so the columns are much alike. An employer who writes one language is
found by that column alone, and by all of them since names are added to the search.

${row(['trade', ...LANGUAGES, 'all'])}
${row(['---', ...LANGUAGES.map(() => '---:'), '---:'])}
${hits.map(({ id, byLanguage, all }) => row([id, ...LANGUAGES.map((one) => byLanguage[one]), all])).join('\n')}

## Gaps

Of the demo:

${gapsOf(hits)
  .map((one) => `- ${one}`)
  .join('\n')}

Of the names:

- A plural is no name: "nurses" is looked for as it is written, and no other name is added.
- A name with a typing error in it is mended as before, and no other name is added.
- Some words are understood in a search and never looked for, because they stand inside other words or mean more: \`hr\`
  (pay by the hour), គ្រូ (teacher, in គ្រូពេទ្យ, doctor), សន្តិសុខ (guard, in the name of the social security fund), 의사 (doctor, in
  의사소통, communication), พยาบาล (nurse, in โรงพยาบาล, hospital), 木工 (carpenter, in 土木工程师, civil engineer), lái xe (driver, in
  "driving licence"). A job that has only such a word is found by that word alone.
- In a script without spaces a name is found inside a longer word too: 服务员 (waiter) in 客房服务员 (room attendant). So is a
  name of several words inside a longer one: "thợ điện" (electrician) in "thợ điện lạnh" (air conditioner technician).
- The words of a name that is typed may stand apart in a job, as in any search; those of the names that are added stand in
  a row.
- Ranks are no names: "senior" and "head of" stay words of the search that a job has to have.
`
}

if (process.argv[2] === '--help') {
  console.log(HELP)
} else {
  const { countTrades } = await importHarness('search/trade-hits.ts')
  const folder = mkdtempSync(join(tmpdir(), 'sarika-trades-'))
  try {
    const hits = await countTrades(join(folder, 'demo.db'))
    writeFileSync(join(ROOT, 'docs', 'occupations.md'), pageOf(hits))
    console.log(`docs/occupations.md: ${hits.length} trades`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
