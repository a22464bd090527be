import type { More, Raw } from '@sarika/im-engine'
import { isBlank } from '@sarika/im-engine/text'
import { z } from 'zod'
import type { Db } from '../db/tables'
import type { FileUse } from '../files/uses'
import { MAX_CARD_UNITS, MAX_EXTRA_UNITS, MAX_TEXT_GRAPHEMES, MAX_TEXT_UNITS } from '../limits'
import { decryptContent } from './cipher'
import type { Target } from './ids'
import { kindOf } from './kinds/all'
import type { JobNamed, ServerKind } from './kinds/kind'

const short = z.string().max(256)
/** Base64 of AES-CBC over UTF-8: three bytes a unit, padding, four characters for three bytes. */
const cipherLength = (units: number): number => Math.ceil((units * 3 + 16) / 3) * 4

/** The `msg` of an outgoing frame. Unknown fields fall away, `isBroadCast` among them: the server sets it. */
export const MessageBody = z.object({
  // What has none is text. Source: specification 3.
  type: z.string().max(64).default('text'),
  content: z.string().max(cipherLength(MAX_CARD_UNITS)).default(''),
  aesExt: z.string().max(24).optional(),
  mac: z.string().max(64).optional(),
  msgId: short.optional(),
  quoteId: short.optional(),
  referTo: z.string().max(MAX_CARD_UNITS).optional(),
  jobId: short.optional(),
  resumeId: short.optional(),
  jobTitle: short.optional(),
  fileName: short.optional(),
  fileSize: z.union([z.number(), short]).optional(),
  timeLength: z.union([z.number(), short]).optional(),
  signalExt: z.string().max(MAX_CARD_UNITS).optional(),
  extra: z
    .record(z.string(), z.unknown())
    .refine((extra) => JSON.stringify(extra).length <= MAX_EXTRA_UNITS, 'extra is too large')
    .optional(),
})
export type MessageBody = z.infer<typeof MessageBody>

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** By letters as a reader sees them. */
export function isLongerThan(text: string, graphemes: number): boolean {
  let count = 0
  for (const _ of segmenter.segment(text)) if (++count > graphemes) return true
  return false
}

/** What is wrong with a plain text, or null. */
export function judgeText(text: string): string | null {
  if (isBlank(text)) return 'the text is empty'
  if (text.length > MAX_TEXT_UNITS) return `the text has more than ${MAX_TEXT_UNITS} UTF-16 units`
  if (isLongerThan(text, MAX_TEXT_GRAPHEMES)) return `the text has more than ${MAX_TEXT_GRAPHEMES} characters`
  return null
}

const orNone = <Name extends string>(name: Name, value: unknown) =>
  value === undefined || value === '' ? {} : { [name]: value }

/** What a kind reads of a message. */
function rawOf(body: MessageBody, text: string): Raw {
  const { extra, jobId } = body
  const more: More = {
    ...orNone('fileName', body.fileName),
    ...orNone('fileSize', body.fileSize),
    ...orNone('timeLength', body.timeLength),
    ...orNone('resumeId', body.resumeId),
    ...orNone('jobTitle', body.jobTitle),
    ...orNone('signalExt', body.signalExt),
    ...orNone('referTo', body.referTo),
  }
  return { text, more, ...(extra === undefined ? {} : { extra }), ...(jobId === undefined ? {} : { jobId }) }
}

/** What is wrong with a message's content, or null. Encrypted content is read and judged like plain. Source: S-KIND-7. */
export function judgeContent(body: MessageBody, senderId: string, target: Target): string | null {
  if (body.type === 'withdraw') return null
  const kind = kindOf(body.type)
  if (kind === null) return `there is no kind of message "${body.type}"`
  const text = body.aesExt ? decryptContent(body.content, body.aesExt, senderId, target) : body.content
  if (text === null) return 'the content cannot be decrypted'
  if (text.includes('\u0000')) return 'the content contains U+0000'
  if (body.type === 'text') return judgeText(text)
  if (text.length > MAX_CARD_UNITS) return `the content has more than ${MAX_CARD_UNITS} UTF-16 units`
  return kind.judge(rawOf(body, text))
}

/** A message and what its kind knows of it, judged or not; null where nobody can read it. */
function readIn(body: MessageBody, senderId: string, target: Target): { kind: ServerKind; raw: Raw } | null {
  const kind = kindOf(body.type)
  if (kind === null) return null
  const text = body.aesExt ? decryptContent(body.content, body.aesExt, senderId, target) : body.content
  return text === null ? null : { kind, raw: rawOf(body, text) }
}

/** The files of our store that a message has, judged or not. */
export function filesIn(body: MessageBody, senderId: string, target: Target): readonly FileUse[] {
  const read = readIn(body, senderId, target)
  return read?.kind.filesIn?.(read.raw) ?? []
}

/** Whether this kind of message is the sender's to send there. Source: S-HIRE-1. */
export async function maySend(db: Db, body: MessageBody, senderId: string, target: Target): Promise<boolean> {
  const read = readIn(body, senderId, target)
  return (await read?.kind.may?.(db, { senderId, target, raw: read.raw })) ?? true
}

/** The job that the two talk about from this message on; null: it names none. */
export function jobIn(body: MessageBody, senderId: string, target: Target): JobNamed | null {
  const read = readIn(body, senderId, target)
  return read?.kind.jobIn?.(read.raw) ?? null
}

/** What a stored message says in words, decrypted, as a search finds it; "" where its kind has none, or nobody can read it. */
export function wordsOf(body: MessageBody, senderId: string, target: Target): string {
  const text = body.aesExt ? decryptContent(body.content, body.aesExt, senderId, target) : body.content
  return text === null ? '' : (kindOf(body.type)?.textOf(rawOf(body, text)) ?? '')
}
