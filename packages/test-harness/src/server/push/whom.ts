// Which browsers a message is pushed to: of whoever gets it and did not write it, does not have the conversation muted, and wants to be
// told of that kind. What a person sees at this moment is not known here: the browser itself keeps quiet then (sw.js of the portal).

import { type BellKind, kindOfMessage, type PushSaid } from '@sarika/portal-web/contract/bell'
import { readLanguage } from '../accounts/languages'
import { type MessageBody, wordsOf } from '../chat/content'
import { countUnreadIn } from '../chat/conversations'
import type { Db, MessageRow } from '../db/tables'
import { readBell } from './bell'
import { type Device, listDevices } from './devices'
import { sayPush } from './words'

export interface Push {
  readonly device: Device
  readonly said: PushSaid
}

/** Said by the server about what happened, or taken back: no news for anybody. */
const QUIET: ReadonlySet<string> = new Set(['withdraw', 'tip', 'notice'])

const ownersOf = (devices: readonly Device[]): readonly Device[] => [
  ...new Map(devices.map((one) => [one.imId, one])).values(),
]

async function isMuted(db: Db, imId: string, { conversation_id, is_group, sender_id }: MessageRow) {
  const view = await db
    .selectFrom('conversation_views')
    .select('is_disturb')
    .where('owner_id', '=', imId)
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirst()
  if (view?.is_disturb === 1) return true
  if (is_group === 1) return false
  const contact = await db
    .selectFrom('contacts')
    .select('is_disturb')
    .where('owner_id', '=', imId)
    .where('im_id', '=', sender_id)
    .executeTakeFirst()
  return contact?.is_disturb === 1
}

const isMentioned = ({ extra }: MessageBody, imId: string): boolean =>
  Array.isArray(extra?.mentions) && extra.mentions.includes(imId)

/** Which kind it is to one of its receivers; null: they are not told of it. */
async function kindFor(db: Db, { imId, accountId }: Device, row: MessageRow, body: MessageBody) {
  const kind = kindOfMessage(row.type, isMentioned(body, imId))
  const { kinds, onlyMentions } = await readBell(db, accountId)
  const isOutside = row.is_group === 1 && kind !== 'mentions' && onlyMentions.includes(row.target_id)
  return !kinds[kind] || isOutside || (await isMuted(db, imId, row)) ? null : kind
}

async function namesIn(db: Db, { sender_id, target_id, is_group }: MessageRow) {
  const sender = await db
    .selectFrom('accounts')
    .select(['nickname', 'company'])
    .where('im_id', '=', sender_id)
    .executeTakeFirst()
  const name = sender?.nickname ?? ''
  if (is_group === 0) return { title: name, before: '' }
  const group = await db.selectFrom('groups').select('title').where('id', '=', target_id).executeTakeFirst()
  return { title: group?.title ?? '', before: name === '' ? '' : `${name}: ` }
}

const languageOf = ({ language }: Device) => readLanguage(language)

/** The pushes of a message that was stored for `audience`. */
export async function pushesOf(db: Db, row: MessageRow, audience: readonly string[]): Promise<Push[]> {
  if (QUIET.has(row.type)) return []
  const devices = await listDevices(
    db,
    audience.filter((imId) => imId !== row.sender_id),
  )
  if (devices.length === 0) return []
  const body: MessageBody = JSON.parse(row.body)
  const news = new Map<string, { readonly kind: BellKind; readonly unread: number }>()
  for (const owner of ownersOf(devices)) {
    const kind = await kindFor(db, owner, row, body)
    if (kind !== null)
      news.set(owner.imId, { kind, unread: await countUnreadIn(db, owner.imId, row.conversation_id) })
  }
  const isGroup = row.is_group === 1
  const place = { tag: isGroup ? `team-${row.target_id}` : `p2p-${row.sender_id}`, id: String(row.id) }
  const { title, before } = await namesIn(db, row)
  const words = wordsOf(body, row.sender_id, { isGroup, id: row.target_id })
  const said = { title, text: words === '' ? '' : before + words }
  return devices.flatMap((device) => {
    const told = news.get(device.imId)
    if (told === undefined) return []
    const { kind, unread } = told
    return [{ device, said: sayPush(kind, languageOf(device), place, device.hasText ? said : null, unread) }]
  })
}

/** The pushes of a request to become contacts. It names nobody: who asks may not be known to whom they ask. */
export async function pushesOfRequest(db: Db, imId: string): Promise<Push[]> {
  const devices = await listDevices(db, [imId])
  const [owner] = devices
  if (owner === undefined || !(await readBell(db, owner.accountId)).kinds.requests) return []
  const place = { tag: 'requests', id: '' }
  return devices.map((device) => ({ device, said: sayPush('requests', languageOf(device), place, null) }))
}
