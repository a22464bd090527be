/** The thread of the search: a connection of its own to the file, which reads only. An entry of the build (tsup.config.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { openReader } from '../db/file-reader'
import { jobIndexOf } from '../db/job-index'
import { answer, type Question } from './questions'
import { CLOSE, type Said } from './worker-words'

const port = parentPort
const db = await openReader(String(workerData))
const jobs = jobIndexOf('sqlite')

async function say(question: Question): Promise<Said> {
  try {
    return { kind: 'answered', value: await answer({ db, jobs }, question) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

port?.on('message', async (message: Question | typeof CLOSE) => {
  if (message !== CLOSE) return port.postMessage(await say(message))
  await db.destroy()
  port.close()
})
