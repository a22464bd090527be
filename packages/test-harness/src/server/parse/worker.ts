/** The thread that reads one PDF and ends. An entry of the build (tsup.config.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { parsePdf } from './parse-pdf'

/** What a thread is started with. */
export interface ThreadData {
  readonly pdf: Uint8Array
  readonly isProgramUsed: boolean
}

const { pdf, isProgramUsed }: ThreadData = workerData
parentPort?.postMessage(await parsePdf(pdf, isProgramUsed))
