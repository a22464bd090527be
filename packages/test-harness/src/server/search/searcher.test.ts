import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { keepOutDemo } from '../db/content'
import { openReader } from '../db/file-reader'
import { jobIndexOf } from '../db/job-index'
import { openDatabase } from '../db/open'
import type { OpenDatabase } from '../db/open-database'
import { dayOf } from '../jobs/days'
import { UNSAID } from '../jobs/job-input'
import { writeJobs } from '../jobs/write-jobs'
import { MAX_WAITING_SEARCHES } from '../limits'
import { isOnPostgres, tempDatabase } from '../testing/databases'
import { handTimers } from '../testing/world'
import { inProcess } from './in-process'
import { startWorker, WorkerRunner } from './in-worker'
import type { SearchRunner } from './runner'
import { Searcher } from './searcher'

const NOW = 1_790_000_000_000

async function openTemporary() {
  const file = await tempDatabase()
  const opened = await openDatabase(file)
  onTestFinished(opened.close)
  return { file, opened }
}

/** Writes a job through a connection. */
const post = ({ db, kind }: OpenDatabase, id: number, title: string) =>
  db.transaction().execute(async (trx) => {
    await keepOutDemo(trx)
    const times = { publishedAt: NOW, createdAt: NOW, postedOn: dayOf(NOW) }
    const job = { ...UNSAID, id, company: { id: 0, name: '' }, ...times, title }
    await writeJobs(trx, jobIndexOf(kind), [job], NOW)
  })

const searcherOn = (runner: SearchRunner): Searcher => {
  const searcher = new Searcher(runner, () => NOW)
  onTestFinished(() => searcher.close())
  return searcher
}

const never = () => new AbortController().signal

const ask = (searcher: Searcher, keyword: string, signal = never(), size = 10) =>
  searcher.ask(
    'list',
    { filters: { keyword }, order: { page: { page: 1, size }, sort: 'relevance' } },
    keyword,
    signal,
  )

async function titlesOf(searcher: Searcher, keyword: string) {
  const asked = await ask(searcher, keyword)
  return asked.kind === 'answered' ? asked.value.result.map(({ title }) => title) : asked.kind
}

const ADAPTERS: readonly [string, boolean, (file: string, opened: OpenDatabase) => SearchRunner][] = [
  ['in process', true, (_, { db, kind }) => inProcess({ db, jobs: jobIndexOf(kind) })],
  // Its thread opens a file.
  ['in a thread', !isOnPostgres, (file) => new WorkerRunner(() => startWorker(file))],
]

describe.each(ADAPTERS)('a search %s', (_, isHere, runnerOn) => {
  test.runIf(isHere)('S-JOB-50 answers like any other: lists, jobs like another one, none', async () => {
    const { file, opened } = await openTemporary()
    await post(opened, 1, 'Cook')
    await post(opened, 2, 'Night cook')
    const searcher = searcherOn(runnerOn(file, opened))
    expect(await titlesOf(searcher, 'cook')).toEqual(['Cook', 'Night cook'])
    expect(
      await searcher.ask('related', { id: 1, count: 10, hiddenBy: undefined }, 'a visitor', never()),
    ).toMatchObject({
      kind: 'answered',
      value: [{ id: 2, title: 'Night cook' }],
    })
    expect(
      await searcher.ask('related', { id: 9, count: 10, hiddenBy: undefined }, 'a visitor', never()),
    ).toEqual({
      kind: 'answered',
      value: undefined,
    })
  })

  test.runIf(isHere)('S-JOB-52 finds what another connection wrote a moment ago', async () => {
    const { file, opened } = await openTemporary()
    await post(opened, 1, 'Cook')
    const searcher = searcherOn(runnerOn(file, opened))
    const other = await openDatabase(file)
    for (const [id, title] of ['Kite maker', 'Kite tester', 'Kite pilot'].entries()) {
      await post(other, id + 2, title)
      expect(await titlesOf(searcher, title)).toEqual([title])
    }
    await other.close()
    expect(await titlesOf(searcher, 'kite')).toHaveLength(3)
  })

  test.runIf(isHere)(
    'S-JOB-50 a question that fails throws what was wrong, and the next one is answered',
    async () => {
      const { file, opened } = await openTemporary()
      await post(opened, 1, 'Cook')
      const searcher = searcherOn(runnerOn(file, opened))
      const troubles: Error[] = []
      searcher.onTrouble((trouble) => troubles.push(trouble))
      await expect(ask(searcher, 'cook', never(), Number.NaN)).rejects.toThrow()
      expect(await titlesOf(searcher, 'cook')).toEqual(['Cook'])
      expect(troubles).toEqual([])
    },
  )
})

