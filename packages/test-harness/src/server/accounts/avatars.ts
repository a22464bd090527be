import { randomBytes } from 'node:crypto'
import type { Db, Trx } from '../db/tables'

export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
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

/** Keeps a picture under a random name, in the place of the account's older one; answers the name. */
export async function storeAvatar(
  trx: Trx,
  accountId: string,
  type: AvatarType,
  content: Buffer,
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${EXTENSIONS[type]}`
  const row = { name, type, content }
  await trx
    .insertInto('avatars')
    .values({ account_id: accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute()
  return name
}

export async function findAvatar(
  db: Db,
  name: string,
): Promise<{ type: AvatarType; content: Buffer } | undefined> {
  const row = await db
    .selectFrom('avatars')
    .select(['type', 'content'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return undefined
  const { type, content } = row
  return { type, content: content instanceof ArrayBuffer ? Buffer.from(content) : content }
}
