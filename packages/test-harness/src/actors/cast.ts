// actors/ are the scripted employers of the demo. They answer whoever writes to them, so that one person alone can try
// the chat.
//
//   cast > session.ts (logs in as anybody does) > Actor (an engine of its own) > reply.ts > topics.ts, language.ts, personas.ts
//   pace.ts says how long they read and type
//
// Absent: doors of their own into the server. They use the calls and the socket that everybody uses, and stay away when a
// person logs in as one of them.

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
 * Lets scripted people answer for three demo employers, over the real calls and socket. Those whom the
 * server does not know (a database without the demo) are left out.
 */
export async function startActors(
  url: string,
  { pace = humanPace, report = () => undefined }: { pace?: Pace; report?: (line: string) => void } = {},
): Promise<Cast> {
  const scripted = new Set(PERSONAS.map(({ login }) => imIdOf(login)))
  const actors: Actor[] = []
  for (const persona of PERSONAS) {
    const session = await openSession(url, persona.login, DEMO_PASSWORD)
    if (session) actors.push(new Actor(url, persona, session, { scripted, pace, report }))
  }
  await Promise.all(actors.map((actor) => actor.start()))
  return {
    get logins() {
      return actors.filter(({ isReplaced }) => !isReplaced).map(({ login }) => login)
    },
    stop: async () => {
      await Promise.all(actors.map((actor) => actor.stop()))
    },
  }
}
