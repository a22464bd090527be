import { type ConversationKey, groupKey, personKey, toGroupId, toImId } from '@sarika/im-engine'
import type { Cipher } from '@sarika/im-engine/testing'
import { isEncrypted, keyIdsOf } from '@sarika/im-engine/wire'
import type { Json } from './recording'

type Fields = { readonly [field: string]: Json }

const DEPTH_MAX = 8

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

function keyOf(row: Fields, me: string): ConversationKey | undefined {
  const group = textOf(row.group_id)
  if (group !== '') return groupKey(toGroupId(group))
  const [from, to] = [textOf(row.sender_id), textOf(row.receiver_id)]
  if (from === '' || to === '') return undefined
  return personKey(toImId(from === me ? to : from))
}

/** A message row whose content is plain, and says so: a replay reads it without a cipher. */
async function openRow(row: Fields, msg: Fields, me: string, cipher: Cipher): Promise<Fields> {
  const key = keyOf(row, me)
  const iv = textOf(msg.aesExt)
  const isBroadcast = msg.isBroadCast === 1 || msg.isBroadCast === true
  if (key === undefined || iv === '' || !isEncrypted(textOf(msg.type), key, isBroadcast)) return row
  const ids = keyIdsOf(key, toImId(textOf(row.sender_id)), toImId(me))
  const opened = await cipher.decrypt(ids, textOf(msg.content), iv, textOf(msg.mac) || undefined)
  const plain = opened.ok ? { content: opened.text, aesExt: 'plain' } : { content: '', aesExt: opened.reason }
  return { ...row, msg: { ...msg, ...plain, mac: '' } }
}

/**
 * The payload with every encrypted content opened: its key comes from ids that redaction replaces. What cannot be opened
 * keeps the reason and no bytes.
 */
export async function openSealed(value: Json, me: string, cipher: Cipher, depth = 0): Promise<Json> {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return Promise.all(value.map((item: Json) => openSealed(item, me, cipher, depth + 1)))
  if (!isFields(value)) return value
  const { msg } = value
  if (isFields(msg)) return openRow(value, msg, me, cipher)
  const fields = Object.entries(value).map(
    async ([name, held]) => [name, await openSealed(held, me, cipher, depth + 1)] as const,
  )
  return Object.fromEntries(await Promise.all(fields))
}
