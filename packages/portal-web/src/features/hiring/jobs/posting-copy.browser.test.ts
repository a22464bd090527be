import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPosting, NO_WORDS, type Posting } from '../../../contract/posting'
import type { Answer } from '../../../http/call'
import { readText } from '../../../lib/draft'
import { AGAIN_MS, POSTING_PAUSE_MS } from '../../../lib/limits'
import { type DeskJob, toDeskJob } from './api/postings'
import { createPostingCopy } from './posting-copy'

const KEY = 'sarika.draft.1.posting.7'
const titled = (title: string): Posting => ({
  ...emptyPosting('en'),
  words: { en: { ...NO_WORDS, title } },
})

const bodyOf = (posting: Posting, version: number, state = 'draft') => ({
  ...{ id: 7, state, posting, version, savedAt: 60, company: { id: 1, team: [] } },
})
const jobOf = (posting: Posting, version = 1, state = 'draft'): DeskJob => {
  const job = toDeskJob(bodyOf(posting, version, state))
  if (job === null) throw new Error('no job')
  return job
}

/** A server that has one job, and answers when it is let. */
function serve(job: DeskJob) {
  const asked: { version: number; title: string | undefined }[] = []
  const answers: Answer[] = []
  let version = job.version
  const save = async (_: number, sent: number, posting: Posting): Promise<Answer> => {
    asked.push({ version: sent, title: posting.words.en?.title })
    const told = answers.shift()
    if (told !== undefined) return told
    if (sent !== version) return { kind: 'refused', status: 422, code: 'stale', retryAfterS: 0, fields: [] }
    version++
    return { kind: 'ok', body: bodyOf(posting, version, job.state) }
  }
  const open = () => createPostingCopy({ job, draftKey: KEY, save, onSaved: () => {} })
  return { asked, answers, open }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('S-POST-16 a draft is saved when writing pauses for two seconds, once for all that was written, and its time is told', async () => {
  const { asked, open } = serve(jobOf(emptyPosting('en')))
  const copy = open()
  copy.start()
  copy.write(titled('C'))
  await vi.advanceTimersByTimeAsync(POSTING_PAUSE_MS - 1)
  copy.write(titled('Cook '))
  await vi.advanceTimersByTimeAsync(POSTING_PAUSE_MS - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([{ version: 1, title: 'Cook ' }])
  expect(copy.get().state).toMatchObject({ kind: 'saved' })
  // What the server leaves out, e.g. a space at the end, stays where somebody writes.
  copy.take(jobOf(titled('Cook'), 2))
  expect(copy.get().posting.words.en?.title).toBe('Cook ')
  copy.write(titled('Cook two'))
  expect(await copy.flush()).toBe(true)
  expect(asked.at(-1)).toEqual({ version: 2, title: 'Cook two' })
  copy.stop()
})

test('S-POST-17 without a network the words stay in the tab, that is said, and they go again by themselves', async () => {
  const { asked, answers, open } = serve(jobOf(emptyPosting('en')))
  answers.push({ kind: 'network' }, { kind: 'network' })
  const copy = open()
  copy.start()
  copy.write(titled('Cook'))
  expect(await copy.flush()).toBe(false)
  expect(copy.get().state).toEqual({ kind: 'unsent', why: { kind: 'network' } })
  expect(readText(KEY)).toContain('Cook')
  await vi.advanceTimersByTimeAsync(AGAIN_MS)
  expect(copy.get().state.kind).toBe('unsent')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(copy.get().state.kind).toBe('saved')
  expect([asked.length, readText(KEY)]).toEqual([3, null])
  copy.stop()
})

test('S-POST-17 what a visit before has left is there after a reload, and goes out', async () => {
  const { asked, answers, open } = serve(jobOf(emptyPosting('en')))
  // Once when it is left, too.
  answers.push({ kind: 'network' }, { kind: 'network' })
  const copy = open()
  copy.write(titled('Cook'))
  await copy.flush()
  copy.stop()
  await vi.advanceTimersByTimeAsync(0)
  const again = open()
  expect(again.get()).toMatchObject({ posting: titled('Cook'), state: { kind: 'written' } })
  again.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.at(-1)).toEqual({ version: 1, title: 'Cook' })
  expect(again.get().state.kind).toBe('saved')
  again.stop()
})

test('S-POST-16 a published job is saved when somebody says so', async () => {
  const { asked, open } = serve(jobOf(titled('Cook'), 1, 'open'))
  const copy = open()
  copy.start()
  copy.write(titled('Chef'))
  await vi.advanceTimersByTimeAsync(10 * POSTING_PAUSE_MS)
  expect([asked, copy.get().state.kind]).toEqual([[], 'written'])
  copy.write(titled('Cook'))
  expect(copy.get().state.kind).toBe('saved')
  copy.write(titled('Head cook'))
  expect(await copy.flush()).toBe(true)
  expect(asked).toHaveLength(1)
  copy.stop()
})

test('S-POST-18 where somebody else has changed the job nothing is written over theirs until the person chooses', async () => {
  const first = jobOf(titled('Cook'))
  const theirs = jobOf(titled('Their cook'), 5)
  const { asked, answers, open } = serve(first)
  const copy = open()
  copy.start()
  answers.push({ kind: 'refused', status: 422, code: 'stale', retryAfterS: 0, fields: [] })
  copy.write(titled('My cook'))
  expect(await copy.flush()).toBe(false)
  expect(copy.get()).toMatchObject({ posting: titled('My cook'), state: { kind: 'stale' } })
  copy.write(titled('My cook!'))
  await vi.advanceTimersByTimeAsync(POSTING_PAUSE_MS)
  expect(asked).toHaveLength(1)
  answers.push({ kind: 'ok', body: bodyOf(titled('My cook!'), 6) })
  expect(await copy.writeOver(theirs)).toBe(true)
  expect(asked.at(-1)).toEqual({ version: 5, title: 'My cook!' })
  copy.discard(theirs)
  expect(copy.get()).toMatchObject({ posting: theirs.posting, state: { kind: 'saved' } })
  copy.stop()
})
