import type { Fact } from '../events/facts.js'
import { groupKey, type ImId, personKey } from '../model/ids.js'
import { type Contact, isSelfManaged, type Member } from '../model/people.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

export function foldContact(state: State, contact: Contact, draft: Draft): void {
  state.contacts.set(contact.imId, contact)
  const key = personKey(contact.imId)
  // It is there before anybody wrote in it.
  const row = isSelfManaged(contact) ? rowOf(state, key) : state.conversations.get(key)
  if (row !== undefined) {
    row.title = contact.memo || contact.nickname || row.title
    row.avatar = contact.avatar || row.avatar
    row.company = contact.company || row.company
    draft.conversations.add(row.key)
  }
  draft.contacts = true
}

export function foldGroup(state: State, fact: Of<'group-changed'>, draft: Draft): void {
  const known = state.groups.get(fact.group.groupId)
  state.groups.set(fact.group.groupId, {
    ...fact.group,
    members: known?.members ?? new Map<ImId, Member>(),
    // While the owner of the account is out nobody tells what changes: it is fetched anew when they are in again.
    isComplete: fact.leftAt === undefined && known?.isComplete === true,
    ...(fact.outAt === undefined ? {} : { outAt: fact.outAt }),
    ...(fact.leftAt === undefined ? {} : { leftAt: fact.leftAt }),
  })
  const row = rowOf(state, groupKey(fact.group.groupId))
  row.title = fact.group.title || row.title
  row.avatar = fact.group.avatar || row.avatar
  draft.groups = true
  draft.conversations.add(row.key)
}

export function foldMembers(state: State, fact: Of<'members-changed'>, draft: Draft): void {
  const group = state.groups.get(fact.groupId)
  if (group === undefined) return
  const members = new Map(group.members)
  for (const member of fact.members) members.set(member.imId, member)
  state.groups.set(fact.groupId, { ...group, members, isComplete: fact.isComplete || group.isComplete })
  draft.groups = true
}

export function foldHidden(state: State, fact: Of<'messages-hidden'>, draft: Draft): void {
  draft.hidden.push(fact)
  state.hidden.set(fact.key, [...(state.hidden.get(fact.key) ?? []), ...fact.messages])
}

export function foldRevealed(state: State, fact: Of<'messages-revealed'>): void {
  const shown = new Set(fact.ids)
  const left = (state.hidden.get(fact.key) ?? []).filter((message) => !shown.has(message.id))
  if (left.length === 0) state.hidden.delete(fact.key)
  else state.hidden.set(fact.key, left)
}
