// kinds/ has one file for each kind of message, with the same name as the engine's. What a kind says is judged by the
// engine's own code, so that both sides refuse the same; who may send it is decided here.

import type { AnyKind, Raw } from '@sarika/im-engine'
import type { AboutJob } from '@sarika/im-engine/kinds'
import type { Db } from '../../db/tables'
import type { FileRow } from '../../db/tables-files'
import { fileIdOf, posterIdOf } from '../../files/readers'
import type { FileUse } from '../../files/uses'
import type { MaySend } from '../../hiring/who-may-send'
import type { Target } from '../ids'

export interface ServerKind {
  readonly type: string
  /** Nobody counts it as unread. */
  readonly isQuiet: boolean
  /** What is wrong with what a client sends, e.g. `"this is no geo"`; null = nothing. */
  readonly judge: (raw: Raw) => string | null
  /** The files of our store that it has; absent where a kind has none. */
  readonly filesIn?: (raw: Raw) => readonly FileUse[]
  /** What it says in words, as a search finds it; "" where it says nothing, or is none. */
  readonly textOf: (raw: Raw) => string
  /** Whether this account may send this one there, beyond what permission.ts judges; absent where everybody may. */
  readonly may?: (db: Db, sending: { senderId: string; target: Target; raw: Raw }) => Promise<boolean>
  /** The job and the resume that the two talk about from now on; absent where a kind names none. */
  readonly jobIn?: (raw: Raw) => JobNamed | null
}

export interface JobNamed extends AboutJob {
  /** It takes the place of the job that they talked about before. */
  readonly isForced: boolean
}

type Read = Pick<AnyKind, 'isQuiet' | 'decode' | 'preview' | 'textOf'>

const make = (kind: Read & Pick<AnyKind, 'type'>, judge: ServerKind['judge']): ServerKind => ({
  type: kind.type,
  isQuiet: kind.isQuiet === true,
  judge,
  textOf(raw) {
    const body: unknown = kind.decode(raw)
    return body === undefined ? '' : (kind.textOf ?? kind.preview)(body)
  },
})

/** What the kind reads, and finds nothing wrong with, people may send. */
export const accepted = (kind: Read & Pick<AnyKind, 'type' | 'judge'>): ServerKind =>
  make(kind, (raw) => {
    const body: unknown = kind.decode(raw)
    return body === undefined ? `this is no ${kind.type}` : (kind.judge?.(body) ?? null)
  })

type CardKind = Read & Pick<AnyKind, 'type' | 'judge'> & { decode(raw: Raw): AboutJob | undefined }

/** A card of a hiring, which some may send. `changes`: the two talk about its job from then on, whatever they did before. */
export const allowed = (kind: CardKind, maySend: MaySend, job: 'told' | 'changes' = 'told'): ServerKind => ({
  ...accepted(kind),
  async may(db, { senderId, target, raw }) {
    const body = kind.decode(raw)
    return body !== undefined && (await maySend(db, { senderId, target, body }))
  },
  jobIn(raw) {
    const body = kind.decode(raw)
    return body === undefined ? null : { ...body, isForced: job === 'changes' }
  },
})

/** No client may send one. */
export const refused = (kind: Read & Pick<AnyKind, 'type'>): ServerKind =>
  make(kind, () => `${kind.type} cannot be sent by a client`)

type StoredKind = Read & Pick<AnyKind, 'judge'> & { readonly type: FileRow['kind'] }

/** Its content is the address of a file of our store; whether the sender may pass that one on is asked when it is stored. */
export const stored = (kind: StoredKind): ServerKind => {
  const { judge, ...rest } = accepted(kind)
  const posterOf = (raw: Raw): string => kind.decode(raw)?.posterUrl ?? ''
  return {
    ...rest,
    judge(raw) {
      const fault = judge(raw)
      if (fault !== null) return fault
      if (fileIdOf(raw.text) === null)
        return 'the content is no address of a stored file, like /chat/files/ID'
      const poster = posterOf(raw)
      return poster === '' || posterIdOf(poster) !== null ? null : 'posterUrl is no address of a stored file'
    },
    filesIn(raw) {
      const [id, posterId] = [fileIdOf(raw.text), posterIdOf(posterOf(raw))]
      return [
        ...(id === null ? [] : [{ id, kind: kind.type }]),
        ...(posterId === null ? [] : [{ id: posterId, kind: 'image' as const }]),
      ]
    },
  }
}
