/** Asking somebody to become a contact, and what the two do with it; requests.ts says what each of them sees. */
import { randomUUID } from 'node:crypto'
import type { Flag } from '../db/flag'
import type { AddReqRow, Db, Trx } from '../db/tables'
import { storeAgreed, type Words } from './agreed-messages'
import { takeChangeTime } from './change-time'
import {
  areFriends,
  type Changed,
  changeContact,
  makeFriends,
  standingOf,
  tellContact,
} from './contact-changes'
import { conversationIdOf } from './ids'
import { type AddressedNotice, storeNotices } from './notices'
import { FRIEND } from './permission'
import { endOf, isOpen, requestKey, requestsBetween, UNANSWERED } from './requests'
import { nextRevision } from './revisions'

/** What somebody asks with. */
export interface Asking {
  im_id: string
  message: string
  add_by: string
  add_from: string
}

/** What the one who is asked has decided for whoever may ask. */
interface Asked {
  /** whether they hear of it at all */
  isReached: boolean
  /** nobody's consent is asked */
  isOpen: boolean
  isNamed: boolean
}

/** `isHeard` false: so many have asked them lately that they hear of no more. */
async function askedOf(trx: Trx, me: string, imId: string, isHeard: boolean): Promise<Asked> {
  const account = await trx
    .selectFrom('accounts')
    .select(['nickname', 'kind', 'add_verify', 'find_by_account'])
    .where('im_id', '=', imId)
    .executeTakeFirst()
  const block = await trx
    .selectFrom('blacklist')
    .select('created_at')
    .where('owner_id', '=', imId)
    .where('im_id', '=', me)
    .executeTakeFirst()
  // An account without a name was deleted; a reviewer takes no part in the chat.
  const isThere = account !== undefined && account.nickname !== '' && account.kind !== 'reviewer'
  const mayKnow = isThere && block === undefined
  return {
    isReached: mayKnow && isHeard,
    isOpen: mayKnow && isHeard && account.add_verify === 0,
    isNamed: mayKnow && account.find_by_account === 1,
  }
}

const silently = (timestamp: number, rev: number): Changed => ({
  ...{ timestamp, rev, notices: [], messages: [], met: [] },
})

/** The two become contacts by this request; `by` is who was asked, or whose settings let everybody in. */
async function agree(trx: Trx, row: AddReqRow, words: readonly Words[], now: number): Promise<Changed> {
  const { from_id: asker, to_id: by } = row
  const rev = await nextRevision(trx)
  const conversation = conversationIdOf(asker, { isGroup: false, id: by })
  const timestamp = await takeChangeTime(trx, conversation, now)
  await makeFriends(trx, [asker, by], row.add_from, rev, now)
  const notice = { notice_type: 'contact_agree', im_id: by, rim_id: asker, timestamp, req_id: row.id, rev }
  const notices = await storeNotices(trx, [by, asker], notice)
  for (const [owner, other] of [
    [by, asker],
    [asker, by],
  ] as const)
    notices.push(...(await tellContact(trx, owner, other, timestamp, now)))
  const messages = await storeAgreed(trx, { by, asker }, words, now)
  return { timestamp, rev, notices, messages, met: [asker, by] }
}

const wordsOf = (row: AddReqRow): Words => ({ from: row.from_id, to: row.to_id, text: row.message })

/** What was over before is in nobody's list any more when it is asked anew; rows that nobody has are gone. */
async function clearAway(trx: Trx, me: string, imId: string, isTold: boolean, now: number): Promise<void> {
  await trx
    .updateTable('add_reqs')
    .set({ from_until: 0, ...(isTold && { to_until: 0 }) })
    .where('from_id', '=', me)
    .where('to_id', '=', imId)
    .execute()
  await trx
    .deleteFrom('add_reqs')
    .where('from_id', '=', me)
    .where('from_until', '<=', now)
    .where('to_until', '<=', now)
    .execute()
}

function newRow(me: string, asking: Asking, isNamed: boolean, isTold: boolean, rev: number, now: number) {
  const { im_id, ...words } = asking
  return {
    ...{ id: randomUUID(), from_id: me, to_id: im_id, ...words, request_at: now },
    is_named: isNamed ? (1 as const) : (0 as const),
    ...{ from_status: 0 as const, from_until: endOf(now), from_rev: rev },
    ...{ to_status: 0 as const, to_until: isTold ? UNANSWERED : 0, to_rev: rev, is_read: 0 as const },
  }
}

