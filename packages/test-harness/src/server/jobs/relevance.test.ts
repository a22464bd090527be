// One corpus of our own, many questions with one right answer each, the same floor on both databases.
import { expect, test } from 'vitest'
import { LOCATIONS } from '../constants/locations'
import { OCCUPATIONS } from '../seed/market/jobs'
import { startWithJobs, type TestJob } from '../testing/jobs'

const RECALL_FLOOR = 0.98
const RANK_FLOOR = 0.9
const DEPTH = 10

const districts = LOCATIONS.flatMap((province) => province.districts)

/** Each kind of work once, somewhere else each; and beside it one that only speaks of it. */
const CORPUS: readonly TestJob[] = OCCUPATIONS.flatMap(({ titles, others, category, tasks }, index) => [
  {
    title: titles.en,
    titles,
    otherTitles: others,
    categoryId: category,
    locationIds: [districts[(index * 2) % districts.length]?.id ?? 0],
    description: tasks,
  },
  {
    title: `Helper ${index}`,
    locationIds: [districts[(index * 2 + 1) % districts.length]?.id ?? 0],
    description: `Works beside the ${titles.en} (${titles.km}), also called ${others.join(', ')}. ${tasks}`,
  },
])

interface Question {
  readonly kind: string
  readonly keyword: string
  readonly id: number
}

/** The longest word with two letters in its middle swapped. */
function mistyped(title: string): string {
  const word = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const at = Math.floor(word.length / 2)
  return title.replace(
    word,
    word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  )
}

const QUESTIONS: readonly Question[] = OCCUPATIONS.flatMap(({ titles, others }, index) => {
  const id = index * 2 + 1
  const place = districts[(index * 2) % districts.length]?.names
  const ask = (kind: string, keyword: string): Question => ({ kind, keyword, id })
  return [
    ...Object.values(titles).map((title) => ask('title', title)),
    ...others.map((title) => ask('other title', title)),
    ask('typing error', mistyped(titles.en)),
    ask('place', `${titles.en} ${place?.en}`),
    ask('Khmer without a space', `${titles.km}${place?.km}`),
  ]
})

test('S-JOB-14 of questions for one job each 98 in 100 find it among the first ten, and on average it is near the top', async () => {
  const { get } = await startWithJobs(CORPUS)
  const ranks = new Map<string, number[]>()
  for (const { kind, keyword, id } of QUESTIONS) {
    const { body } = await get(`/jobs?size=${DEPTH}&keyword=${encodeURIComponent(keyword)}`)
    const at = body.result.findIndex((job: { id: number }) => job.id === id)
    ranks.set(kind, [...(ranks.get(kind) ?? []), at < 0 ? 0 : 1 / (at + 1)])
  }
  for (const [kind, all] of ranks) {
    const recall = all.filter((rank) => rank > 0).length / all.length
    const meanRank = all.reduce((sum, rank) => sum + rank, 0) / all.length
    expect([kind, recall >= RECALL_FLOOR, meanRank >= RANK_FLOOR, recall, meanRank]).toEqual([
      kind,
      true,
      true,
      recall,
      meanRank,
    ])
  }
})
