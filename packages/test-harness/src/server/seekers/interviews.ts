// An interview from its offer to an agreed time.
//
//   employer: offer (one to three times)   > candidate: accept one of them, or cancel
//   employer: cancel                       > it is off, until a new offer
//   candidate: another time                > employer: confirm it (it is agreed then), or keep those that were offered
//
// What is agreed has one time. A new offer asks again, whatever was answered.

import type { Trx } from '../db/tables'
import { type EventKind, noteChange, type Told, untold } from '../hiring/changes'
import { readOffers, tell } from '../inbox/tell'
import { type ApplicationRow, findFor, findGot, paramsOf, timesOf } from './applications'
import { seconds } from './paged'

export interface InterviewInput {
  /** ms; the first of `times` until one is accepted */
  readonly at: number
  /** one to three, ms */
  readonly times: readonly number[]
  readonly address: string
  readonly contact: string
  readonly mobile: string
}

/** What of an interview somebody saw; `at` may be any of its times. */
type Seen = Partial<Omit<InterviewInput, 'times'>>

const isSameSecond = (one: number, other: number): boolean => seconds(one) === seconds(other)

/** Whether it still is as it was told, to the second; what is not named may differ. */
const isAs = (row: ApplicationRow, { at, address, contact, mobile }: Seen): boolean =>
  row.at !== null &&
  (at === undefined || timesOf(row).some((time) => isSameSecond(time, at))) &&
  (address ?? row.address) === row.address &&
  (contact ?? row.contact) === row.contact &&
  (mobile ?? row.mobile) === row.mobile

const isOffered = (row: ApplicationRow, offer: InterviewInput): boolean => {
  const times = timesOf(row)
  return (
    isAs(row, offer) &&
    row.confirm_status !== 2 &&
    times.length === offer.times.length &&
    times.every((time, index) => isSameSecond(time, offer.times[index] ?? 0))
  )
}

/** No time is asked for any more. */
const NO_PROPOSAL = { proposed_at: null, proposed_text: '' } as const

const note = (trx: Trx, { id }: ApplicationRow, kind: EventKind, by: string, at: number, now: number) =>
  noteChange(trx, { applicationId: id, kind, by, detail: String(at) }, now)

/** By the employer of the job; what is new about it asks again, brings a removed record back and opens what was closed, the same once more changes nothing and tells nobody. */
export async function offerInterview(
  trx: Trx,
  employerId: string,
  id: number,
  offer: InterviewInput,
  now: number,
): Promise<Told<boolean>> {
  const row = await findGot(trx, employerId, id)
  if (!row) return untold(false)
  if (isOffered(row, offer)) return untold(true)
  const { times, ...rest } = offer
  const values = { ...rest, ...NO_PROPOSAL, times: JSON.stringify(times), confirm_status: 0 as const }
  await trx
    .insertInto('interviews')
    .values({ application_id: id, ...values })
    .onConflict((c) => c.column('application_id').doUpdateSet(values))
    .execute()
  await trx
    .updateTable('applications')
    .set({ is_hidden: 0, stage: 'interview', closing: '' })
    .where('id', '=', id)
    .execute()
  await tell(trx, row.account_id, 'interview-offered', paramsOf(row), now)
  return { outcome: true, notices: await note(trx, row, 'offered', employerId, offer.at, now) }
}

/** Nobody comes any more, and nobody is reminded. */
async function takeBack(trx: Trx, row: ApplicationRow, now: number): Promise<void> {
  await trx
    .updateTable('interviews')
    .set({ ...NO_PROPOSAL, confirm_status: 2 })
    .where('application_id', '=', row.id)
    .execute()
  await readOffers(trx, row.account_id, row.id, now)
}

/** By a closing, whose words tell of it: an interview to come is cancelled. */
export async function cancelComing(
  trx: Trx,
  employerId: string,
  row: ApplicationRow,
  now: number,
): Promise<void> {
  const next = timesOf(row).find((time) => time > now)
  if (next === undefined || row.confirm_status === 2) return
  await takeBack(trx, row, now)
  // Who hears of the closing hears of this.
  await note(trx, row, 'cancelled', employerId, next, now)
}

/** By the employer, who may offer it anew; the same once more changes nothing and tells nobody. */
export async function cancelInterview(
  trx: Trx,
  employerId: string,
  id: number,
  now: number,
): Promise<Told<'cancelled' | 'missing' | 'no-interview'>> {
  const row = await findGot(trx, employerId, id)
  if (!row) return untold('missing')
  if (row.at === null) return untold('no-interview')
  if (row.confirm_status === 2) return untold('cancelled')
  await takeBack(trx, row, now)
  await tell(trx, row.account_id, 'interview-called-off', paramsOf(row), now)
  return { outcome: 'cancelled', notices: await note(trx, row, 'cancelled', employerId, row.at, now) }
}

