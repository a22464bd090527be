// Calls about people, and what they answer. `me` stands in every path: the account asks about its own contacts.

import * as z from 'zod/mini'
import { type ImId, toImId } from '../model/ids.js'
import type { Contact } from '../model/people.js'
import type {
  ContactChange,
  FindBy,
  FoundPerson,
  MatchedPerson,
  Privacy,
  RequestOptions,
  TagsOf,
} from '../model/people-ask.js'
import { type Call, callOf } from './calls.js'
import { companyOf, contactRow, toContact } from './contact.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { count, flag, id, isOn, listOf, ROWS_MAX, reasonOf, text, time, wellFormed } from './fields.js'

/** What a command changed: the rows of whom it concerned, when, and its revision, as the notices of it say. */
export const changedData = z.object({
  contact: z.nullish(contactRow),
  contacts: z.nullish(listOf(contactRow, ROWS_MAX)),
  timestamp: time,
  rev: z.nullish(count),
})

/** What anybody may see of somebody. */
export const foundRow = z.object({
  im_id: id,
  nickname: z.nullish(text),
  avatar: z.nullish(text),
  relation_type: z.nullish(z.int()),
  user_type: z.nullish(count),
  extra: z.nullish(z.unknown()),
})
export const foundData = z.object({ contacts: listOf(foundRow, ROWS_MAX) })
export const matchedData = z.object({
  contacts: listOf(z.extend(foundRow, { phone: text }), ROWS_MAX),
})

/** Who may find and add the account: 1 = by consent, findable. `last_seen` is ours: 1 = shown to contacts. */
export const privacyData = z.object({
  settings: z.object({
    add_verify: flag,
    find_by_phone: flag,
    find_by_account: flag,
    last_seen: z.nullish(flag),
  }),
})

const inPath = (part: string): string => encodeURIComponent(wellFormed(part))
const ofMe = (me: ImId, rest: string): string => `/chat/users/${inPath(me)}/${rest}`
const ofContact = (me: ImId, imId: string): string => ofMe(me, `contacts/${inPath(imId)}`)
const bit = (value: boolean): 0 | 1 => (value ? 1 : 0)

const FIND_PATHS: Readonly<Record<FindBy, string>> = { phone: 'phone', id: 'id', account: 'search' }

/** Read with decodeFound. */
export const findCall = (by: FindBy, wanted: string): Call =>
  callOf('GET', `/chat/user/${FIND_PATHS[by]}/${inPath(wanted)}`)

/** Read with decodeMatched. */
export const matchCall = (me: ImId, phones: readonly string[]): Call =>
  callOf('POST', ofMe(me, 'phones'), { phones })

/** Asks somebody to be contacts. Read with decodeChanged, as all that change something. */
export const requestCall = (me: ImId, imId: string, { message, addBy, addFrom }: RequestOptions): Call =>
  callOf('POST', ofMe(me, 'add_reqs'), {
    request: { im_id: imId, message: message ?? '', add_by: addBy ?? 'account', add_from: addFrom ?? '' },
  })

export const decisionCall = (
  me: ImId,
  requestId: string,
  decision: 'accept' | 'refuse' | 'cancel' | 'seen',
): Call => callOf('POST', ofMe(me, `add_reqs/${inPath(requestId)}`), { decision })

/** Accepts their request, adds who asks for none, or shows who was hidden. */
export const addCall = (me: ImId, imId: string): Call => callOf('POST', ofContact(me, imId), { is_hide: 0 })

export const changeCall = (me: ImId, imId: string, change: ContactChange): Call =>
  callOf('PATCH', ofContact(me, imId), {
    ...(change.memo === undefined ? {} : { friend_nickname: change.memo }),
    ...(change.note === undefined ? {} : { note: change.note }),
    ...(change.tags === undefined ? {} : { tags: JSON.stringify(change.tags) }),
    ...(change.doNotDisturb === undefined ? {} : { is_disturb: bit(change.doNotDisturb) }),
    ...(change.isHidden === undefined ? {} : { is_hide: bit(change.isHidden) }),
  })

export const tagCall = (me: ImId, tags: readonly TagsOf[]): Call =>
  callOf('PUT', ofMe(me, 'contacts/tags'), {
    tags: tags.map((one) => ({ im_id: one.imId, tags: one.tags })),
  })

export const removeCall = (me: ImId, imId: string): Call => callOf('DELETE', ofContact(me, imId))

export const blockCall = (me: ImId, imId: string, isOn: boolean): Call =>
  callOf(isOn ? 'POST' : 'DELETE', ofMe(me, 'blacklist'), { blacklist: [imId] })

/** Read with decodePrivacy, both. */
export const privacyCall = (me: ImId): Call => callOf('GET', ofMe(me, 'privacy_settings'))

const PRIVACY_KEYS = {
  needsConsent: 'add_verify',
  byPhone: 'find_by_phone',
  byAccount: 'find_by_account',
  lastSeen: 'last_seen',
} as const satisfies Record<keyof Privacy, string>

export const setPrivacyCall = (me: ImId, key: keyof Privacy, value: boolean): Call =>
  callOf('POST', ofMe(me, 'privacy_settings'), { key: PRIVACY_KEYS[key], value: bit(value) })

/** The chat user is there, in this language. The answer's envelope says whether it was taken. */
export const updateUserCall = (me: ImId): Call => callOf('POST', ofMe(me, ''), { lang: 'en' })

/** Opens the envelope and reads its data by a schema. */
export function readData<S extends z.ZodMiniType, Value>(
  body: string,
  schema: S,
  toValue: (data: z.infer<S>) => Value,
): (Value & { readonly kind: 'ok' }) | Refused | Broken {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = schema.safeParse(envelope.root.data)
  return read.success ? { kind: 'ok', ...toValue(read.data) } : broken(reasonOf(read.error))
}

/** What a command changed, dated as its notices are. */
export const decodeChanged = (body: string) =>
  readData(body, changedData, ({ contact, contacts, timestamp }) => ({
    contacts: [...(contact ? [contact] : []), ...(contacts ?? [])].map(
      (row): Contact => toContact(row, timestamp),
    ),
    at: timestamp,
  }))

const toFound = (row: z.infer<typeof foundRow>): FoundPerson => ({
  imId: toImId(row.im_id),
  nickname: row.nickname ?? '',
  avatar: row.avatar ?? '',
  company: companyOf(row.extra),
  isFriend: row.relation_type === 1,
})

/** Nobody, who is not to be found, and who blocked the account are one answer. */
export const decodeFound = (body: string) =>
  readData(body, foundData, ({ contacts }) => ({ people: contacts.map(toFound) }))

export const decodeMatched = (body: string) =>
  readData(body, matchedData, ({ contacts }) => ({
    people: contacts.map((row): MatchedPerson => ({ ...toFound(row), phone: row.phone })),
  }))

export const decodePrivacy = (body: string) =>
  readData(body, privacyData, ({ settings }) => ({
    privacy: {
      needsConsent: isOn(settings.add_verify),
      byPhone: isOn(settings.find_by_phone),
      byAccount: isOn(settings.find_by_account),
      ...(settings.last_seen == null ? {} : { lastSeen: isOn(settings.last_seen) }),
    } satisfies Privacy,
  }))
