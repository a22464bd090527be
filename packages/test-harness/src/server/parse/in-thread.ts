import { Worker } from 'node:worker_threads'
import { PARSE_MEMORY, PARSE_MS } from '../limits'
import { threadFile } from '../thread-file'
import type { ParsedPdf, ParseResult } from './parse-pdf'
import type { ThreadData } from './worker'

const file = threadFile('parse-worker', 'parse/worker.ts', ['pdfjs-dist'])

/** How often the memory of the process is looked at: what a thread unpacks lies outside of the bounds that Node has for threads. */
const LOOK_EVERY_MS = 50
/** pdfjs, then pdftotext, each with its own time. */
const READERS = 2

/** Parses a PDF in a thread of its own, within the time and the memory of limits.ts; beyond them it is ended. */
export async function parseInThread(
  pdf: Buffer,
  isProgramUsed: boolean,
  signal: AbortSignal,
): Promise<ParseResult> {
  const workerData: ThreadData = { pdf: new Uint8Array(pdf), isProgramUsed }
  const worker = new Worker(await file(), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: PARSE_MEMORY / 1024 ** 2 },
    // It says on its streams what is wrong with a PDF; that is nobody's news.
    stdout: true,
    stderr: true,
  })
  const before = process.memoryUsage.rss()
  return new Promise((resolve) => {
    const end = (parsed: ParseResult) => {
      clearTimeout(late)
      clearInterval(watch)
      signal.removeEventListener('abort', leave)
      void worker.terminate()
      resolve(parsed)
    }
    const stop = () => end({ kind: 'ended' })
    const leave = () => end({ kind: 'left' })
    const late = setTimeout(stop, PARSE_MS * READERS)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > PARSE_MEMORY) stop()
    }, LOOK_EVERY_MS)
    worker
      .on('message', (parsed: ParsedPdf) => end(parsed))
      .on('error', stop)
      .on('exit', stop)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
  })
}
