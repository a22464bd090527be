import { type ConversationKey, type ImEngine, personKey, type Refusal, toImId } from '@sarika/im-engine'
import { changeJob, inviteInterview, reqResume, sendResume } from '@sarika/im-engine/kinds'
import { type Application, type Offer, offerInterview } from '../../../http/application'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { numberAt } from '../../../lib/fields'
import { titleOf } from '../../../lib/job'
import { untilKnown } from '../rules/until-known'

/** Why nothing came of a deed, by the name of its words; or what the engine refused. */
export type Fault =
  | 'network'
  | 'failed'
  | 'tooFast'
  | 'changed'
  | 'answered'
  | 'missing'
  | 'past'
  | 'notApproved'
  | 'jobClosed'
  | 'noEmployer'
  | 'notSent'
  | Refusal

const CODES: Readonly<Record<string, Fault>> = {
  interview_changed: 'changed',
  proposal_changed: 'changed',
  already_answered: 'answered',
  no_proposal: 'answered',
  no_interview: 'missing',
  not_found: 'missing',
  invalid: 'past',
  resume_not_approved: 'notApproved',
  job_closed: 'jobClosed',
  no_employer: 'noEmployer',
}

/** null: it is done. */
export function faultOf(answer: Answer): Fault | null {
  if (answer.kind === 'ok') return null
  if (answer.kind === 'network') return 'network'
  if (answer.status === 429) return 'tooFast'
  return CODES[answer.code] ?? 'failed'
}

const ABOUT = { jobId: '', jobTitle: '', resumeId: '', jobApplyId: '', text: '' }

export interface JobNamed {
  readonly jobId: string
  readonly jobTitle: string
}

type Sender = Pick<ImEngine, 'send'>

type Card = Parameters<ImEngine['send']>[1]

async function say(engine: Sender, to: ConversationKey, card: Card): Promise<Refusal | null> {
  const sent = await engine.send(to, card)
  return sent.ok ? null : sent.refusal
}

/** A recruiter asks for a resume for a job of their company. */
export const askForResume = (engine: Sender, to: ConversationKey, job: JobNamed): Promise<Fault | null> =>
  say(engine, to, reqResume.of({ ...ABOUT, ...job }))

/** From now on the two talk about this job. */
export async function talkAbout(
  engine: Pick<ImEngine, 'send' | 'setAbout'>,
  to: ConversationKey,
  job: JobNamed,
): Promise<Fault | null> {
  const set = await engine.setAbout(to, job, { isForced: true })
  return set.ok ? say(engine, to, changeJob.of({ ...ABOUT, ...job })) : set.refusal
}

export interface ResumeNamed {
  readonly id: number
  readonly name: string
}

/**
 * To send a resume is to apply: the application first, then the message that tells of it. The same `clientId` applies once,
 * however often it is tried, so a message that was not sent is tried again by the same press. Source: specification 4.
 */
export async function sendOwnResume(
  engine: Sender,
  to: ConversationKey,
  job: JobNamed,
  resume: ResumeNamed,
  clientId: string,
): Promise<Fault | null> {
  const answer = await callMain({
    method: 'POST',
    path: `/users/jobs/${encodeURIComponent(job.jobId)}/applications`,
    json: { clientId, resumeId: resume.id },
  })
  if (answer.kind !== 'ok') return faultOf(answer)
  const card = sendResume.of({
    ...job,
    resumeId: String(resume.id),
    jobApplyId: String(numberAt(answer.body, 'applicationId')),
    text: resume.name,
  })
  return (await say(engine, to, card)) === null ? null : 'notSent'
}

/** How far an invitation got: what was said is not said again by the next press. */
export interface Invitation {
  isSaid: boolean
}

type Inviter = Pick<ImEngine, 'send' | 'setAbout' | 'setInterview'>

type Invited = Pick<Application, 'id' | 'job' | 'resumeId'>

/** What the two talk about, the message, then the interview beside the conversation: all that follows once an interview stands. */
async function tellOffer(
  engine: Inviter,
  to: ConversationKey,
  { id, job, resumeId }: Invited,
  invitation: Invitation,
): Promise<Refusal | null> {
  const about = {
    jobId: String(job.id),
    jobTitle: titleOf(job),
    resumeId: resumeId === 0 ? '' : String(resumeId),
  }
  const named = await engine.setAbout(to, about, { isForced: true })
  if (!named.ok) return named.refusal
  const card = inviteInterview.of({ ...about, jobApplyId: String(id), text: '' })
  const refusal = invitation.isSaid ? null : await say(engine, to, card)
  if (refusal !== null) return refusal
  invitation.isSaid = true
  const set = await engine.setInterview(to, String(id))
  return set.ok ? null : set.refusal
}

/**
 * The order of an invitation: the interview itself, what the two talk about, the message, then the interview beside the
 * conversation. Where a step fails, the next press begins anew, and repeats nothing that can be seen. Source: specification 4.
 */
export async function invite(
  engine: Inviter,
  to: ConversationKey,
  application: Invited,
  offer: Offer,
  invitation: Invitation,
): Promise<{ readonly answer: Answer; readonly fault: Fault | null }> {
  const answer = await offerInterview(application.id, offer)
  return { answer, fault: faultOf(answer) ?? (await tellOffer(engine, to, application, invitation)) }
}

/**
 * The same for an interview that was offered outside of the chat, e.g. on the board, to somebody who may have become a contact a
 * moment ago. null: the card went.
 */
export async function sendInvitation(
  engine: Inviter & Pick<ImEngine, 'contacts'>,
  peer: string,
  application: Invited,
  invitation: Invitation,
): Promise<Refusal | null> {
  const imId = toImId(peer)
  await untilKnown(engine, imId)
  return tellOffer(engine, personKey(imId), application, invitation)
}
