// How a person's file becomes a row of the outbox: judged and encoded here, its bytes on the disk first, then the command.

import type { Kinds } from './kinds/registry.js'
import type { StoredFile } from './kinds/shapes/stored-file.js'
import type { Result } from './model/errors.js'
import type { ClientId, ConversationKey, ImId, ServerId } from './model/ids.js'
import { isErased, type Message } from './model/message.js'
import type { Content } from './model/outbox.js'
import type { FileKind, UploadBytes } from './model/upload.js'
import type { Clock } from './ports/clock.js'
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
  readonly quoteId?: string
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

export interface FilesDeps {
  readonly kinds: Kinds
  /** This tab's: what it has of messages, and the disk that it has open now. */
  readonly log: {
    readonly files: FileStore
    readonly reader: { all(key: ConversationKey): Promise<readonly Message[]> }
  }
  /** Bytes of one file. */
  readonly limits: Readonly<Record<FileKind, number>>
  /** No disk is shared with the tab that leads: the bytes go with the command. */
  readonly isAlone: boolean
  readonly clock: Clock
  readonly newId: () => ClientId
  readonly send: (
    key: ConversationKey,
    clientId: ClientId,
    content: Content,
    bytes: UploadBytes | undefined,
  ) => Promise<Sent>
}

/** What an engine does with files, over an open log; it keeps nothing. */
export class Files {
  constructor(private readonly deps: FilesDeps) {}

  /** Bytes first: no row stands without them, and what is refused leaves none. Source: S-UPLOAD-1. */
  async send(key: ConversationKey, file: OutgoingFile): Promise<Sent> {
    const { log, isAlone, clock, newId, send } = this.deps
    const made = this.#make(file, clock.now())
    if (!made.ok) return made
    const { content, bytes } = made
    const clientId = newId()
    if (isAlone) return send(key, clientId, content, bytes)
    const put = await log.files.putFile(clientId, bytes)
    if (!put.ok) return { ok: false, refusal: put.failure === 'full' ? { kind: 'disk-full' } : lost }
    const sent = await send(key, clientId, content, undefined)
    // What the disk did not answer for may stand there all the same: then it is swept, or sent.
    if (!sent.ok && sent.refusal.kind !== 'storage') await log.files.removeFile(clientId)
    return sent
  }

  async sendAll(key: ConversationKey, files: readonly OutgoingFile[]): Promise<readonly Sent[]> {
    const sent: Sent[] = []
    for (const file of files) sent.push(await this.send(key, file))
    return sent
  }

  async of(clientId: string): Promise<UploadBytes | undefined> {
    const found = await this.deps.log.files.getFile(clientId as ClientId)
    return found.ok ? found.value : undefined
  }

  /** Newest first; withdrawn ones, and those that nobody can read, are left out. Source: S-UPLOAD-12. */
  async images(
    key: ConversationKey,
    { kinds: wanted = ['image'] }: { readonly kinds?: readonly FileKind[] } = {},
  ): Promise<readonly ImageItem[]> {
    const { log, kinds } = this.deps
    const items: ImageItem[] = []
    for (const message of await log.reader.all(key)) {
      const kind = wanted.find((one) => one === message.kind)
      if (kind === undefined || message.withdrawnAt !== undefined || isErased(message)) continue
      const body = kinds.read(message).body as StoredFile | undefined
      if (body === undefined || body.url === '') continue
      const { id, at, from, own, clientId } = message
      items.unshift({ key: own ? (clientId ?? id) : id, id, at, from, own, kind, body })
    }
    return items
  }

  #make(
    { kind, blob, poster, quoteId, ...file }: OutgoingFile,
    at: number,
  ):
    | { readonly ok: true; readonly content: Content; readonly bytes: UploadBytes }
    | Extract<Sent, { ok: false }> {
    const limit = this.deps.limits[kind]
    if (blob.size === 0) return { ok: false, refusal: { kind: 'empty' } }
    if (blob.size > limit) return { ok: false, refusal: { kind: 'too-large', limit, length: blob.size } }
    const name = file.name.slice(0, NAME_MAX).toWellFormed()
    const type = file.fileType ?? blob.type
    const posterSize = poster?.blob.size ?? 0
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
      posterSize,
      waveform: file.waveform ?? [],
      caption: (file.caption ?? '').toWellFormed(),
    }
    const encoded = this.deps.kinds.encode({ kind, body })
    if (!encoded.ok) return { ok: false, refusal: { kind: encoded.why, what: encoded.what } }
    return {
      ok: true,
      content: {
        kind: 'raw',
        type: encoded.type,
        said: encoded.said,
        ...(quoteId === undefined ? {} : { quoteId: quoteId as ServerId }),
        file: { size: blob.size, posterSize },
      },
      bytes: { blob, name, type, at, ...(poster === undefined ? {} : { poster: poster.blob }) },
    }
  }
}

const lost = {
  kind: 'storage',
  error: { kind: 'storage-lost', origin: 'storage', message: 'the database is gone' },
} as const
