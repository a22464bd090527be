import { Worker } from 'node:worker_threads'
import { MAX_PARSED_PAGES, PARSE_MEMORY, PARSE_MS } from '../limits'
import { threadFile } from '../thread-file'
import type { Thread, ThreadRead } from './thread-words'

const file = threadFile('parse-worker', 'parse/worker.ts', ['pdfjs-dist'])

/** How often the memory of the process is looked at: what a thread unpacks lies outside of the bounds that Node has for threads. */
const LOOK_EVERY_MS = 50

/** Reads a PDF by pdfjs in a thread of its own, within the time and the memory of limits.ts; beyond them it is unreadable. */
export async function readInThread(
  pdf: Buffer,
  isTextWanted: boolean,
  signal: AbortSignal,
): Promise<ThreadRead> {
  const thread: Thread = { pdf: new Uint8Array(pdf), mostPages: MAX_PARSED_PAGES, isTextWanted }
  const worker = new Worker(await file(), {
    workerData: thread,
    resourceLimits: { maxOldGenerationSizeMb: PARSE_MEMORY / 1024 ** 2 },
    // It says on its streams what is wrong with a PDF; that is nobody's news.
    stdout: true,
    stderr: true,
  })
  const before = process.memoryUsage.rss()
  return new Promise((resolve) => {
    const end = (read: ThreadRead) => {
      clearTimeout(late)
      clearInterval(watch)
      signal.removeEventListener('abort', stop)
      void worker.terminate()
      resolve(read)
    }
    const stop = () => end({ kind: 'unreadable' })
    const late = setTimeout(stop, PARSE_MS)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > PARSE_MEMORY) stop()
    }, LOOK_EVERY_MS)
    worker.on('message', end).on('error', stop).on('exit', stop)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
