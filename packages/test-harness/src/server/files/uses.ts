import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables, Trx } from '../db/tables'
import { fileAddress, fileIdOf, findReadable } from './readers'
import type { FileKind } from './types'

/** A file that a message is about to have. */
export interface FileUse {
  readonly id: string
  readonly kind: FileKind
}

/** What is wrong with the files of a message that somebody sends, or null. A file that one may read one may pass on. */
export async function judgeUses(
  trx: Trx,
  senderId: string,
  uses: readonly FileUse[],
): Promise<string | null> {
  for (const { id, kind } of uses) {
    const row = await findReadable(trx, id, [senderId])
    if (!row) return 'there is no such file, or it is not yours to send'
    if (row.kind !== kind) return `this file is of kind ${row.kind}, not ${kind}`
  }
  return null
}

/** Whether the picture that somebody gives a group may be given: a file of ours is an image that they may read. Source: S-TEAM-9. */
export async function mayPicture(trx: Trx, me: string, address: string): Promise<boolean> {
  const id = fileIdOf(address)
  return id === null || (await judgeUses(trx, me, [{ id, kind: 'image' }])) === null
}

/** Whether no group has a file as its picture. */
const isNoPicture = ({ not, exists, selectFrom, ref }: ExpressionBuilder<Tables, 'files'>) =>
  not(
    exists(
      selectFrom('groups')
        .select('groups.id')
        .where('groups.avatar', '=', sql<string>`${fileAddress('')} || ${ref('files.id')}`),
    ),
  )

/** Who gets the message may read its files from now on. */
export async function writeUses(trx: Trx, messageId: number, uses: readonly FileUse[]): Promise<void> {
  for (const file_id of new Set(uses.map(({ id }) => id)))
    await trx.insertInto('file_uses').values({ file_id, message_id: messageId }).execute()
}

/** A message was taken back: files that no other message has go. Answers their ids, for their bytes go after the commit. */
export async function dropUses(trx: Trx, messageId: number): Promise<string[]> {
  const dropped = await trx
    .deleteFrom('file_uses')
    .where('message_id', '=', messageId)
    .returning('file_id')
    .execute()
  return dropped.length === 0
    ? []
    : deleteUnused(
        trx,
        dropped.map(({ file_id }) => file_id),
      )
}

/** Of these files, those that no message and no group has. */
async function deleteUnused(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const gone = await trx
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('file_uses').select('file_id').where('file_id', 'in', ids),
    )
    .where(isNoPicture)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/** Files that were uploaded before a moment and that no message and no group has. */
export async function deleteNeverUsed(trx: Trx, before: number): Promise<string[]> {
  const gone = await trx
    .deleteFrom('files')
    .where('stored_at', '<', before)
    .where('id', 'not in', ({ selectFrom }) => selectFrom('file_uses').select('file_id'))
    .where(isNoPicture)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/** All that an account has uploaded goes with it, whoever has a message with it. */
export async function deleteOf(trx: Trx, imId: string): Promise<string[]> {
  const gone = await trx.deleteFrom('files').where('owner_id', '=', imId).returning('id').execute()
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('file_uses').where('file_id', 'in', ids).execute()
  return ids
}