export interface InterviewAnswer {
  /** 1 accepts, 2 cancels */
  readonly answer: 1 | 2
  /** what of it the candidate saw; its time is the one that is accepted */
  readonly seen: Seen
}

/** Why the candidate's answer, or another time, was not taken. */
type NotTaken = 'missing' | 'no-interview' | 'changed' | 'answered-before'

/** By the candidate, who may cancel after accepting; the same answer again changes nothing. */
export async function answerInterview(
  trx: Trx,
  accountId: string,
  id: number,
  { answer, seen }: InterviewAnswer,
  now: number,
): Promise<Told<'answered' | NotTaken>> {
  const row = await findFor(trx, accountId, id)
  if (!row || row.account_id !== accountId) return untold('missing')
  if (row.at === null) return untold('no-interview')
  if (!isAs(row, seen)) return untold('changed')
  if (row.confirm_status === answer) return untold('answered')
  // Plans change after a yes; a no is final, as the employer may have asked somebody else.
  if (row.confirm_status === 2) return untold('answered-before')
  const at = timesOf(row).find((time) => isSameSecond(time, seen.at ?? row.at ?? 0)) ?? row.at
  const agreed = answer === 1 ? { at, times: JSON.stringify([at]) } : {}
  await trx
    .updateTable('interviews')
    .set({ ...agreed, ...NO_PROPOSAL, confirm_status: answer })
    .where('application_id', '=', id)
    .execute()
  await readOffers(trx, accountId, id, now)
  const kind = answer === 1 ? 'accepted' : 'cancelled'
  await tell(trx, row.employer_id, `interview-${kind}`, paramsOf(row), now)
  return { outcome: 'answered', notices: await note(trx, row, kind, accountId, at, now) }
}

/** The candidate asks for another time than those that are offered; they stand until the employer answers. The same one again changes nothing. */
export async function proposeTime(
  trx: Trx,
  accountId: string,
  id: number,
  { at, text }: { at: number; text: string },
  now: number,
): Promise<Told<'proposed' | 'offered' | NotTaken>> {
  const row = await findFor(trx, accountId, id)
  if (!row || row.account_id !== accountId) return untold('missing')
  if (row.at === null) return untold('no-interview')
  if (row.confirm_status === 2) return untold('answered-before')
  if (timesOf(row).some((time) => isSameSecond(time, at))) return untold('offered')
  const isSame = row.proposed_at !== null && isSameSecond(row.proposed_at, at) && row.proposed_text === text
  if (isSame) return untold('proposed')
  await trx
    .updateTable('interviews')
    .set({ proposed_at: at, proposed_text: text })
    .where('application_id', '=', id)
    .execute()
  await readOffers(trx, accountId, id, now)
  await tell(trx, row.employer_id, 'interview-proposed', paramsOf(row), now)
  return { outcome: 'proposed', notices: await note(trx, row, 'proposed', accountId, at, now) }
}

export interface ProposalAnswer {
  readonly answer: 'confirm' | 'keep'
  /** the time that the employer saw, ms; undefined: whichever it is */
  readonly at: number | undefined
}

/** The employer takes the candidate's time, which is agreed then, or keeps those that were offered. */
export async function answerProposal(
  trx: Trx,
  employerId: string,
  id: number,
  { answer, at }: ProposalAnswer,
  now: number,
): Promise<Told<'answered' | 'missing' | 'no-proposal' | 'changed'>> {
  const row = await findGot(trx, employerId, id)
  if (!row) return untold('missing')
  const wanted = row.proposed_at
  if (wanted === null) return untold('no-proposal')
  if (at !== undefined && !isSameSecond(at, wanted)) return untold('changed')
  const agreed =
    answer === 'confirm' ? { at: wanted, times: JSON.stringify([wanted]), confirm_status: 1 as const } : {}
  await trx
    .updateTable('interviews')
    .set({ ...agreed, ...NO_PROPOSAL })
    .where('application_id', '=', id)
    .execute()
  const kind = answer === 'confirm' ? 'confirmed' : 'kept'
  await tell(trx, row.account_id, `interview-${kind}`, paramsOf(row), now)
  return { outcome: 'answered', notices: await note(trx, row, kind, employerId, wanted, now) }
}
