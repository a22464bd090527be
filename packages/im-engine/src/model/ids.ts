// Ids of people, groups, messages and conversations. Each is a type of its own, so that the compiler refuses a server id
// where a client id belongs. At run time an id is the string that it is.

import { EVERYBODY_ID } from './limits.js'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/** A person in the chat, e.g. `"im-1042"`. */
export type ImId = Branded<'ImId'>
/** A group, e.g. `"g-7"`. */
export type GroupId = Branded<'GroupId'>
/** The server's id of a message, e.g. `"10442"`; ids compare by length, then by code units. */
export type ServerId = Branded<'ServerId'>
/** The sender's id of a message, e.g. 32 hex digits. It is made once and stays the same on every resend. */
export type ClientId = Branded<'ClientId'>
/** A conversation, e.g. `"p2p-im-1042"` or `"team-g-7"`. The prefix tells a person from a group with the same id. */
export type ConversationKey = `p2p-${string}` | `team-${string}`

export const toImId = (text: string): ImId => text as ImId
export const toGroupId = (text: string): GroupId => text as GroupId
export const toServerId = (text: string): ServerId => text as ServerId
export const toClientId = (text: string): ClientId => text as ClientId

/** Throws where there is no id: it would be another person's key. Source: S-API-22. */
export const personKey = (peer: ImId): ConversationKey => `p2p-${idIn('personKey: imId', peer)}`
export const groupKey = (group: GroupId): ConversationKey => `team-${idIn('groupKey: groupId', group)}`

function idIn(where: string, id: string): string {
  if (typeof id !== 'string') throw new TypeError(`${where} is ${typeof id}; give the id as a text`)
  return id
}

/** Where managers write to everybody. Source: S-MGR-5. */
export const EVERYBODY_KEY: ConversationKey = `p2p-${EVERYBODY_ID}`

export const isGroupKey = (key: ConversationKey): boolean => key.startsWith('team-')
/** The other person of a one-to-one conversation, e.g. `"im-1042"` of `"p2p-im-1042"`. */
export const peerOf = (key: ConversationKey): ImId => key.slice(4) as ImId
/** The group of a group conversation, e.g. `"g-7"` of `"team-g-7"`. */
export const groupOf = (key: ConversationKey): GroupId => key.slice(5) as GroupId

/** The client id of the message that a broadcast sends to receiver number `index`, e.g. `"9f..3c.0"`. Source: S-CAST-1. */
export const partOf = (broadcast: ClientId, index: number): ClientId => toClientId(`${broadcast}.${index}`)

/** A new client id: 128 random bits as hex. Source: S-SEND-1. */
export function newClientId(bytes: (count: number) => Uint8Array): ClientId {
  let text = ''
  for (const byte of bytes(16)) text += byte.toString(16).padStart(2, '0')
  return text as ClientId
}
