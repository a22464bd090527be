// A server with many jobs, and how soon it answers others while people search.

import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { importHarness } from './bundle.mjs'
import { serve } from './serve.mjs'

const API = '/api/v1.0.0'
const PASSWORD = 'Sarika2026'
/** Each with an account, so that no limit of an address is measured. */
const SEARCHERS = [
  'sokha',
  'dara',
  'angkor-hr',
  'mekong-tech',
  'tonle-bank',
  'golden-silk',
  'lotus-logistics',
  'sunrise-school',
]
/** What costs most: words that thousands of jobs have, typing errors, a short part of a title, jobs like another one. */
const QUESTIONS = [
  '/jobs?keyword=accountant',
  '/jobs?keyword=english',
  '/jobs?keyword=acountant',
  '/jobs?keyword=senior&page=400',
  '/jobs?title=ok',
  '/jobs?keyword=senoir acountnt phnm pehn ofice mangr sals',
  '/jobs/50/related',
  '/jobs?keyword=work',
]
const LOOK_EVERY_MS = 10

/** Asks and reads all of the answer; its status and body. */
function ask(agent, url, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (piece) => {
        body += piece
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

async function logIn(origin, account) {
  const body = new URLSearchParams({ account, password: PASSWORD })
  const answer = await fetch(`${origin}${API}/users/authorize`, { method: 'POST', body })
  return (await answer.json()).access_token
}

/** Writes so many jobs by the code of a checkout into a folder, and serves them by its build. */
export async function openSearch(folder, root, jobs) {
  const { startServer } = await importHarness('server/index.ts', root)
  const database = `${folder}/chat.db`
  const filled = await startServer({ port: 0, database, quiet: true, demoJobs: jobs })
  await filled.close()
  const { origin, stop } = await serve(folder, root)
  const agent = new Agent({ keepAlive: true })
  const { totalCount } = JSON.parse((await ask(agent, `${origin}${API}/jobs`)).body)
  agent.destroy()
  if (totalCount < jobs * 0.9) throw new Error(`${totalCount} jobs are listed, ${jobs} were written`)
  return { origin, stop }
}

/** How long `/healthz` takes, asked again and again for so long, in ms. */
async function healthTimes(origin, ms) {
  const agent = new Agent({ keepAlive: true })
  const times = []
  for (const end = performance.now() + ms; performance.now() < end; await wait(LOOK_EVERY_MS)) {
    const begin = performance.now()
    await ask(agent, `${origin}/healthz`)
    times.push(performance.now() - begin)
  }
  agent.destroy()
  return times
}

const p95Of = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]

/** `{ aloneP95, searchedP95, perSecond, refused }`: `/healthz` with nobody else and with eight who search without a pause, in ms. */
export async function measureUnderSearch(origin, ms) {
  const tokens = await Promise.all(SEARCHERS.map((account) => logIn(origin, account)))
  await healthTimes(origin, ms / 5)
  const aloneP95 = p95Of(await healthTimes(origin, ms))
  let isOver = false
  let answered = 0
  let refused = 0
  const search = async (token, first) => {
    const agent = new Agent({ keepAlive: true })
    for (let at = first; !isOver; at++) {
      const path = encodeURI(QUESTIONS[at % QUESTIONS.length])
      const { status } = await ask(agent, origin + API + path, { authorization: `Bearer ${token}` })
      if (status === 200) answered++
      else refused++
    }
    agent.destroy()
  }
  const begun = performance.now()
  const searching = tokens.map(search)
  const searchedP95 = p95Of(await healthTimes(origin, ms))
  isOver = true
  await Promise.all(searching)
  return { aloneP95, searchedP95, perSecond: (answered * 1000) / (performance.now() - begun), refused }
}
