// What a server holds at the end, in words that both servers share: messages by their numbers, people by their ids.

import { decryptContent } from '../server/chat/cipher'
import { listContacts } from '../server/chat/contacts'
import { listConversations } from '../server/chat/conversations'
import { UNCOUNTED_KINDS } from '../server/chat/kinds/all'
import type { Db, MessageRow } from '../server/db/tables'
import { unseal } from '../world/cipher'
import { type ModelServer, sessionIdOf } from '../world/model-server'
import type { Stored } from '../world/model-types'

/** Lines by a name that says what they are about. */
export type Picture = ReadonlyMap<string, string>

const lines = (parts: readonly string[]): string => parts.join('\n')

/** Of messages whose place a mark names, the number; its time when it names none. */
interface Place {
  readonly number: number
  readonly time: number
}
const placeOf = ({ number, time }: Place): string => (number === 0 ? `at ${time}` : `number ${number}`)

/** Whatever their client ids are, nobody sent them. */
const BY_SERVER: ReadonlySet<string> = new Set(['newFriend', 'tip', 'groupAnnouncement'])

/** What a line of the server says of a group: also for who is named and does not read its words. */
function tipLine({ extra = {} }: { readonly extra?: Readonly<Record<string, unknown>> }): string {
  const { tipType, fromImId, openImId, openImIds, count, title, names } = extra
  const named = Object.entries((names ?? {}) as Record<string, string>).sort()
  return JSON.stringify([tipType, fromImId, openImId, openImIds, count, title, named])
}

function modelMessage(message: Stored, all: readonly Stored[]): string {
  const { number, sender, clientId, msg, withdrawnAt, target, isGroup, isPoison } = message
  const who = `${number} ${sender} ${isPoison ? 'poison' : BY_SERVER.has(msg.type) ? 'server' : clientId}`
  if (withdrawnAt > 0) return `${who} withdrawn`
  if (msg.type === 'withdraw') return `${who} withdraws ${all.find((one) => one.id === msg.msgId)?.number}`
  if (isGroup && msg.type === 'tip') return `${who} tip ${tipLine(msg)}`
  const ids = isGroup ? `${target}_${sender}` : sessionIdOf(sender, target)
  return `${who} ${msg.type} ${unseal(ids, msg.content) ?? msg.content}`
}

const receiptLine = (number: number, reader: string, isRead: boolean): string =>
  `${number} ${reader} ${isRead ? 'read' : 'arrived'}`

interface Row {
  readonly im_id: string
  readonly relation_type: number
  readonly blacklist_type: number
  readonly friend_nickname: string
  readonly note: string
  readonly tags: string
  readonly is_disturb: number
  readonly is_hide: number
  readonly request: {
    readonly is_self_req: number
    readonly message: string
    readonly add_by: string
    readonly status: number
    readonly is_read: number
  } | null
}

/** Requests have other ids and revisions there; where somebody was met, the model's job does not say. */
function contactLine({ request, ...row }: Row): string {
  const { im_id, relation_type, blacklist_type, friend_nickname, note, tags, is_disturb, is_hide } = row
  const own = [relation_type, blacklist_type, friend_nickname, note, tags, is_disturb, is_hide].join(' ')
  if (request === null) return `${im_id} ${own}`
  const { is_self_req, message, add_by, status, is_read } = request
  return `${im_id} ${own}, request ${[is_self_req, message, add_by, status, is_read].join(' ')}`
}

interface GroupState {
  readonly title: string
  readonly isMuted: boolean
  /** As the wire names and counts them. */
  readonly settings: readonly number[]
}

const groupLine = (
  id: string,
  { title, isMuted, settings }: GroupState,
  members: readonly string[],
): string =>
  `${id} ${title} ${isMuted ? 'muted' : 'open'} ${settings.join(' ')}: ${[...members].sort().join(', ')}`

const memberLine = (id: string, role: string, isMuted: boolean, memo: string): string =>
  `${id} ${role}${isMuted ? ' muted' : ''}${memo === '' ? '' : ` as ${memo}`}`

/** What is unread there for this account, counted anew. */
function modelUnread(server: ModelServer, account: string, id: string): number {
  const mark = server.marks.get(`${account} ${id}`) ?? { time: 0, id: '' }
  return server.conversation(id).filter((one) => {
    const isNew = one.at > mark.time || (one.at === mark.time && Number(one.id) > Number(mark.id))
    const isRead = (one.receipts.get(account)?.readAt ?? 0) > 0
    const isCounted = one.withdrawnAt === 0 && !UNCOUNTED_KINDS.includes(one.msg.type)
    return isNew && !isRead && one.sender !== account && isCounted
  }).length
}

