import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SEARCH_PATIENCE_MS } from '../limits'
import { realTimers, type Timers } from '../socket/presence'
import { threadFile } from '../thread-file'
import type { Asking, Question, QuestionName } from './questions'
import { RunnerGone, type SearchRunner } from './runner'
import { CLOSE, type Said } from './worker-words'

const workerFile = threadFile('search-worker', 'search/worker.ts', ['libsql'])

/** The thread of worker.ts on a database file. */
export const startWorker = async (file: string): Promise<Worker> =>
  new Worker(await workerFile(), { workerData: file })

/**
 * Answers in one thread, which begins with the first question and again with the first one after its end.
 *
 * A thread is never terminated: libsql ends the whole process when its thread is stopped within a query. One that does not
 * answer in time is left behind with the order to close, which it finds when its query is over.
 */
export class WorkerRunner implements SearchRunner {
  readonly atOnce = 1
  readonly #start: () => Promise<Worker>
  readonly #timers: Timers
  #thread: Promise<Worker> | undefined

  constructor(start: () => Promise<Worker>, timers = realTimers) {
    this.#start = start
    this.#timers = timers
  }

  async run<N extends QuestionName>(question: Question<N>): Promise<Asking[N]['answer']> {
    this.#thread ??= this.#begin()
    const thread = await this.#thread
    return new Promise((resolve, reject) => {
      let reason: unknown
      const end = (report: () => void): void => {
        this.#timers.clearTimeout(late)
        thread.unref()
        thread.off('message', hear).off('error', note).off('exit', gone)
        report()
      }
      const hear = (said: Said<N>) =>
        end(() => (said.kind === 'answered' ? resolve(said.value) : reject(said.error)))
      const note = (error: unknown): void => {
        reason = error
      }
      const gone = () => end(() => reject(new RunnerGone('the thread of the search ended', true, reason)))
      const late = this.#timers.setTimeout(() => {
        this.#thread = undefined
        thread.postMessage(CLOSE)
        end(() => reject(new RunnerGone(`no answer to a search in ${SEARCH_PATIENCE_MS} ms`, false)))
      }, SEARCH_PATIENCE_MS)
      thread.ref()
      thread.on('message', hear).on('error', note).on('exit', gone)
      thread.postMessage(question)
    })
  }

  async close(): Promise<void> {
    const thread = await this.#thread?.catch(() => undefined)
    if (!thread || thread.threadId < 0) return
    thread.ref()
    const ended = once(thread, 'exit', { signal: AbortSignal.timeout(SEARCH_PATIENCE_MS) })
    thread.postMessage(CLOSE)
    // One that is still busy by then ends with the process.
    await ended.catch(() => undefined)
  }

  #begin(): Promise<Worker> {
    const begun = this.#start()
    const forget = (): void => {
      if (this.#thread === own) this.#thread = undefined
    }
    const own: Promise<Worker> = begun.then((thread) => {
      // It keeps no process alive while nobody asks.
      thread.unref()
      // An error is told by the question that it hits; without a listener it would end the process.
      thread.on('error', () => {})
      thread.once('exit', forget)
      return thread
    })
    own.catch(forget)
    return own
  }
}
