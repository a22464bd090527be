// alerts/ is the mails that nobody asks for at the moment: new jobs of a saved search, and the interview of tomorrow.
//
//   each minute   sendDue (this file)
//                    kinds/*.ts    what is due > lease it > write its mail (mails/) > mailer/ > note what came of it
//                                       |                                                |
//                        a row of the database: one process has it for a minute          a mail server, or /dev/outbox
//
// A process that ends between "sent" and "noted" leaves its lease: another one, or the same after its restart, sends the mail again
// when the lease is over. So a mail goes out once, or twice within about a minute, never not at all (decision 94).
// What is not here: mails that somebody waits for (accounts/codes.ts), and mails that come back later than the mail server's answer.

import { MAIL_LEASE_MS, MAX_FAILED_MAILS } from '../limits'
import type { MailKind, MailParts, Outcome } from './kind'
import { alerts } from './kinds/alert'
import { reminders } from './kinds/reminder'

/** Hears of mails that did not go out. */
export type Report = (line: string) => void

interface Round {
  readonly parts: MailParts
  readonly signal: AbortSignal
  readonly report: Report
}

async function handOver<Due, Sent>(
  { write }: MailKind<Due, Sent>,
  due: Due,
  parts: MailParts,
): Promise<Outcome<Sent>> {
  try {
    const draft = await write(parts, due)
    if (draft === 'nothing') return { kind: 'nothing' }
    if (draft === 'later') return { kind: 'refused', reason: 'the search could not answer' }
    const delivery = await parts.mailer.send(draft.mail)
    return delivery.kind === 'sent' ? { kind: 'sent', sent: draft.sent } : delivery
  } catch (error) {
    // One that cannot be written must not keep the others.
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** null: another process has it. */
async function sendOne<Due, Sent>(
  kind: MailKind<Due, Sent>,
  due: Due,
  parts: MailParts,
): Promise<Outcome<Sent> | null> {
  const { writes, clock } = parts
  const now = clock()
  const until = now + MAIL_LEASE_MS
  if (!(await writes.run((trx) => kind.lease(trx, due, now, until)))) return null
  const outcome = await handOver(kind, due, parts)
  await writes.run((trx) => kind.note(trx, due, outcome, until, clock()))
  return outcome
}

/** A mail server that takes none is left alone until the next round. */
async function sendKind<Due, Sent>(kind: MailKind<Due, Sent>, { parts, signal, report }: Round) {
  let failed = 0
  for (const due of await kind.list(parts)) {
    if (signal.aborted || failed >= MAX_FAILED_MAILS) return
    const outcome = await sendOne(kind, due, parts)
    failed = outcome?.kind === 'refused' ? failed + 1 : 0
    if (outcome?.kind === 'refused' || outcome?.kind === 'bounced')
      report(`a mail (${kind.name}) was ${outcome.kind}: ${outcome.reason}`)
  }
}

/** Sends what is due, one after another. `signal`: the server closes, and what is left waits for the next. */
export async function sendDue(parts: MailParts, signal: AbortSignal, report: Report): Promise<void> {
  const round = { parts, signal, report }
  await sendKind(reminders, round)
  await sendKind(alerts, round)
}
