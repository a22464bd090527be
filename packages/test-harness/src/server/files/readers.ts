import type { Db } from '../db/tables'
import type { FileRow } from '../db/tables-files'

/** An address of a file, as a message has it: `/chat/files/9f3kQ2vB7xLmT0aZ`. */
const ADDRESS = /^\/chat\/files\/([A-Za-z0-9_-]{16,64})$/
const THUMB_ADDRESS = /^\/chat\/files\/([A-Za-z0-9_-]{16,64})(?:\/thumb)?$/

export const fileAddress = (id: string): string => `/chat/files/${id}`
export const thumbAddress = (id: string): string => `${fileAddress(id)}/thumb`

/** The id in an address; null where it is none of ours. */
export const fileIdOf = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null
/** The same of a picture beside a film, which may be the small one. */
export const posterIdOf = (address: string): string | null => THUMB_ADDRESS.exec(address)?.[1] ?? null

/** Whether a group that somebody is in now has the file as its picture. Source: S-TEAM-9. */
async function isPictureFor(db: Db, id: string, me: string): Promise<boolean> {
  const group = await db
    .selectFrom('groups')
    .innerJoin('group_members', 'group_members.group_id', 'groups.id')
    .select('groups.id')
    .where('group_members.im_id', '=', me)
    .where('groups.avatar', '=', fileAddress(id))
    .limit(1)
    .executeTakeFirst()
  return group !== undefined
}

/**
 * Whether somebody may read a file: who uploaded it, and who takes part now in a conversation where a message has it, or in a
 * group whose picture it is. Who was removed from a group, or never was in it, may not.
 */
async function mayRead(db: Db, { id, owner_id }: FileRow, me: string): Promise<boolean> {
  if (owner_id === me) return true
  const use = await db
    .selectFrom('file_uses')
    .innerJoin('messages', 'messages.id', 'file_uses.message_id')
    .select('file_uses.message_id')
    .where('file_uses.file_id', '=', id)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('messages.is_group', '=', 0),
          or([eb('messages.sender_id', '=', me), eb('messages.target_id', '=', me)]),
        ]),
        and([
          eb('messages.is_group', '=', 1),
          exists(
            selectFrom('group_members')
              .select('group_members.im_id')
              .whereRef('group_members.group_id', '=', 'messages.target_id')
              .where('group_members.im_id', '=', me),
          ),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return use !== undefined || isPictureFor(db, id, me)
}

/** A file that one of these people may read; undefined for everybody else, as where there is none. */
export async function findReadable(
  db: Db,
  id: string,
  people: readonly string[],
): Promise<FileRow | undefined> {
  if (people.length === 0) return undefined
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  for (const me of people) if (await mayRead(db, row, me)) return row
  return undefined
}
