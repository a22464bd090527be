import type { Refusal } from '../model/errors.js'
import type { Input } from '../model/input.js'
import { FILE_MAX_BYTES } from '../model/limits.js'
import { fileIn, type OutboxItem } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { FileKind, UploadSize } from '../model/upload.js'
import { type Context, type Decision, type Loaded, say } from './context.js'

/** Why a file cannot be sent; undefined = it can. Source: S-UPLOAD-1, S-UPLOAD-2. */
export function judgeFile(type: string, { size }: UploadSize, loaded: Loaded): Refusal | undefined {
  if (!Object.hasOwn(FILE_MAX_BYTES, type)) return { kind: 'not-sendable', what: type }
  const limit = FILE_MAX_BYTES[type as FileKind]
  if (size === 0) return { kind: 'empty' }
  if (size > limit) return { kind: 'too-large', limit, length: size }
  return loaded.isFileMissing ? { kind: 'file-missing' } : undefined
}

/** A row that was accepted before the database went, and whose bytes went with it, fails by name. Source: S-UPLOAD-9. */
export const withoutBytes = (item: OutboxItem, { isFileMissing }: Loaded): OutboxItem =>
  isFileMissing && fileIn(item.content) !== undefined
    ? { ...item, state: 'failed', failure: { kind: 'upload', reason: 'file-missing' } }
    : item

/** What was discarded or failed meanwhile stays so. */
export function decideUploaded(
  state: Readonly<State>,
  { clientId, said }: Extract<Input, { type: 'upload-finished' }>,
  { now }: Context,
): Decision {
  if (state.outbox.get(clientId)?.state !== 'uploading') return say()
  return say({ type: 'upload-finished', clientId, queuedAt: now, said })
}
