import { toDraft, toWholeContact, toWholeGroup, toWholeMember } from '../events/version.js'
import { type Conversation, newConversation } from '../model/conversation.js'
import type { Message } from '../model/message.js'
import type { Group } from '../model/people.js'
import type { State } from '../model/state.js'
import type { Opened, Tables } from '../ports/disk.js'

/** Version of rows, chunks and tables; an older one is rebuilt, a newer one is not touched. */
export const PROJECTION_VERSION = 1

/** A row as it is written: its last message without what the list does not show. */
export function slimRow(row: Conversation): Conversation {
  const late = [...row.late]
  if (row.last === null) return { ...row, late }
  const { at, id, kind, text, from, own, subtype, brief, quiet, extra, receivers, readers } = row.last
  const last = {
    ...{ at, id, kind, text, from, own },
    ...(subtype === undefined ? {} : { subtype }),
    ...(brief === undefined ? {} : { brief }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(quiet === undefined || extra === undefined ? {} : { extra }),
    ...(receivers === undefined ? {} : { receivers }),
    ...(readers === undefined ? {} : { readers }),
  }
  const { at: mineAt, id: mineId } = row.newestIncoming
  return { ...row, last, newestIncoming: { at: mineAt, id: mineId }, late }
}

/** The small tables as they stand. */
export function tablesOf(state: Readonly<State>): Tables {
  return {
    outbox: [...state.outbox.values()],
    hidden: [...state.hidden],
    contacts: [...state.contacts.values()],
    areContactsLoaded: state.areContactsLoaded,
    groups: [...state.groups.values()],
    applications: [...state.applications],
    cursors: [...state.cursors],
    poison: [...state.poison],
    poisonCount: state.poisonCount,
    nextLocalSeq: state.nextLocalSeq,
  }
}

/** Rows and tables of a database into a fresh state; the log since the seal is folded by the caller. */
export function restore(state: State, opened: Opened): void {
  // A field that an older engine did not write has the value of a new row.
  for (const stored of [...opened.rows].sort((a, b) => a.index - b.index)) {
    const row = { ...newConversation(stored.key, stored.index), ...stored, late: [...stored.late] }
    state.conversations.set(row.key, { ...row, draft: toDraft(row.draft) })
  }
  const { tables } = opened
  for (const item of tables.outbox ?? []) state.outbox.set(item.clientId, item)
  for (const [key, messages] of tables.hidden ?? []) state.hidden.set(key, messages)
  for (const contact of tables.contacts ?? []) state.contacts.set(contact.imId, toWholeContact(contact))
  state.areContactsLoaded = tables.areContactsLoaded ?? false
  for (const group of tables.groups ?? []) state.groups.set(group.groupId, toWhole(group))
  for (const [id, changed] of tables.applications ?? []) state.applications.set(id, changed)
  for (const [stream, cursor] of tables.cursors ?? []) state.cursors.set(stream, cursor)
  state.poison.push(...(tables.poison ?? []))
  state.poisonCount = tables.poisonCount ?? 0
  state.nextLocalSeq = tables.nextLocalSeq ?? 1
}

const toWhole = ({ members, isComplete, leftAt, outAt, ...info }: Group): Group => ({
  ...toWholeGroup(info),
  members: new Map([...members].map(([imId, member]) => [imId, toWholeMember(member)])),
  isComplete,
  ...(leftAt === undefined ? {} : { leftAt }),
  ...(outAt === undefined ? {} : { outAt }),
})

/** Messages that ride in the seal record go into the tails; the rows count them already. */
export function restoreCarry(state: State, carry: readonly Message[]): void {
  for (const message of carry) {
    const tail = state.tails.get(message.key)
    if (tail === undefined) state.tails.set(message.key, [message])
    else tail.push(message)
    state.tailIds.add(message.id)
  }
}
