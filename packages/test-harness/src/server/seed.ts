import { hashPassword } from './accounts/passwords'
import { encryptContent } from './chat/cipher'
import type { Target } from './chat/ids'
import { FRIEND } from './chat/permission'
import { nextRevision } from './chat/revisions'
import { storeMessage } from './chat/store-message'
import { openView } from './chat/views'
import type { Trx } from './db/tables'
import type { WriteQueue } from './db/write-queue'
import { DEMO_GROUP, DEMO_PASSWORD, type DemoLogin, imIdOf, PEOPLE } from './seed/people'
import { type DemoTalk, TALKS } from './seed/talks'

const MINUTE_MS = 60_000
const LINE_EVERY_MS = 2 * MINUTE_MS

/** Says what a database was made with; one that has it is never seeded again. */
const CONTENT_KEY = 'content'

async function writePeople(trx: Trx, hashes: ReadonlyMap<string, string>, now: number): Promise<void> {
  for (const person of PEOPLE)
    await trx
      .insertInto('accounts')
      .values({
        id: person.id,
        im_id: person.imId,
        login: person.login,
        password_hash: hashes.get(person.login) ?? '',
        kind: person.kind,
        user_type: 0,
        nickname: person.nickname,
        avatar: '',
        company: person.company,
        region_code: '855',
        mobile: person.mobile,
        sex: person.sex,
        created_at: now,
      })
      .execute()
}

async function befriend(trx: Trx, ownerId: string, imId: string): Promise<void> {
  const rev = await nextRevision(trx)
  const plain = { friend_nickname: '', is_disturb: 0 as const, tags: '[]' }
  await trx
    .insertInto('contacts')
    .values({ owner_id: ownerId, im_id: imId, relation_type: FRIEND, ...plain, rev })
    .execute()
}

/** Every seeker knows every employer, both ways. */
async function writeContacts(trx: Trx): Promise<void> {
  const seekers = PEOPLE.filter((person) => person.kind === 'seeker')
  const employers = PEOPLE.filter((person) => person.kind === 'employer')
  for (const seeker of seekers)
    for (const employer of employers) {
      await befriend(trx, seeker.imId, employer.imId)
      await befriend(trx, employer.imId, seeker.imId)
    }
}

async function writeGroup(trx: Trx, now: number): Promise<void> {
  const { id, title, members } = DEMO_GROUP
  const [owner] = members
  const rev = await nextRevision(trx)
  await trx
    .insertInto('groups')
    .values({ id, title, avatar: '', owner_id: imIdOf(owner), no_speaking: 0, public_group: 0, rev })
    .execute()
  for (const login of members) {
    const role = login === owner ? 'owner' : 'member'
    await trx
      .insertInto('group_members')
      .values({ group_id: id, im_id: imIdOf(login), role, memo: '', no_speaking: 0, joined_at: now })
      .execute()
    await openView(trx, imIdOf(login), { isGroup: true, id }, now)
  }
}

function targetOf(talk: DemoTalk, speaker: DemoLogin): Target {
  if (talk.between === null) return { isGroup: true, id: DEMO_GROUP.id }
  const [a, b] = talk.between
  return { isGroup: false, id: imIdOf(speaker === a ? b : a) }
}

/** The lines go in as clients would have sent them: encrypted, numbered, through the same store. */
async function writeTalk(trx: Trx, talk: DemoTalk, index: number, now: number): Promise<void> {
  const endedAt = now - talk.endedMinutesAgo * MINUTE_MS
  for (const [line, [speaker, text]] of talk.lines.entries()) {
    const senderId = imIdOf(speaker)
    const target = targetOf(talk, speaker)
    const body = { type: 'text' as const, ...encryptContent(text, senderId, target), extra: {} }
    const saidAt = endedAt - (talk.lines.length - 1 - line) * LINE_EVERY_MS
    await storeMessage(trx, { senderId, target, clientId: `demo-${index}-${line}`, body }, saidAt)
  }
}

/** Writes the demo world into a database that holds nothing yet; answers whether it did. */
export async function seedDemo(writes: WriteQueue, now: number, passwordCost: number): Promise<boolean> {
  const isFilled = (trx: Trx) =>
    trx.selectFrom('settings').select('value').where('key', '=', CONTENT_KEY).executeTakeFirst()
  if (await writes.run(isFilled)) return false
  const hashes = new Map<string, string>()
  await Promise.all(
    PEOPLE.map(async ({ login }) => hashes.set(login, await hashPassword(DEMO_PASSWORD, passwordCost))),
  )
  return writes.run(async (trx) => {
    // Two servers that start on one new file: the first one writes.
    if (await isFilled(trx)) return false
    await trx.insertInto('settings').values({ key: CONTENT_KEY, value: 'demo' }).execute()
    await writePeople(trx, hashes, now)
    await writeContacts(trx)
    await writeGroup(trx, now)
    for (const [index, talk] of TALKS.entries()) await writeTalk(trx, talk, index, now)
    return true
  })
}
