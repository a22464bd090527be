import { type ConversationKey, personKey, toImId } from '@sarika/im-engine'
import { callMain } from '../../../http/main-api'
import { textAt } from '../../../lib/fields'

export type JobChat =
  | { readonly kind: 'opened'; readonly conversation: ConversationKey }
  | { readonly kind: 'missing' | 'closed' | 'unattended' | 'blocked' | 'notAllowed' | 'tooFast' | 'network' }

const REFUSALS = {
  job_closed: 'closed',
  no_chat: 'unattended',
  blocked: 'blocked',
  not_allowed: 'notAllowed',
} as const satisfies Record<string, JobChat['kind']>

const isKnown = (code: string): code is keyof typeof REFUSALS => code in REFUSALS

/** Makes the seeker and the employer of an open job contacts of each other; a repeat answers the same. Source: contract 6. */
export async function openJobChat(jobId: string): Promise<JobChat> {
  const answer = await callMain({ method: 'POST', path: `/jobs/${encodeURIComponent(jobId)}/chat` })
  if (answer.kind === 'network') return { kind: 'network' }
  if (answer.kind === 'ok') {
    const peer = textAt(answer.body, 'receiverId')
    return peer === '' ? { kind: 'network' } : { kind: 'opened', conversation: personKey(toImId(peer)) }
  }
  if (isKnown(answer.code)) return { kind: REFUSALS[answer.code] }
  if (answer.status === 404) return { kind: 'missing' }
  return { kind: answer.status === 429 ? 'tooFast' : 'network' }
}
