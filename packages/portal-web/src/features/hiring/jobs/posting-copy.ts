// The job that is being written: what is saved, what is written over it, what is on its way.
//
//   write > kept in this tab > of a draft after a pause, of a published job on demand > PUT, one at a time > saved
//
// What did not get through stays here and goes again by itself. Where somebody else has changed the job meanwhile nothing is
// written over theirs: `state` says so, and the person chooses. Absent: what a job lacks (contract/posting.ts).

import { Posting } from '../../../contract/posting'
import type { Answer } from '../../../http/call'
import type { Refused } from '../../../http/failure'
import { keepText, readText } from '../../../lib/draft'
import { toFields } from '../../../lib/fields'
import { AGAIN_MS, POSTING_PAUSE_MS } from '../../../lib/limits'
import { type DeskJob, toDeskJob } from './api/postings'

export type SaveState =
  /** ms */
  | { readonly kind: 'saved'; readonly at: number }
  /** Of a draft it goes out when writing pauses, of a published job when somebody says so. */
  | { readonly kind: 'written' }
  | { readonly kind: 'saving' }
  /** It goes again by itself. */
  | { readonly kind: 'unsent'; readonly why: Refused }
  /** Somebody else has changed it: neither is lost. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly why: Refused }

export interface Snapshot {
  /** As the server has it. */
  readonly job: DeskJob
  readonly posting: Posting
  readonly state: SaveState
}

interface Plan {
  readonly job: DeskJob
  /** Where what is written stays until it is saved. */
  readonly draftKey: string
  readonly save: (id: number, version: number, posting: Posting) => Promise<Answer>
  readonly onSaved: (body: unknown) => void
}

const isSame = (one: Posting, other: Posting): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a visit before has left, with the version that it was written over; null: nothing. */
function readKept(key: string): { posting: Posting; version: number } | null {
  try {
    const { posting, version } = toFields(JSON.parse(readText(key) ?? 'null'))
    const read = Posting.safeParse(posting)
    return read.success && typeof version === 'number' ? { posting: read.data, version } : null
  } catch {
    return null
  }
}

const mayComeThrough = (answer: Refused): boolean =>
  answer.kind === 'network' || answer.status >= 500 || answer.status === 429 || answer.status === 401

export type PostingCopy = ReturnType<typeof createPostingCopy>

export function createPostingCopy({ job: first, draftKey, save, onSaved }: Plan) {
  const kept = readKept(draftKey)
  let job = first
  let posting = kept?.posting ?? first.posting
  /** What the next save says that it was written over. */
  let version = kept?.version ?? first.version
  let state: SaveState = isSame(posting, first.posting)
    ? { kind: 'saved', at: first.savedAt }
    : { kind: 'written' }
  let pump: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = true
  const listeners = new Set<() => void>()
  let snapshot: Snapshot = { job, posting, state }

  function publish(next: SaveState = state): void {
    state = next
    snapshot = { job, posting, state }
    for (const listener of [...listeners]) listener()
  }
  const keep = () =>
    keepText(draftKey, isSame(posting, job.posting) ? null : JSON.stringify({ posting, version }))
  function wait(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void flush(), ms)
  }

  /** Whether what was sent is saved now. */
  function settle(sent: Posting, answer: Answer): boolean {
    if (answer.kind === 'ok') {
      const saved = toDeskJob(answer.body)
      if (saved !== null) {
        // The server leaves out what says nothing: what is written here stays as it is written.
        job = { ...saved, posting: sent }
        version = saved.version
      }
      keep()
      const isDone = isSame(posting, sent)
      publish(isDone ? { kind: 'saved', at: Date.now() } : { kind: 'written' })
      onSaved(answer.body)
      return isDone
    }
    if (answer.kind === 'refused' && answer.code === 'stale') publish({ kind: 'stale' })
    else if (mayComeThrough(answer)) {
      publish({ kind: 'unsent', why: answer })
      wait(AGAIN_MS)
    } else publish({ kind: 'refused', why: answer })
    return false
  }

  async function send(): Promise<boolean> {
    const sent = posting
    publish({ kind: 'saving' })
    return settle(sent, await save(job.id, version, sent))
  }

  /** Everything that is written is sent; false: not all of it got through. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (pump !== null) await pump
    if (state.kind === 'stale') return false
    if (isSame(posting, job.posting)) return true
    pump = send()
    const isSaved = await pump.finally(() => {
      pump = null
    })
    // Written while the answer was on its way.
    return isSaved || (state.kind === 'written' && flush())
  }

  const whenHidden = () => {
    if (document.visibilityState === 'hidden' && job.state === 'draft') void flush()
  }
  const whenOnline = () => {
    if (state.kind === 'unsent') void flush()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => snapshot,
    /** Until `stop`, what a visit before has left of a draft goes out, and what did not get through goes again. */
    start(): void {
      isStopped = false
      addEventListener('online', whenOnline)
      document.addEventListener('visibilitychange', whenHidden)
      if (state.kind === 'written' && job.state === 'draft') wait(0)
    },
    stop(): void {
      isStopped = true
      removeEventListener('online', whenOnline)
      document.removeEventListener('visibilitychange', whenHidden)
      clearTimeout(timer)
      if (job.state === 'draft') void flush()
    },
    write(next: Posting): void {
      posting = next
      keep()
      const isBack = isSame(posting, job.posting)
      const isHeld = state.kind === 'stale' || pump !== null
      publish(isHeld ? state : isBack ? { kind: 'saved', at: job.savedAt } : { kind: 'written' })
      if (job.state === 'draft' && !isBack) wait(POSTING_PAUSE_MS)
    },
    flush,
    /** What the server told of it meanwhile, e.g. that it is published. */
    take(told: DeskJob): void {
      if (pump !== null) return
      const isOurs = told.version === version
      const isWritten = !isSame(posting, job.posting)
      // What was saved here stays as it is written; what somebody else wrote is taken where nothing is written over it.
      job = isOurs || isWritten ? { ...told, posting: job.posting } : told
      if (!isWritten) {
        posting = job.posting
        version = told.version
      }
      publish()
    },
    /** Of two who wrote: this one's words go over the other's. */
    async writeOver(told: DeskJob): Promise<boolean> {
      job = { ...told, posting: told.posting }
      version = told.version
      publish({ kind: 'written' })
      return flush()
    },
    /** What the server has stands here again. */
    discard(told: DeskJob = job): void {
      job = told
      posting = told.posting
      version = told.version
      keep()
      publish({ kind: 'saved', at: told.savedAt })
    },
  }
}
