// bench/ measures the engine in a page of a real Chromium, beside an anchor that only puts rows into IndexedDB.
//
//   scripts/bench.mjs --calls--> page.ts > load.ts (pages, frames, receipts) > Subject: engine.ts or raw-rows.ts > ms
//
// Both sides run in the same browser on the same load, so a ratio of the two means something on any machine. Each
// function here makes its load, clears memory, and then measures one side.

import { decodeFrame, type WireContext } from '@sarika/im-engine/wire'
import { EngineSubject } from './engine'
import { LiveAccount } from './live-account'
import { framesOf, type LoadSpec, pagesOf, placeName, RARE_WORD, receiptsOf } from './load'
import { mangledFrames } from './mangled'
import { RawRows } from './raw-rows'
import { ME } from './row'
import { StayingEngine } from './staying-engine'
import type { Subject } from './subject'

type Side = 'engine' | 'anchor'

const subjectOf = (side: Side): Subject => (side === 'engine' ? new EngineSubject() : new RawRows())

/** What the load left behind is not paid inside the clock. */
async function rest(): Promise<void> {
  globalThis.gc?.()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

async function opened(side: Side): Promise<Subject> {
  const subject = subjectOf(side)
  await subject.open()
  await rest()
  return subject
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const LARGEST = placeName(0)
const PAGES_BACK = 50
const staying = new StayingEngine()
let account: LiveAccount | undefined

const bench = {
  async catchUp(side: Side, spec: LoadSpec): Promise<number> {
    const pages = await pagesOf(spec)
    await rest()
    return subjectOf(side).catchUp(pages)
  },

  async flood(side: Side, spec: LoadSpec): Promise<number> {
    const frames = await framesOf(spec)
    return (await opened(side)).flood(frames)
  },

  async receipts(side: Side, stored: number, count: number): Promise<number> {
    const receipts = await receiptsOf(stored, count)
    return (await opened(side)).receipts(receipts)
  },

  async open(side: Side): Promise<number> {
    const subject = subjectOf(side)
    const ms = await subject.open()
    await subject.close()
    return ms
  },

  async pageBack(side: Side): Promise<number> {
    const subject = await opened(side)
    const ms = await subject.pageBack(LARGEST, PAGES_BACK)
    await subject.close()
    return ms
  },

  async search(
    side: Side,
  ): Promise<{ readonly first: number; readonly again: number; readonly count: number }> {
    const subject = await opened(side)
    const first = await subject.search(LARGEST, RARE_WORD)
    const again = await subject.search(LARGEST, RARE_WORD)
    await subject.close()
    return { first: first.ms, again: again.ms, count: first.count }
  },

  /** A tail of nearly 10,000 items stays behind the last seal, if the page is closed at once; answers its items. */
  async leaveTail(spec: LoadSpec): Promise<number> {
    return new EngineSubject().leaveTail(await pagesOf(spec))
  },

  // The heap is read from outside, between these.
  catchUpAndStay: async (spec: LoadSpec): Promise<void> => staying.catchUp(await pagesOf(spec)),
  readAndStay: (): Promise<void> => staying.read(LARGEST, PAGES_BACK, RARE_WORD),
  leave: (): Promise<void> => staying.stop(),

  /** An account at rest that live messages come to, one at a time. */
  async openAccount(conversations: number, live: number): Promise<void> {
    account = await LiveAccount.open(conversations, live)
    await rest()
  },
  liveOnes: async (count: number): Promise<readonly number[]> => (await account?.receive(count)) ?? [],

  /** Reads all frames PASSES times and keeps the fastest of each: the work, not what else the machine did. Longest and median, ms. */
  async decode(
    count: number,
  ): Promise<{ readonly longest: number; readonly median: number; readonly what: string }> {
    const context: WireContext = { me: ME as WireContext['me'], cipher: NO_CIPHER, receiversOf: () => 1 }
    const frames = mangledFrames(count)
    const best = new Array<number>(frames.length).fill(Number.POSITIVE_INFINITY)
    for (let pass = 0; pass < PASSES; pass++)
      for (const [index, frame] of frames.entries()) {
        const start = performance.now()
        await decodeFrame(frame, context)
        best[index] = Math.min(best[index] ?? 0, performance.now() - start)
      }
    const longest = Math.max(...best)
    const frame = frames[best.indexOf(longest)] ?? ''
    return { longest, median: median(best), what: `${frame.length} units, ${frame.slice(0, 24)}` }
  },
}

const PASSES = 5

const NO_CIPHER: WireContext['cipher'] = {
  encrypt: async () => ({ content: '', iv: '', mac: '' }),
  decrypt: async () => ({ ok: true, text: '' }),
}

Object.assign(globalThis, { bench })
