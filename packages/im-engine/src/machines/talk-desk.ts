// What a talk is about, told to the server and then shown:
//
//   ask > is there something to tell? > one call > what the server took, committed
//
// Absent: a queue, as in people-desk.ts. Other devices learn of it by the list of conversations.

import type { LogDoor, Outcome } from '../log/door.js'
import type { About } from '../model/conversation.js'
import { unreachable } from '../model/errors.js'
import type { TalkAsk } from '../model/talk-ask.js'
import { interviewCall, saveJobCall } from '../wire/calls.js'
import { decodeDone } from '../wire/envelope.js'
import { refusalOf } from './people-desk.js'
import type { Rest } from './rest.js'

export interface TalkDeps {
  readonly log: LogDoor
  readonly rest: Rest
}

/** Carries out a command about what a conversation is about. Source: S-ABOUT-5, S-ABOUT-6. */
export async function askTalk({ log, rest }: TalkDeps, ask: TalkAsk, signal: AbortSignal): Promise<Outcome> {
  const { key } = ask
  const about = aboutOf(log, ask)
  if (about === undefined) return { ok: true, position: log.state().position, value: null }
  const call = 'jobId' in about ? saveJobCall(key, about) : interviewCall(key, about.interviewId)
  const answer = await rest.call(call, decodeDone, signal)
  if (answer.kind !== 'ok') return refusalOf(answer)
  const committed = await log.submit({ type: 'about-set', key, about })
  return committed.ok ? { ...committed, value: null } : committed
}

/** Undefined: there is nothing to tell. */
function aboutOf(log: LogDoor, ask: TalkAsk): About | undefined {
  switch (ask.type) {
    case 'set-job': {
      const { jobId, jobTitle, resumeId = '' } = ask.job
      const has = (log.state().conversations.get(ask.key)?.jobId ?? '') !== ''
      return isNoJob(jobId) || (has && ask.isForced !== true) ? undefined : { jobId, jobTitle, resumeId }
    }
    case 'set-interview':
      return { interviewId: ask.interviewId }
    default:
      return unreachable(ask)
  }
}

/** The backend says "0" where there is no job. Source: specification 5. */
const isNoJob = (jobId: string): boolean => jobId === '' || jobId === '0'
