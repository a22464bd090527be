import { randomBytes } from 'node:crypto'
import type { Db, Trx } from '../db/tables'

export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
/** Of the small pictures. */
export const SMALL_TYPE = 'image/webp'
export type AvatarType = (typeof IMAGE_TYPES)[number]

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const beginsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** What a file is by its first bytes, whatever its name and its sender say; null when it is neither. */
export function typeOfImage(bytes: Uint8Array): AvatarType | null {
  if (beginsWith(bytes, PNG)) return 'image/png'
  return beginsWith(bytes, JPEG) ? 'image/jpeg' : null
}

const EXTENSIONS: Readonly<Record<AvatarType, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** A picture and its small ones, as WebP; null where it cannot be made small. */
export interface NewAvatar {
  readonly type: AvatarType
  readonly content: Buffer
  readonly small: Buffer | null
  readonly large: Buffer | null
}

/** Keeps a picture under a random name, in the place of the account's older one; answers the name. */
export async function storeAvatar(trx: Trx, accountId: string, avatar: NewAvatar): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${EXTENSIONS[avatar.type]}`
  const row = { name, ...avatar }
  await trx
    .insertInto('avatars')
    .values({ account_id: accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute()
  return name
}

/** As large as in a list of people, as that of a team, or as it is. */
export type AvatarSize = 'small' | 'large' | 'whole'

const bytesOf = (content: Buffer | ArrayBuffer): Buffer =>
  content instanceof ArrayBuffer ? Buffer.from(content) : content

/** A picture by its name, in the size that is asked for; as it is where there is no small one. */
export async function findAvatar(
  db: Db,
  name: string,
  size: AvatarSize = 'whole',
): Promise<{ type: string; content: Buffer } | undefined> {
  const row = await db
    .selectFrom('avatars')
    .select(['type', 'content', 'small', 'large'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return undefined
  const made = size === 'whole' ? null : row[size]
  return made === null
    ? { type: row.type, content: bytesOf(row.content) }
    : { type: SMALL_TYPE, content: bytesOf(made) }
}
