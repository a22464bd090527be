// How long a search of many jobs takes. Questions are asked over HTTP one after the other, as people ask them.

import { LOCATIONS } from '../server/constants/locations'
import { LANGUAGES } from '../server/constants/names'
import { startServer } from '../server/index'
import { Chance } from '../server/seed/market/chance'
import { FIRST_WORDS } from '../server/seed/market/employer-words'
import { OCCUPATIONS } from '../server/seed/market/jobs'
import { MANY } from './expected'

const SEED = 20_261_122
const WARM_UP = 30
/** Of a text that is typed: by then it is there. */
const MOST_KEYS = 12

export interface Speed {
  readonly jobs: number
  readonly filledInMs: number
  /** by kind of question, in ms */
  readonly kinds: readonly { readonly kind: string; readonly p50: number; readonly p95: number }[]
  readonly p50: number
  readonly p95: number
  /** of the processor time of both sides: what a busy machine does not change */
  readonly cpuP95: number
  readonly worst: { readonly ms: number; readonly query: string }
  /** of the counts of the same searches, each asked right after its search */
  readonly counts: { readonly p50: number; readonly p95: number; readonly worst: string }
  /** of suggestions: one key after the other of titles in six languages, places and employers */
  readonly keys: { readonly p50: number; readonly p95: number; readonly worst: string }
}

const places = LOCATIONS.flatMap((province) => [province, ...province.districts])

/** One question of each kind, as often as the kinds stand here. */
const KINDS: Readonly<Record<string, (chance: Chance) => Record<string, string>>> = {
  'a title': (chance) => ({ keyword: chance.pick(OCCUPATIONS).titles.en }),
  'a title in another language': (chance) => ({
    keyword: chance.pick(OCCUPATIONS).titles[chance.pick(['km', 'zh', 'ko', 'th', 'vi'] as const)],
  }),
  'another title': (chance) => ({ keyword: chance.pick(chance.pick(OCCUPATIONS).others) }),
  'a title and a place': (chance) => ({
    keyword: `${chance.pick(OCCUPATIONS).titles.en} ${chance.pick(places).names.en}`,
  }),
  'a place in Khmer': (chance) => ({ keyword: chance.pick(places).names.km }),
  'a typing error': (chance) => {
    const { en } = chance.pick(OCCUPATIONS).titles
    return { keyword: en.slice(0, 3) + en.slice(4) }
  },
  'a word of most texts': (chance) => ({
    keyword: chance.pick(['experience', 'Khmer', 'english', 'work', 'customers']),
  }),
  'a title, filtered': (chance) => ({
    keyword: chance.pick(OCCUPATIONS).titles.en,
    location: String(chance.pick(LOCATIONS).id),
    salary: String(chance.whole(2, 5)),
  }),
  'filters alone': (chance) => ({
    category: String(chance.whole(1, 26)),
    location: String(chance.pick(LOCATIONS).id),
    term: '1',
  }),
  'everything, a later page': (chance) => ({ page: String(chance.whole(2, 50)) }),
  'a part of a title': (chance) => ({ title: chance.pick(OCCUPATIONS).titles.en.slice(1, 6) }),
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10

interface Timed {
  readonly ms: number
  readonly query: string
}

function timesOf(asked: readonly Timed[]) {
  const byTime = asked.toSorted((a, b) => a.ms - b.ms)
  const times = byTime.map(({ ms }) => ms)
  const worst = byTime.at(-1)
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: `${Math.round(worst?.ms ?? 0)} ms, ${worst?.query}`,
  }
}

/** Fills a new database with so many jobs and asks `rounds` questions of each kind. */
export async function measureSearch(database: string, jobs: number, rounds: number): Promise<Speed> {
  const startedAt = performance.now()
  const rates = { searchAddresses: MANY, suggestAddresses: MANY }
  const server = await startServer({ port: 0, database, quiet: true, passwordCost: 4, demoJobs: jobs, rates })
  const filledInMs = Math.round(performance.now() - startedAt)
  const chance = new Chance(SEED)
  const ask = async (query: Record<string, string>, path = ''): Promise<number> => {
    const begin = performance.now()
    const response = await fetch(`${server.url}/api/v1.0.0/jobs${path}?${new URLSearchParams(query)}`)
    if (!response.ok) throw new Error(`${path} ${JSON.stringify(query)} answered ${response.status}`)
    await response.json()
    return performance.now() - begin
  }
  for (let i = 0; i < WARM_UP; i++) for (const make of Object.values(KINDS)) await ask(make(chance))
  const all: number[] = []
  const cpu: number[] = []
  const counted: Timed[] = []
  let worst = { ms: 0, query: '' }
  const kinds: { kind: string; p50: number; p95: number }[] = []
  for (const [kind, make] of Object.entries(KINDS)) {
    const times: number[] = []
    for (let i = 0; i < rounds; i++) {
      const query = make(chance)
      const before = process.cpuUsage()
      const ms = await ask(query)
      const { user, system } = process.cpuUsage(before)
      cpu.push((user + system) / 1000)
      times.push(ms)
      if (ms > worst.ms) worst = { ms: Math.round(ms), query: JSON.stringify(query) }
      const { page: _page, ...choices } = query
      counted.push({ ms: await ask(choices, '/counts'), query: JSON.stringify(choices) })
    }
    all.push(...times)
    const sorted = times.toSorted((a, b) => a - b)
    kinds.push({ kind, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) })
  }
  const keys: Timed[] = []
  for (let i = 0; i < rounds; i++) {
    const language = chance.pick(LANGUAGES)
    const whole = chance.pick([
      chance.pick(OCCUPATIONS).titles[language],
      chance.pick(OCCUPATIONS).titles[language],
      chance.pick(places).names[language],
      chance.pick(FIRST_WORDS),
    ])
    for (let length = 1; length <= Math.min(whole.length, MOST_KEYS); length++) {
      const text = whole.slice(0, length)
      keys.push({ ms: await ask({ text, lang: language }, '/suggest'), query: text })
    }
  }
  await server.close()
  const sorted = all.toSorted((a, b) => a - b)
  const cpuP95 = quantile(
    cpu.toSorted((a, b) => a - b),
    0.95,
  )
  return {
    ...{ jobs, filledInMs, kinds, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), cpuP95, worst },
    ...{ counts: timesOf(counted), keys: timesOf(keys) },
  }
}
