// Words for who and what. Brands keep a server id from being taken for a client id; they cost nothing at run time.

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/** Who somebody is in the chat, e.g. `"im-1042"`. */
export type ImId = Branded<'ImId'>
/** A group, e.g. `"g-7"`. */
export type GroupId = Branded<'GroupId'>
/** The server's id of a message, e.g. `"10442"`; ids compare by length, then by code units. */
export type ServerId = Branded<'ServerId'>
/** The sender's id of a message, e.g. 32 hex digits; made once, the same on every resend. */
export type ClientId = Branded<'ClientId'>
/** Where messages belong, e.g. `"p2p-im-1042"` or `"team-g-7"`: a person and a group never collide. */
export type ConversationKey = `p2p-${string}` | `team-${string}`

export const toImId = (text: string): ImId => text as ImId
export const toGroupId = (text: string): GroupId => text as GroupId
export const toServerId = (text: string): ServerId => text as ServerId
export const toClientId = (text: string): ClientId => text as ClientId

export const personKey = (peer: ImId): ConversationKey => `p2p-${peer}`
export const groupKey = (group: GroupId): ConversationKey => `team-${group}`
export const isGroupKey = (key: ConversationKey): boolean => key.startsWith('team-')
/** The other person of a one-to-one conversation, e.g. `"im-1042"` of `"p2p-im-1042"`. */
export const peerOf = (key: ConversationKey): ImId => key.slice(4) as ImId
/** The group of a group conversation, e.g. `"g-7"` of `"team-g-7"`. */
export const groupOf = (key: ConversationKey): GroupId => key.slice(5) as GroupId

/** The client id of a broadcast's message to its receiver number `index`, e.g. `"9f..3c.0"`. Source: S-CAST-1. */
export const partOf = (broadcast: ClientId, index: number): ClientId => toClientId(`${broadcast}.${index}`)

/** A new client id: 128 random bits as hex. Source: S-SEND-1. */
export function newClientId(bytes: (count: number) => Uint8Array): ClientId {
  let text = ''
  for (const byte of bytes(16)) text += byte.toString(16).padStart(2, '0')
  return text as ClientId
}
