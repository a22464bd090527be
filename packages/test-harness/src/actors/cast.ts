// actors/ are the scripted employers of the demo. They answer whoever writes to them, so that one person alone can try
// the chat.
//
//   cast > session.ts (logs in as anybody does) > Actor (an engine of its own) > reply.ts > topics.ts, language.ts, personas.ts
//   pace.ts says how long they read and type
//
// Absent: doors of their own into the server. They use the calls and the socket that everybody uses, and stay away when a
// person logs in as one of them, after a restart too.

import type { TakenOver } from '../server/accounts/taken-over'
import { DEMO_PASSWORD, imIdOf } from '../server/seed/people'
import { Actor } from './actor'
import { humanPace, type Pace } from './pace'
import { PERSONAS } from './personas'
import { openSession } from './session'

export interface Cast {
  /** who is answered for now: a person who logs in as one of them takes over */
  readonly logins: readonly string[]
  stop(): Promise<void>
}

/**
 * How long an employer whom a person had taken over is left to that person after a start, ms: a page that lost its server is
 * back by then (contract 8: healed within 75 s).
 */
const LEFT_TO_PEOPLE_MS = 75_000

interface Options {
  pace?: Pace
  /** Of the server; without it nobody had taken anybody over. */
  takenOver?: TakenOver
  report?: (line: string) => void
}

/**
 * Lets scripted people answer for three demo employers, over the real calls and socket. Those whom the
 * server does not know (a database without the demo) are left out.
 */
export async function startActors(
  url: string,
  { pace = humanPace, takenOver, report = () => undefined }: Options = {},
): Promise<Cast> {
  const scripted = new Set(PERSONAS.map(({ login }) => imIdOf(login)))
  const over = new AbortController()
  const tell = (what: string) => (error: unknown) =>
    over.signal.aborted || report(`${what}: ${String(error)}`)
  const onTaken = (imId: string) => {
    takenOver?.add(imId).catch(tell('it is not kept that somebody took over'))
  }
  const actors: Actor[] = []
  for (const persona of PERSONAS) {
    const session = await openSession(url, persona.login, DEMO_PASSWORD)
    if (session) actors.push(new Actor(url, persona, session, { scripted, pace, onTaken, report }))
  }
  /** A script that begins at once would throw out the person whose page is about to come back. */
  const beginLater = async (actor: Actor, taken: TakenOver) => {
    await pace.wait(LEFT_TO_PEOPLE_MS, over.signal)
    if (taken.isThere(actor.imId)) return
    await taken.delete(actor.imId)
    await actor.start()
  }
  const later: Promise<unknown>[] = []
  const begin = async (actor: Actor) => {
    if (takenOver === undefined || !(await takenOver.has(actor.imId))) return actor.start()
    later.push(beginLater(actor, takenOver).catch(tell(`${actor.login} did not begin`)))
  }
  await Promise.all(actors.map(begin))
  return {
    get logins() {
      return actors.filter(({ isThere }) => isThere).map(({ login }) => login)
    },
    stop: async () => {
      over.abort()
      await Promise.all(later)
      await Promise.all(actors.map((actor) => actor.stop()))
    },
  }
}
