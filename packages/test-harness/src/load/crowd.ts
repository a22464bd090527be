import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadSecret } from '../server/accounts/secret'
import { Tokens } from '../server/accounts/tokens'
import { encryptContent } from '../server/chat/cipher'
import { storeMessage } from '../server/chat/store-message'
import { openDatabase } from '../server/db/open'
import type { Trx } from '../server/db/tables'

export const GROUP_SIZE = 50

export interface Member {
  readonly imId: string
  /** Chat token. */
  readonly token: string
  readonly groupId: string
}

const TEXT = 'សួស្ដី! Can you start on Monday at 8, and bring your ID card and certificate?'

/** A message as a client would encrypt it. */
export const textFrom = (senderId: string, groupId: string) => ({
  type: 'text' as const,
  ...encryptContent(TEXT, senderId, { isGroup: true, id: groupId }),
})

async function writePerson(trx: Trx, imId: string, now: number): Promise<void> {
  const login = `load-${imId}`
  await trx
    .insertInto('accounts')
    .values({
      id: login,
      im_id: imId,
      login,
      password_hash: '',
      kind: 'seeker',
      user_type: 0,
      nickname: login,
      avatar: '',
      company: '',
      region_code: '855',
      mobile: imId,
      sex: 0,
      created_at: now,
    })
    .execute()
  await trx
    .insertInto('logins')
    .values({ id: login, account_id: login, created_at: now, revoked_at: null })
    .execute()
  await trx
    .insertInto('chat_logins')
    .values({ id: login, login_id: login, created_at: now, revoked_at: null })
    .execute()
}

async function writeGroup(trx: Trx, groupId: string, imIds: readonly string[], now: number): Promise<void> {
  const [owner = ''] = imIds
  const settings = { no_speaking: 0, public_group: 1, rev: 1 } as const
  await trx
    .insertInto('groups')
    .values({ id: groupId, title: groupId, avatar: '', owner_id: owner, ...settings })
    .execute()
  for (const imId of imIds)
    await trx
      .insertInto('group_members')
      .values({
        group_id: groupId,
        im_id: imId,
        role: imId === owner ? 'owner' : 'member',
        memo: '',
        no_speaking: 0,
        joined_at: now,
      })
      .execute()
}

/** Makes a database with `count` logged-in people in groups of 50. */
export async function writeCrowd(file: string, count: number): Promise<readonly Member[]> {
  const { db, close } = await openDatabase(file)
  const tokens = new Tokens(await loadSecret(db), Date.now, undefined)
  const members: Member[] = []
  const now = Date.now()
  for (let first = 0; first < count; first += GROUP_SIZE) {
    const groupId = `load-group-${first / GROUP_SIZE + 1}`
    const size = Math.min(GROUP_SIZE, count - first)
    const imIds = Array.from({ length: size }, (_, i) => String(1_000_000 + first + i))
    await db.transaction().execute(async (trx) => {
      for (const imId of imIds) await writePerson(trx, imId, now)
      await writeGroup(trx, groupId, imIds, now)
    })
    for (const imId of imIds) {
      const { im_token: token } = await tokens.signIm(imId, `load-${imId}`)
      members.push({ imId, token, groupId })
    }
    // libsql frees statements in a later turn only.
    await nextTurn()
  }
  await close()
  return members
}

/** Writes `each` messages into every group while nobody serves the database; answers their ids, by group. */
export async function writeMissed(
  file: string,
  members: readonly Member[],
  each: number,
): Promise<Record<string, string[]>> {
  const { db, close } = await openDatabase(file)
  const idsByGroup: Record<string, string[]> = {}
  const now = Date.now()
  const speakers = new Map(members.map(({ groupId, imId }) => [groupId, imId]))
  for (const [groupId, senderId] of speakers) {
    const target = { isGroup: true, id: groupId }
    idsByGroup[groupId] = await db.transaction().execute(async (trx) => {
      const ids: string[] = []
      for (let i = 0; i < each; i++) {
        const draft = {
          senderId,
          target,
          clientId: `missed-${groupId}-${i}`,
          body: textFrom(senderId, groupId),
        }
        const row = await storeMessage(trx, draft, now)
        ids.push(String(row.id))
      }
      return ids
    })
    await nextTurn()
  }
  await close()
  return idsByGroup
}
