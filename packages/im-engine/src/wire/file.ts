import * as z from 'zod/mini'
import type { FileKind } from '../model/upload.js'
import type { Call } from './calls.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { count, reasonOf, text, textOf, time } from './fields.js'

/** UTF-16 units of a file's address and of its name. */
const URL_MAX = 512
const NAME_MAX = 255

/** What the server answers to an upload; width and height are 0 where there is no picture, `thumb` is "" then. */
export const uploaded = z.object({
  url: textOf(1, URL_MAX),
  thumb: textOf(0, URL_MAX),
  name: textOf(0, NAME_MAX),
  type: textOf(1, 128),
  size: count,
  width: count,
  height: count,
})
export type Uploaded = z.infer<typeof uploaded>

/** Lets one file in, until `ends` (ms since epoch). */
export const fileTicket = z.object({ ticket: text, ends: time })
export type FileTicket = z.infer<typeof fileTicket>

/** Why the server takes no file. The first two come before any byte is sent. */
export const FILE_REFUSALS = [
  'too_large',
  'over_quota',
  'empty_file',
  'wrong_type',
  'missing_file',
  'no_ticket',
  'ticket_expired',
] as const
export type FileRefusal = (typeof FILE_REFUSALS)[number]

export const isFileRefusal = (code: number | string): code is FileRefusal =>
  (FILE_REFUSALS as readonly (number | string)[]).includes(code)

/** Asks for a ticket for one upload; what is too large is refused here, before its bytes travel. */
export const fileTicketCall = (kind: FileKind, size: number): Call => ({
  method: 'GET',
  path: `/chat/file_auths?kind=${kind}&size=${size}`,
})

/** Where a file goes: POST, multipart, field `file`; headers: bearer, Idempotency-Key and the ticket. */
export const UPLOAD_PATH = '/chat/files2'
export const TICKET_HEADER = 'X-File-Ticket'

export function decodeFileTicket(body: string): ({ readonly kind: 'ok' } & FileTicket) | Refused | Broken {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = fileTicket.safeParse(envelope.root.data)
  return read.success ? { kind: 'ok', ...read.data } : broken(reasonOf(read.error))
}

export function decodeUploaded(
  body: string,
): { readonly kind: 'ok'; readonly file: Uploaded } | Refused | Broken {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = uploaded.safeParse(envelope.root.data)
  return read.success ? { kind: 'ok', file: read.data } : broken(reasonOf(read.error))
}
