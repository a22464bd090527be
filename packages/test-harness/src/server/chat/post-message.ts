// chat/ has the rules and stores of the chat: messages, receipts, read marks, contacts, groups, notices. A function takes
// a transaction, its input and the time, and gives an answer; http/ and socket/ call it. This file is the way of one
// message.
//
// Absent: sockets. Who is to be told stands in the answer, and the caller tells them after the commit.

import { isBlank } from '@sarika/im-engine/text'
import type { MessageRow, Trx } from '../db/tables'
import { judgeUses, writeUses } from '../files/uses'
import { withKnownPreview } from '../previews/known-preview'
import type { PreviewSigns } from '../previews/preview-signs'
import { noteService } from '../service/queue'
import { encryptContent } from './cipher'
import { AckCode, type Refusal, refuse, refuseWord } from './codes'
import { filesIn, judgeContent, maySend } from './content'
import { noteJob } from './job-context'
import { isManager } from './people'
import { checkPermission } from './permission-facts'
import {
  audienceOf,
  type Draft,
  findRepeat,
  isRepeat,
  passMessage,
  storeMessage,
  textOf,
} from './store-message'
import { withdraw } from './withdraw'
import { NO_WORDS, type WordList } from './words'

export type Posted =
  /** new: `audience` gets it, the sender included */
  | {
      kind: 'stored'
      row: MessageRow
      audience: string[]
      /** files that no message has any more: their bytes go after the commit */
      goneFiles: readonly string[]
      /** it says less than was sent: links were taken out */
      isChanged: boolean
      /** what the sender is told after it, by the online service: theirs alone */
      further: readonly MessageRow[]
    }
  /** stored before: only acked again */
  | { kind: 'repeat'; row: MessageRow; isChanged: boolean }
  /** for who of `audience` is online; kept nowhere */
  | { kind: 'passed'; row: MessageRow; audience: string[] }
  | Refusal

/**
 * One message from draft to row, in the caller's transaction.
 *
 *   links that are not allowed go from its text
 *   repeat of (sender, clientId)? -> the first one again, whatever has changed since; with other words -> refused
 *   withdraw?                     -> member of the group? -> withdraw.ts
 *   a preview of its link?        -> previews/known-preview.ts: one that this server made, or none
 *   asks for what managers may?   -> is the sender one?
 *   may the sender speak now?     -> permission.ts
 *   a card of a hiring?           -> hiring/who-may-send.ts
 *   a word that is not allowed?   -> words.ts
 *   may the sender read its files? -> files/uses.ts; whoever gets it may read them then
 *   number, time, row             -> store-message.ts
 *   names a job?                  -> job-context.ts: both lists say what the two talk about
 *   to the online service?        -> service/queue.ts: the conversation waits, and its person is told once
 */
export async function postMessage(
  trx: Trx,
  given: Draft,
  now: number,
  words: WordList = NO_WORDS,
  previewSigns: PreviewSigns | null = null,
): Promise<Posted> {
  const allowed = withoutLinks(given, words)
  const isChanged = allowed !== given
  const draft = await withKnownPreview(trx, allowed, previewSigns)
  const { senderId, target, clientId, body } = draft
  const repeat = await findRepeat(trx, senderId, clientId)
  if (repeat)
    return isRepeat(repeat, draft) || isRepeat(repeat, given)
      ? { kind: 'repeat', row: repeat, isChanged: !isRepeat(repeat, given) }
      : refuse(AckCode.reused, 'this seq stands for another message of yours')

  const audience = await audienceOf(trx, senderId, target)
  if (body.type === 'withdraw') {
    if (!audience.includes(senderId)) return refuse(AckCode.notGroup)
    const outcome = await withdraw(trx, draft, now)
    if (outcome.kind === 'refused') return outcome
    return outcome.kind === 'stored'
      ? { ...outcome, audience, isChanged: false, further: [] }
      : { ...outcome, isChanged: false }
  }

  const files = filesIn(body, senderId, target)
  const hasFile = files.length > 0 && body.type !== 'text'
  const refusal = (await judgeAsked(trx, draft)) ?? (await judgeSpeaking(trx, given, draft, words, hasFile))
  if (refusal) return refusal
  const fault = await judgeUses(trx, senderId, files)
  if (fault !== null) return refuse(AckCode.invalid, fault)
  if (draft.notSaved) return { kind: 'passed', row: await passMessage(trx, draft, now), audience }
  const row = await storeMessage(trx, draft, now)
  await writeUses(trx, row.id, files)
  await noteJob(trx, draft)
  const further = await noteService(trx, draft, now)
  return { kind: 'stored', row, audience, goneFiles: [], isChanged, further }
}

/** What is wrong with a draft before any transaction, or null. */
export function judgeDraft(draft: Draft): Refusal | null {
  const { body, senderId, target } = draft
  const fault = judgeContent(body, senderId, target)
  if (fault !== null) return refuse(AckCode.invalid, fault)
  // What else a message has, files for one, is read by way of its row.
  if (draft.notSaved && body.type !== 'text') return refuse(AckCode.invalid, 'only a text can go unsaved')
  return null
}

/** Two things are for managers to ask for. Source: S-REFUSE-10. */
async function judgeAsked(trx: Trx, { senderId, mustSave, notSaved }: Draft): Promise<Refusal | null> {
  if (!mustSave && !notSaved) return null
  return (await isManager(trx, senderId)) ? null : refuse(AckCode.notPermitted)
}

async function judgeSpeaking(
  trx: Trx,
  given: Draft,
  draft: Draft,
  words: WordList,
  hasFile: boolean,
): Promise<Refusal | null> {
  const { senderId, target, mustSave = false } = draft
  const refusal = await checkPermission(trx, senderId, target, hasFile, mustSave)
  if (refusal) return refusal
  if (!(await maySend(trx, draft.body, senderId, target))) return refuse(AckCode.notPermitted)
  if (!hasWords(draft)) return null
  const text = textOf(draft.body, draft) ?? ''
  // It was nothing but links.
  if (text !== textOf(given.body, given) && isBlank(text))
    return refuseWord((textOf(given.body, given) ?? '').trim())
  const word = mustSave ? null : words.findWord(text)
  return word === null ? null : refuseWord(word)
}

/** Kinds that are words of a person. Source: specification 4 "Sending a message". */
const hasWords = ({ body: { type } }: Draft): boolean => type === 'text' || type === 'referTo'

/** The same draft, where nothing has to go from its text. */
function withoutLinks(draft: Draft, words: WordList): Draft {
  const { body, senderId, target } = draft
  if (body.type !== 'text') return draft
  const text = textOf(body, draft) ?? ''
  const rest = words.withoutLinks(text)
  if (rest === text) return draft
  const { mac: _mac, ...plain } = body
  const sealed = body.aesExt ? encryptContent(rest, senderId, target) : { content: rest }
  return { ...draft, body: { ...plain, ...sealed } }
}
