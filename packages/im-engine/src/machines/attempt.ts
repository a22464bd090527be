// One try to upload a message's file: a ticket, then the bytes; first those of a poster, where there is one.
//
//   bytes from the disk > ticket > POST > what came of it, as a value
//
// Absent: what to do then. uploads.machine.ts counts tries and waits.

import { FILE_MAX_BYTES, UPLOAD_STALL_MS } from '../model/limits.js'
import type { OutboxItem } from '../model/outbox.js'
import type { FileKind, UploadReason } from '../model/upload.js'
import type { Clock } from '../ports/clock.js'
import type { FileStore } from '../ports/disk.js'
import type { Uploader } from '../ports/uploader.js'
import {
  decodeFileTicket,
  decodeUploaded,
  type FileRefusal,
  fileTicketCall,
  isFileRefusal,
  TICKET_HEADER,
  UPLOAD_PATH,
  type Uploaded,
} from '../wire/file.js'
import type { Post, Rest, RestFailure } from './rest.js'

export interface AttemptDeps {
  readonly rest: Rest
  readonly clock: Clock
  readonly uploader: Uploader
  /** The disk that this tab has open now. */
  readonly files: () => FileStore
}

/** What the server has of a message. */
export interface StoredFiles {
  readonly file: Uploaded
  readonly poster?: Uploaded
}

export type Ended =
  | ({ readonly kind: 'stored' } & StoredFiles)
  /** For good: the next try would end the same. */
  | { readonly kind: 'refused'; readonly reason: UploadReason; readonly limit?: number }
  /** The server asks for patience. */
  | { readonly kind: 'busy'; readonly afterMs: number }
  /** No answer, or none that can be read. */
  | { readonly kind: 'cut' }

const REASONS: Readonly<Record<FileRefusal, UploadReason>> = {
  too_large: 'too-large',
  over_quota: 'over-quota',
  empty_file: 'empty',
  wrong_type: 'wrong-type',
  missing_file: 'refused',
  no_ticket: 'refused',
  ticket_expired: 'refused',
}

/** These say that the ticket is not good: another one may be. Source: S-UPLOAD-5. */
const STALE_TICKET: ReadonlySet<number | string> = new Set<FileRefusal>(['no_ticket', 'ticket_expired'])

function endedBy(failure: RestFailure, kind: FileKind): Ended {
  if (failure.kind === 'busy') return { kind: 'busy', afterMs: failure.retryAfterMs }
  if (failure.kind !== 'refused') return { kind: 'cut' }
  const reason = isFileRefusal(failure.code) ? REASONS[failure.code] : 'refused'
  return { kind: 'refused', reason, ...(reason === 'too-large' ? { limit: FILE_MAX_BYTES[kind] } : {}) }
}

/** `onSent`: bytes of file and poster together. */
export async function attempt(
  deps: AttemptDeps,
  { clientId, content }: OutboxItem,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Ended> {
  const found = await deps.files().getFile(clientId)
  if (!found.ok) return { kind: 'cut' }
  if (found.value === undefined) return { kind: 'refused', reason: 'file-missing' }
  const { blob, name, poster } = found.value
  const kind = (content.kind === 'raw' ? content.type : 'file') as FileKind
  const before = poster?.size ?? 0
  let first: Uploaded | undefined
  if (poster !== undefined) {
    const key = `${clientId}.poster`
    const ended = await send(deps, { kind: 'image', key, blob: poster, name: 'poster.jpg' }, onSent, signal)
    // A film that has no picture is better than none.
    if (ended.kind === 'stored') first = ended.file
    else if (ended.kind !== 'refused') return ended
  }
  const one = { kind, key: clientId, blob, name }
  const ended = await send(deps, one, (bytes) => onSent(before + bytes), signal)
  return ended.kind === 'stored' && first !== undefined ? { ...ended, poster: first } : ended
}

interface One {
  readonly kind: FileKind
  /** The server answers the same file to the same key for a day: an answer that was lost doubles nothing. */
  readonly key: string
  readonly blob: Blob
  readonly name: string
}

async function send(
  deps: AttemptDeps,
  one: One,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Ended> {
  for (let hasRenewed = false; ; hasRenewed = true) {
    const ticket = await deps.rest.call(fileTicketCall(one.kind, one.blob.size), decodeFileTicket, signal)
    if (ticket.kind !== 'ok') return endedBy(ticket, one.kind)
    const call = { method: 'POST', path: UPLOAD_PATH } as const
    const post = posting(deps, one, ticket.ticket, onSent, signal)
    const answer = await deps.rest.call(call, decodeUploaded, signal, post)
    if (answer.kind === 'ok') return { kind: 'stored', file: answer.file }
    const isStale = answer.kind === 'refused' && STALE_TICKET.has(answer.code)
    if (!isStale || hasRenewed) return endedBy(answer, one.kind)
  }
}

/** A request that is ended when no byte moves for too long. */
function posting(
  { clock, uploader }: AttemptDeps,
  { key, blob, name }: One,
  ticket: string,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Post {
  return async (url, headers) => {
    const over = new AbortController()
    let timer: unknown
    // Whoever uploads may take its time to end, or never do.
    const abort = (): void => {
      clock.clearTimeout(timer)
      over.abort()
    }
    signal.addEventListener('abort', abort)
    timer = clock.setTimeout(abort, UPLOAD_STALL_MS)
    if (signal.aborted) abort()
    let most = 0
    try {
      return await uploader.upload({
        url,
        headers: { ...headers, [TICKET_HEADER]: ticket, 'Idempotency-Key': key },
        blob,
        fileName: name,
        onSent(bytes) {
          if (bytes <= most || over.signal.aborted) return
          most = bytes
          clock.clearTimeout(timer)
          timer = clock.setTimeout(abort, UPLOAD_STALL_MS)
          onSent(bytes)
        },
        signal: over.signal,
      })
    } finally {
      clock.clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
  }
}