/** Both are told of a new request; one whom it does not reach is told nothing. */
async function tellAsked(
  trx: Trx,
  row: AddReqRow,
  timestamp: number,
  now: number,
): Promise<AddressedNotice[]> {
  const { from_id, to_id, message, add_by } = row
  const notice = {
    ...{ notice_type: 'contact_add', im_id: from_id, rim_id: to_id, timestamp },
    ...{ req_id: row.id, message, add_by, rev: row.from_rev },
  }
  const isTold = row.to_until > 0
  const told = isTold ? [from_id, to_id] : [from_id]
  const notices = await storeNotices(trx, told, notice, requestKey(from_id, to_id))
  notices.push(...(await tellContact(trx, from_id, to_id, timestamp, now)))
  if (isTold) notices.push(...(await tellContact(trx, to_id, from_id, timestamp, now)))
  return notices
}

/** What `me` asked or was asked, that decides over a new request. */
async function standingRequests(trx: Trx, me: string, imId: string, now: number) {
  const rows = await requestsBetween(trx, me, imId, now)
  return {
    theirs: rows.find((row) => row.from_id === imId && isOpen(row, now)),
    mine: rows.find((row) => row.from_id === me && row.from_until > now),
    /** they refused it, or I took it back, a short while ago: they hear nothing of another one */
    isOverLately: rows.some((row) => row.from_id === me && row.to_status === 2 && row.to_until > now),
  }
}

/** Where the two are contacts already a request is accepted from the start, and only the asker's devices hear of it. */
async function askFriend(
  trx: Trx,
  me: string,
  asking: Asking,
  mine: AddReqRow | undefined,
  now: number,
): Promise<Changed> {
  if (mine !== undefined) return silently(mine.request_at, mine.from_rev)
  const rev = await nextRevision(trx)
  const row = { ...newRow(me, asking, true, false, rev, now), from_status: 1, to_status: 1 } as const
  await trx.insertInto('add_reqs').values(row).execute()
  const notices = await tellContact(trx, me, asking.im_id, now, now)
  return { timestamp: now, rev, notices, messages: [], met: [] }
}

/**
 * Asks somebody to become a contact. At once one: who asked `me` before, and who asks nobody's consent. A repeat answers what
 * stands and tells nobody. Whether the other exists, has blocked or has refused `me`, or hears no more of requests today
 * (`isHeard` false), makes no difference to the answer.
 */
export async function askContact(
  trx: Trx,
  me: string,
  asking: Asking,
  isHeard: boolean,
  now: number,
): Promise<Changed> {
  const { im_id: imId } = asking
  const asked = await askedOf(trx, me, imId, isHeard)
  const { theirs, mine, isOverLately } = await standingRequests(trx, me, imId, now)
  if (await areFriends(trx, me, imId)) return askFriend(trx, me, asking, mine, now)
  const ownWords = { from: me, to: imId, text: asking.message }
  if (theirs !== undefined) return agree(trx, theirs, [wordsOf(theirs), ownWords], now)
  // What was accepted before was over with the contact.
  const stands = mine !== undefined && mine.from_status !== 1
  if (stands && !asked.isOpen) return silently(mine.request_at, mine.from_rev)

  const isTold = asked.isReached && (asked.isOpen || !isOverLately)
  await clearAway(trx, me, imId, isTold, now)
  const rev = await nextRevision(trx)
  const timestamp = await takeChangeTime(trx, conversationIdOf(me, { isGroup: false, id: imId }), now)
  const row: AddReqRow = newRow(me, asking, asked.isNamed, isTold, rev, now)
  await trx.insertInto('add_reqs').values(row).execute()
  if (asked.isOpen) return agree(trx, row, [ownWords], now)
  return { timestamp, rev, notices: await tellAsked(trx, row, timestamp, now), messages: [], met: [] }
}

export type Decision = 'accept' | 'refuse' | 'cancel' | 'seen'

export type Decided =
  | { kind: 'done'; peerId: string; changed: Changed }
  | { kind: 'missing' }
  /** it was answered or taken back before */
  | { kind: 'over' }

/** A request that is in the list of `me`. */
export async function findRequest(
  db: Db,
  me: string,
  reqId: string,
  now: number,
): Promise<AddReqRow | undefined> {
  const row = await db.selectFrom('add_reqs').selectAll().where('id', '=', reqId).executeTakeFirst()
  if (row === undefined) return undefined
  if (row.from_id === me) return row.from_until > now ? row : undefined
  return row.to_id === me && row.to_until > now ? row : undefined
}