/** Answers when it is told to, in the order of the questions; `asked` are their keywords. */
function handRunner(atOnce = 1) {
  const asked: unknown[] = []
  const waiting: (() => void)[] = []
  const runner: SearchRunner = {
    atOnce,
    run: ({ input }) =>
      new Promise((resolve) => {
        const words = 'text' in input ? input.text : undefined
        asked.push('filters' in input ? input.filters.keyword : 'id' in input ? input.id : words)
        waiting.push(() => resolve(undefined))
      }),
    close: async () => {},
  }
  return { runner, asked, answer: () => waiting.shift()?.() }
}

/** A searcher with one question that runs and so many that wait, `0` the one that runs. */
function fill(count: number) {
  const hand = handRunner()
  const searcher = new Searcher(hand.runner, () => NOW)
  const callers = Array.from({ length: count + 1 }, () => new AbortController())
  const answers = callers.map(({ signal }, index) => ask(searcher, String(index), signal))
  return { ...hand, searcher, callers, answers }
}

test('S-JOB-51 sixteen questions wait; the next one is told that it comes too fast, until one has gone on', async () => {
  const { searcher, asked, answer, answers } = fill(MAX_WAITING_SEARCHES)
  expect([MAX_WAITING_SEARCHES, searcher.waiting]).toEqual([16, 16])
  expect(await ask(searcher, 'late')).toEqual({ kind: 'busy', retryAfterMs: 2_000 })
  answer()
  expect(await answers[0]).toMatchObject({ kind: 'answered' })
  await expect.poll(() => asked).toEqual(['0', '1'])
  const last = ask(searcher, 'in time')
  for (let left = MAX_WAITING_SEARCHES + 1; left > 0; left--) {
    await expect.poll(() => asked.length).toBe(19 - left)
    answer()
  }
  expect(await last).toMatchObject({ kind: 'answered' })
  expect(asked).toEqual([...Array.from({ length: 17 }, (_, index) => String(index)), 'in time'])
})

test('S-JOB-51 a question whose caller went away is dropped, and its place is free', async () => {
  const { searcher, asked, answer, answers, callers } = fill(3)
  callers[2]?.abort()
  expect(await answers[2]).toEqual({ kind: 'left' })
  expect(searcher.waiting).toBe(2)
  expect(await ask(searcher, 'gone before', AbortSignal.abort())).toEqual({ kind: 'left' })
  for (const soFar of [['0'], ['0', '1'], ['0', '1', '3']]) {
    await expect.poll(() => asked).toEqual(soFar)
    answer()
  }
  expect(await answers[3]).toMatchObject({ kind: 'answered' })
})

test('S-JOB-51 as many run side by side as the runner takes', async () => {
  const { runner, asked } = handRunner(4)
  const searcher = new Searcher(runner, () => NOW)
  for (let index = 0; index < 6; index++) void ask(searcher, String(index))
  expect([asked, searcher.waiting]).toEqual([['0', '1', '2', '3'], 2])
})

test('S-JOB-53 when it closes, who waits is told so, the one that is asked is answered, and nobody is taken in', async () => {
  const { searcher, answer, answers } = fill(2)
  const closed = searcher.close()
  expect(await Promise.all(answers.slice(1))).toEqual([{ kind: 'down' }, { kind: 'down' }])
  expect(await ask(searcher, 'late')).toEqual({ kind: 'down' })
  answer()
  expect(await answers[0]).toMatchObject({ kind: 'answered' })
  await closed
})