export function pictureOfModel(server: ModelServer): Picture {
  const picture = new Map<string, string>()
  const names = new Set(server.messages.map((one) => one.conversation))
  for (const name of [...names].sort()) {
    const all = server.conversation(name)
    picture.set(`messages of ${name}`, lines(all.map((one) => modelMessage(one, all))))
    const receipts = all.flatMap(({ number, receipts }) =>
      [...receipts].map(([reader, { readAt }]) => receiptLine(number, reader, readAt > 0)),
    )
    picture.set(`receipts of ${name}`, lines(receipts.sort()))
  }
  for (const account of server.accounts) {
    const rows = server.conversationsOf(account).map(({ id }) => {
      const mark = server.marks.get(`${account} ${id}`) ?? { time: 0, id: '' }
      const named = server.conversation(id).find((one) => one.id === mark.id)
      const place = placeOf({ number: named?.number ?? 0, time: mark.time })
      return `${id} unread ${modelUnread(server, account, id)}, read to ${place}`
    })
    picture.set(`list of ${account}`, lines(rows.sort()))
    const people = server.listed(account).map((other) => contactLine(server.contactRow(account, other)))
    picture.set(`people of ${account}`, lines(people.sort()))
  }
  const groups = [...server.groups.values()].map(({ id, title, isMuted, settings, members }) => {
    const told = [...members].map(([member, one]) => memberLine(member, one.role, one.isMuted, one.memo))
    const { public_group, member_visible } = settings
    return groupLine(id, { title, isMuted, settings: [public_group, member_visible] }, told)
  })
  picture.set('groups', lines(groups.sort()))
  return picture
}

function realMessage(row: MessageRow, all: readonly MessageRow[]): string {
  const { number, sender_id, client_id, withdrawn_at, type, target_id, is_group } = row
  const isPoison = client_id.startsWith('poison-')
  const who = `${number} ${sender_id} ${isPoison ? 'poison' : BY_SERVER.has(type) ? 'server' : client_id}`
  if (withdrawn_at !== null) return `${who} withdrawn`
  const body: { content: string; aesExt?: string; msgId?: string; extra?: Record<string, unknown> } =
    JSON.parse(row.body)
  if (is_group === 1 && type === 'tip') return `${who} tip ${tipLine(body)}`
  if (type === 'withdraw')
    return `${who} withdraws ${all.find((one) => String(one.id) === body.msgId)?.number}`
  const target = { isGroup: is_group === 1, id: target_id }
  const text =
    body.aesExt === undefined ? body.content : decryptContent(body.content, body.aesExt, sender_id, target)
  return `${who} ${type} ${text}`
}

/** `nameOf`: what the model calls a group. */
export async function pictureOfReal(
  db: Db,
  people: readonly string[],
  now: number,
  nameOf: (groupId: string) => string,
): Promise<Picture> {
  const picture = new Map<string, string>()
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .orderBy('conversation_id')
    .orderBy('msg_time')
    .orderBy('id')
    .execute()
  const numberOf = new Map(messages.map((row) => [String(row.id), row.number]))
  const receipts = await db.selectFrom('receipts').selectAll().execute()
  const talkOf = ({ sender_id, target_id, is_group }: MessageRow): string =>
    is_group === 1 ? nameOf(target_id) : sessionIdOf(sender_id, target_id)
  for (const name of [...new Set(messages.map(talkOf))].sort()) {
    const all = messages.filter((row) => talkOf(row) === name)
    picture.set(`messages of ${name}`, lines(all.map((row) => realMessage(row, all))))
    const ids = new Set(all.map((row) => row.id))
    const told = receipts
      .filter((one) => ids.has(one.message_id))
      .map((one) =>
        receiptLine(numberOf.get(String(one.message_id)) ?? 0, one.reader_id, one.read_at !== null),
      )
    picture.set(`receipts of ${name}`, lines(told.sort()))
  }
  for (const account of people) {
    const { data } = await listConversations(db, account, 1, 100)
    const rows = data.map(({ sessionId, unreadNum, readTime, readMsgId }) => {
      const place = placeOf({ number: numberOf.get(readMsgId) ?? 0, time: readTime })
      return `${nameOf(sessionId)} unread ${unreadNum}, read to ${place}`
    })
    picture.set(`list of ${account}`, lines(rows.sort()))
    const told = (await listContacts(db, account, now)).map(contactLine)
    picture.set(`people of ${account}`, lines(told.sort()))
  }
  const members = await db.selectFrom('group_members').selectAll().execute()
  const groups = (await db.selectFrom('groups').selectAll().execute()).map((group) => {
    const { id, title, no_speaking, public_group, member_visible } = group
    const told = members
      .filter((one) => one.group_id === id)
      .map((one) => memberLine(one.im_id, one.role, one.no_speaking === 1, one.memo))
    const state = { title, isMuted: no_speaking === 1, settings: [public_group, member_visible] }
    return groupLine(nameOf(id), state, told)
  })
  picture.set('groups', lines(groups.sort()))
  return picture
}

/** What is not the same, each as a line. */
export function differencesOf(model: Picture, real: Picture): readonly string[] {
  return [...new Set([...model.keys(), ...real.keys()])].flatMap((name) => {
    const [a, b] = [model.get(name)?.split('\n') ?? [], real.get(name)?.split('\n') ?? []]
    const index = a.findIndex((line, at) => line !== b[at])
    const at = index < 0 && a.length !== b.length ? Math.min(a.length, b.length) : index
    return at < 0 ? [] : [`${name}: model ${a[at] ?? 'nothing'}, real ${b[at] ?? 'nothing'}`]
  })
}