type RequestChange = Partial<
  Pick<AddReqRow, 'is_read' | 'to_status' | 'to_until' | 'from_status' | 'from_until'>
>

/** Changes a request and tells those of the two who see a change. */
async function setRequest(
  trx: Trx,
  row: AddReqRow,
  change: RequestChange,
  viewers: readonly ('from' | 'to')[],
  now: number,
): Promise<Changed> {
  const rev = await nextRevision(trx)
  const revs = Object.fromEntries(viewers.map((viewer) => [`${viewer}_rev`, rev]))
  await trx
    .updateTable('add_reqs')
    .set({ ...change, ...revs })
    .where('id', '=', row.id)
    .execute()
  const { from_id, to_id } = row
  const timestamp = await takeChangeTime(trx, conversationIdOf(from_id, { isGroup: false, id: to_id }), now)
  const notices: AddressedNotice[] = []
  for (const viewer of viewers) {
    const [owner, other] = viewer === 'from' ? [from_id, to_id] : [to_id, from_id]
    notices.push(...(await tellContact(trx, owner, other, timestamp, now)))
  }
  return { timestamp, rev, notices, messages: [], met: [] }
}

/** By who asked. Who was asked and has refused sees no change. */
async function cancel(trx: Trx, row: AddReqRow, now: number): Promise<Changed | null> {
  if (row.from_status === 1) return null
  if (row.from_status === 2) return silently(row.request_at, row.from_rev)
  const own = { from_status: 2, from_until: endOf(now) } as const
  if (row.to_status !== 0) return setRequest(trx, row, own, ['from'], now)
  if (row.to_until === 0) return setRequest(trx, row, own, ['from'], now)
  return setRequest(trx, row, { ...own, to_status: 2, to_until: endOf(now) }, ['from', 'to'], now)
}

/** By who was asked. A decision that comes again answers like the first time. */
async function judge(
  trx: Trx,
  row: AddReqRow,
  decision: 'accept' | 'refuse' | 'seen',
  now: number,
): Promise<Changed | null> {
  const again = silently(row.request_at, row.to_rev)
  switch (decision) {
    case 'seen':
      return row.is_read === 1 ? again : setRequest(trx, row, { is_read: 1 }, ['to'], now)
    case 'accept':
      if (row.to_status === 0) return agree(trx, row, [wordsOf(row)], now)
      return row.to_status === 1 ? again : null
    case 'refuse':
      if (row.to_status === 0)
        return setRequest(trx, row, { to_status: 2, to_until: endOf(now), is_read: 1 }, ['to'], now)
      return row.to_status === 2 ? again : null
  }
}

/** Who asked may only take it back, who was asked only answer it: for everything else there is no such request. */
export async function decideRequest(
  trx: Trx,
  me: string,
  reqId: string,
  decision: Decision,
  now: number,
): Promise<Decided> {
  const row = await findRequest(trx, me, reqId, now)
  if (row === undefined || (decision === 'cancel') !== (row.from_id === me)) return { kind: 'missing' }
  const peerId = row.from_id === me ? row.to_id : row.from_id
  const changed = decision === 'cancel' ? await cancel(trx, row, now) : await judge(trx, row, decision, now)
  return changed === null ? { kind: 'over' } : { kind: 'done', peerId, changed }
}

/** Adds whoever has asked, or asks nobody's consent, and shows a contact that was hidden; null: there is nothing of these. */
export async function addContact(
  trx: Trx,
  me: string,
  imId: string,
  is_hide: Flag,
  now: number,
): Promise<Changed | null> {
  const standing = await standingOf(trx, me, imId)
  if (standing?.relation_type === FRIEND)
    return standing.is_hide === is_hide
      ? silently(now, standing.rev)
      : changeContact(trx, me, imId, { is_hide }, now)
  const rows = await requestsBetween(trx, me, imId, now)
  const asking = rows.find((row) => row.to_id === me && row.to_status === 0 && row.to_until > now)
  const { isOpen: letsIn } = await askedOf(trx, me, imId, true)
  if (asking === undefined && !letsIn) return null
  const added = asking
    ? await agree(trx, asking, [wordsOf(asking)], now)
    : await askContact(trx, me, { im_id: imId, message: '', add_by: 'account', add_from: '' }, true, now)
  if (is_hide === 0) return added
  const hidden = await changeContact(trx, me, imId, { is_hide }, now)
  return hidden === null
    ? added
    : { ...added, rev: hidden.rev, notices: [...added.notices, ...hidden.notices] }
}
