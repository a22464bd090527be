// Values for tests: one line each, with what matters to the test spelled out.

import { type Conversation, newConversation } from './conversation.js'
import {
  type ConversationKey,
  type ImId,
  isGroupKey,
  peerOf,
  toClientId,
  toGroupId,
  toImId,
  toServerId,
} from './ids.js'
import type { Input } from './input.js'
import type { Message, Withdrawal } from './message.js'
import type { OutboxItem } from './outbox.js'
import type { Contact, Group, Member, Role } from './people.js'
import { newContact, newMember, noContact, noGroup } from './people.js'
import { newState, type State } from './state.js'

export const ME = toImId('me')
export const ANN = toImId('ann')
export const BO = toImId('bo')
export const ANN_KEY: ConversationKey = 'p2p-ann'
export const TEAM_KEY: ConversationKey = 'team-g'
export const TEAM = toGroupId('g')

/** A message from the other side of `key`; ids count up with time unless told. */
export function text(key: ConversationKey, at: number, parts: Partial<Message> = {}): Message {
  const from: ImId = parts.own === true ? ME : isGroupKey(key) ? BO : peerOf(key)
  return {
    id: toServerId(String(at)),
    at,
    key,
    from,
    kind: 'text',
    text: `text ${at}`,
    own: false,
    number: 0,
    ...parts,
  }
}

export const own = (key: ConversationKey, at: number, parts: Partial<Message> = {}): Message =>
  text(key, at, { own: true, ...parts })

/** The withdrawal of a message by its author, one ms after it. */
export const withdrawalOf = (target: Message, parts: Partial<Withdrawal> = {}): Withdrawal => ({
  id: toServerId(`9${target.id}`),
  at: target.at + 1,
  key: target.key,
  from: target.from,
  number: 0,
  target: target.id,
  ...parts,
})

export const contact = (imId: ImId, parts: Partial<Contact> = {}): Contact => ({
  ...newContact({ ...noContact(imId), nickname: `nick ${imId}`, rev: 1 }, true, 0, 0),
  ...parts,
})

export const member = (
  imId: ImId,
  now: { isMember?: boolean; role?: Role; isMuted?: boolean } = {},
  parts: Partial<Member> = {},
): Member => ({
  ...newMember(
    { imId, nickname: `nick ${imId}`, avatar: '', userType: 0, rev: 1 },
    { isMember: now.isMember ?? true, role: now.role ?? 'member', isMuted: now.isMuted ?? false },
    0,
  ),
  ...parts,
})

export const group = (members: readonly Member[], parts: Partial<Group> = {}): Group => ({
  ...noGroup(TEAM),
  title: 'Team',
  ownerId: toImId('owner'),
  count: members.length,
  muted: [{ since: 0, value: false }],
  members: new Map(members.map((one) => [one.imId, one])),
  isComplete: true,
  rev: 1,
  ...parts,
})

export const waiting = (
  clientId: string,
  key: ConversationKey,
  parts: Partial<OutboxItem> = {},
): OutboxItem => ({
  clientId: toClientId(clientId),
  key,
  localSeq: 1,
  queuedAt: 1_000,
  state: 'sending',
  content: { kind: 'text', text: 'hello' },
  receivers: 1,
  ...parts,
})

/** A state with what is given in it, as folds would have left it. */
export function stateOf(parts: {
  readonly contacts?: readonly Contact[]
  readonly areContactsLoaded?: boolean
  readonly groups?: readonly Group[]
  readonly outbox?: readonly OutboxItem[]
  readonly rows?: readonly (Partial<Conversation> & Pick<Conversation, 'key'>)[]
}): State {
  const state = newState(ME)
  for (const [index, row] of (parts.rows ?? []).entries())
    state.conversations.set(row.key, { ...newConversation(row.key, index), ...row })
  for (const one of parts.contacts ?? []) state.contacts.set(one.imId, one)
  for (const one of parts.groups ?? []) state.groups.set(one.groupId, one)
  for (const one of parts.outbox ?? []) {
    state.outbox.set(one.clientId, one)
    state.nextLocalSeq = Math.max(state.nextLocalSeq, one.localSeq + 1)
  }
  state.areContactsLoaded = parts.areContactsLoaded ?? false
  return state
}

export type Receive = Extract<Input, { type: 'receive' }>

export const receive = (parts: Partial<Receive>): Receive => ({
  type: 'receive',
  source: 'live',
  messages: [],
  withdrawals: [],
  notices: [],
  poison: [],
  ...parts,
})
