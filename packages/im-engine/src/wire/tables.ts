// The lists that a client loads whole: contacts, groups, members, conversations; and the chat token.

import type * as z from 'zod/mini'
import type { ConversationInfo, DeletedInfo, GroupInfo } from '../model/notice.js'
import type { Contact, Member } from '../model/people.js'
import type { Poison } from '../model/state.js'
import { poisonOf } from './batch.js'
import { contactRow, toContact } from './contact.js'
import { conversationRow, deletedRow, toConversationInfo, toDeletedInfo } from './conversation.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { isCount, ROWS_MAX, reasonOf } from './fields.js'
import { groupRow, memberRow, toGroupInfo, toMember } from './group.js'
import { isForeign } from './json.js'

/** A list, its broken rows set aside; `count` = rows as they came. */
export type Table<Item> =
  | {
      readonly kind: 'ok'
      readonly items: readonly Item[]
      readonly poison: readonly Poison[]
      readonly count: number
    }
  | Refused
  | Broken

function readTable<S extends z.ZodMiniType, Item>(
  rows: unknown,
  schema: S,
  toItem: (row: z.infer<S>) => Item,
): Table<Item> {
  if (!Array.isArray(rows)) return broken('data')
  if (rows.length > ROWS_MAX) return broken(`data: more than ${ROWS_MAX} rows`)
  const items: Item[] = []
  const poison: Poison[] = []
  for (const row of rows as unknown[]) {
    const read = schema.safeParse(row)
    if (read.success) items.push(toItem(read.data))
    else poison.push(poisonOf(reasonOf(read.error), JSON.stringify(row)))
  }
  return { kind: 'ok', items, poison, count: rows.length }
}

/** GET /chat/users/{me}/contacts */
export function decodeContacts(body: string): Table<Contact> {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const { data } = envelope.root
  return readTable(isForeign(data) && data.contacts, contactRow, (row) => toContact(row, 0))
}

/** GET /chat/groups */
export function decodeGroups(body: string): Table<GroupInfo> {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const { data } = envelope.root
  return readTable(isForeign(data) && data.groups, groupRow, toGroupInfo)
}

/** GET /chat/groups/{id}/members; the list's revision is the revision of each member. */
export function decodeMembers(body: string): Table<Member> {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const { data } = envelope.root
  if (!isForeign(data)) return broken('data')
  const rev = isCount(data.rev) ? data.rev : 0
  return readTable(data.members, memberRow, (row) => toMember(row, rev))
}

/** A page of conversations, and all that were deleted from the list and not written to since. */
type ConversationTable =
  | (Extract<Table<ConversationInfo>, { kind: 'ok' }> & { readonly deleted: readonly DeletedInfo[] })
  | Refused
  | Broken

/** GET /biz/conversations/items/query, one page of it. */
export function decodeConversations(body: string): ConversationTable {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const { data, deleted = [] } = envelope.root
  const table = readTable(data, conversationRow, toConversationInfo)
  const gone = readTable(deleted, deletedRow, toDeletedInfo)
  if (table.kind !== 'ok') return table
  if (gone.kind !== 'ok') return gone
  return { ...table, poison: [...table.poison, ...gone.poison], deleted: gone.items }
}