/** A thread that does this with what it is told, in words of Node. */
const threadThat = (does: string) =>
  new Worker(`require('node:worker_threads').parentPort.on('message', (message) => { ${does} })`, {
    eval: true,
  })
const DIES = "if (message !== 'close') throw new Error('broken'); process.exit()"
const IS_SILENT = "if (message === 'close') process.exit()"

/** Threads that begin as named, the last one again and again; a `file` is a real one on it. */
function threads(...kinds: readonly string[]) {
  const begun: string[] = []
  const start = async (): Promise<Worker> => {
    const kind = kinds[begun.length] ?? kinds.at(-1) ?? ''
    begun.push(kind)
    return kind.startsWith('/') ? startWorker(kind) : threadThat(kind)
  }
  return { begun, start }
}

test.skipIf(isOnPostgres)(
  'S-JOB-53 a thread that dies is started again, and what it was asked is asked once more',
  async () => {
    const { file, opened } = await openTemporary()
    await post(opened, 1, 'Cook')
    const { begun, start } = threads(DIES, file)
    const searcher = searcherOn(new WorkerRunner(start))
    const troubles: Error[] = []
    searcher.onTrouble((trouble) => troubles.push(trouble))
    const answers = ['cook', 'cook', 'nurse'].map((keyword) => titlesOf(searcher, keyword))
    expect(await Promise.all(answers)).toEqual([['Cook'], ['Cook'], []])
    expect(begun).toEqual([DIES, file])
    expect(troubles.map(({ cause }) => cause)).toMatchObject([{ message: 'broken' }])
  },
)

test.skipIf(isOnPostgres)(
  'S-JOB-53 a question over which two threads died is given up, and the next one is answered',
  async () => {
    const { file, opened } = await openTemporary()
    await post(opened, 1, 'Cook')
    const { begun, start } = threads(DIES, DIES, file)
    const searcher = searcherOn(new WorkerRunner(start))
    expect(await Promise.all([titlesOf(searcher, 'cook'), titlesOf(searcher, 'cook')])).toEqual([
      'down',
      ['Cook'],
    ])
    expect(begun).toEqual([DIES, DIES, file])
  },
)

test.skipIf(isOnPostgres)(
  'S-JOB-53 a question without an answer in time is given up, and another thread answers the next',
  async () => {
    const { file, opened } = await openTemporary()
    await post(opened, 1, 'Cook')
    const { begun, start } = threads(IS_SILENT, file)
    const timers = handTimers()
    const searcher = searcherOn(new WorkerRunner(start, timers))
    const answers = [titlesOf(searcher, 'cook'), titlesOf(searcher, 'cook')]
    await timers.whenSet()
    timers.pass()
    expect(await Promise.all(answers)).toEqual(['down', ['Cook']])
    expect([begun, timers.count()]).toEqual([[IS_SILENT, file], 0])
  },
)

test.skipIf(isOnPostgres)('S-JOB-50 the connection of a search writes nothing', async () => {
  const { file, opened } = await openTemporary()
  await post(opened, 1, 'Cook')
  const reader = await openReader(file)
  await expect(reader.deleteFrom('jobs').execute()).rejects.toThrow('readonly')
  await reader.destroy()
})

test('S-SRV-98 of one who asks eight wait, and there is room for others', async () => {
  const { runner, asked, answer } = handRunner()
  const searcher = searcherOn(runner)
  const of = (who: string, keyword: string) =>
    searcher.ask(
      'list',
      { filters: { keyword }, order: { page: { page: 1, size: 1 }, sort: 'date' } },
      who,
      never(),
    )
  const own = Array.from({ length: 9 }, (_, at) => of('greedy', String(at)))
  expect(await of('greedy', 'one too many')).toMatchObject({ kind: 'busy' })
  const other = of('other', 'mine')
  expect(searcher.waiting).toBe(9)
  for (let at = 1; at <= 10; at++) {
    await expect.poll(() => asked.length).toBe(at)
    answer()
  }
  await Promise.all([...own, other])
  expect(asked).toEqual([...Array.from({ length: 9 }, (_, at) => String(at)), 'mine'])
})
