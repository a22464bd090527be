// How a person's file becomes a row of the outbox: judged and encoded here, its bytes on the disk first, then the command.

import type { Kinds } from './kinds/registry.js'
import type { StoredFile } from './kinds/shapes/stored-file.js'
import type { Result } from './model/errors.js'
import type { ClientId, ImId, ServerId } from './model/ids.js'
import { FILE_MAX_BYTES } from './model/limits.js'
import type { Message } from './model/message.js'
import type { Content } from './model/outbox.js'
import type { FileKind, UploadBytes } from './model/upload.js'
import type { FileStore } from './ports/disk.js'

/** A file that a person sends, e.g. `{ kind: "image", blob, name: "roof.jpg", width: 1600, height: 900 }`. */
export interface OutgoingFile {
  readonly kind: FileKind
  readonly blob: Blob
  /** As it is shown, e.g. `cv.pdf`; at most 255 units are kept. */
  readonly name: string
  /** Pixels. */
  readonly width?: number
  readonly height?: number
  /** Seconds. */
  readonly duration?: number
  /** The first picture of a video. */
  readonly poster?: { readonly blob: Blob; readonly width: number; readonly height: number }
  /** How loud a recording is, 64 numbers from 0 to 1. */
  readonly waveform?: readonly number[]
  /** The media type; that of the blob where absent. */
  readonly fileType?: string
  /** What its sender says of it, e.g. `"The kitchen"`. */
  readonly caption?: string
  readonly quoteId?: ServerId
}

/** A picture, film, recording or other file of a conversation. */
export interface ImageItem {
  /** That of its ShownMessage. */
  readonly key: string
  readonly id: string
  readonly at: number
  readonly from: ImId
  readonly own: boolean
  readonly kind: FileKind
  readonly body: StoredFile
}

type Sent = Result<{ readonly clientId: ClientId }>

const NAME_MAX = 255

export interface Sending {
  readonly kinds: Kinds
  /** The disk that this tab has open now. */
  readonly files: FileStore
  /** No disk is shared with the tab that leads: the bytes go with the command. */
  readonly isAlone: boolean
  readonly now: number
  readonly clientId: ClientId
  readonly send: (content: Content, bytes: UploadBytes | undefined) => Promise<Sent>
}

/** Bytes first: no row stands without them, and what is refused leaves none. Source: S-UPLOAD-1. */
export async function sendFile(
  { kinds, files, isAlone, now, clientId, send }: Sending,
  file: OutgoingFile,
): Promise<Sent> {
  const { kind, blob, poster, quoteId } = file
  const limit = FILE_MAX_BYTES[kind]
  if (blob.size === 0) return { ok: false, refusal: { kind: 'empty' } }
  if (blob.size > limit) return { ok: false, refusal: { kind: 'too-large', limit, length: blob.size } }
  const name = file.name.slice(0, NAME_MAX).toWellFormed()
  const type = file.fileType ?? blob.type
  const body: StoredFile = {
    url: '',
    name,
    size: blob.size,
    duration: file.duration ?? 0,
    width: file.width ?? 0,
    height: file.height ?? 0,
    fileType: type,
    posterUrl: '',
    posterWidth: poster?.width ?? 0,
    posterHeight: poster?.height ?? 0,
    posterSize: poster?.blob.size ?? 0,
    waveform: file.waveform ?? [],
    caption: (file.caption ?? '').toWellFormed(),
  }
  const encoded = kinds.encode({ kind, body })
  if (!encoded.ok) return { ok: false, refusal: { kind: encoded.why, what: encoded.what } }
  const content: Content = {
    kind: 'raw',
    type: encoded.type,
    said: encoded.said,
    ...(quoteId === undefined ? {} : { quoteId }),
    file: { size: blob.size, posterSize: poster?.blob.size ?? 0 },
  }
  const bytes: UploadBytes = {
    blob,
    name,
    type,
    at: now,
    ...(poster === undefined ? {} : { poster: poster.blob }),
  }
  if (isAlone) return send(content, bytes)
  const put = await files.putFile(clientId, bytes)
  if (!put.ok) return { ok: false, refusal: put.failure === 'full' ? { kind: 'disk-full' } : lost }
  const sent = await send(content, undefined)
  // What the disk did not answer for may stand there all the same: then it is swept, or sent.
  if (!sent.ok && sent.refusal.kind !== 'storage') await files.removeFile(clientId)
  return sent
}

const lost = {
  kind: 'storage',
  error: { kind: 'storage-lost', origin: 'storage', message: 'the database is gone' },
} as const

/** Newest first; withdrawn ones, and those that nobody can read, are left out. Source: S-UPLOAD-12. */
export function imagesIn(
  messages: readonly Message[],
  kinds: Kinds,
  wanted: readonly string[],
): readonly ImageItem[] {
  const items: ImageItem[] = []
  for (const message of messages) {
    if (!wanted.includes(message.kind) || message.withdrawnAt !== undefined) continue
    const body = kinds.read(message).body as StoredFile | undefined
    if (body === undefined || body.url === '') continue
    const { id, at, from, own, clientId } = message
    const key = own ? (clientId ?? id) : id
    items.push({ key, id, at, from, own, kind: message.kind as ImageItem['kind'], body })
  }
  return items.reverse()
}
