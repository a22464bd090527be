import * as z from 'zod/mini'
import { type ImId, toImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { type Contact, type ContactFields, type ContactRequest, newContact } from '../model/people.js'
import { count, flag, id, idOrEmpty, isOn, text, time, wellFormed } from './fields.js'
import { isForeign, readJson } from './json.js'

/** A request to be contacts. status 0 pending, 1 accepted, 2 refused or taken back; who asked is told of no refusal. */
export const requestRow = z.object({
  req_id: id,
  is_self_req: flag,
  message: z.nullish(text),
  add_by: z.nullish(text),
  add_from: z.nullish(text),
  request_at: time,
  status: z.literal([0, 1, 2]),
  is_read: z.nullish(flag),
})

/** A row of the contact list. relation_type 1 is a friend, everything else is not; `tags` is the JSON text of a list. */
export const contactRow = z.object({
  im_id: id,
  nickname: z.nullish(text),
  account_alias: z.nullish(text),
  country_code: z.nullish(text),
  phone: z.nullish(text),
  friend_nickname: z.nullish(text),
  note: z.nullish(text),
  avatar: z.nullish(text),
  relation_type: z.int(),
  blacklist_type: z.nullish(z.literal([0, 1, 2, 3])),
  is_disturb: z.nullish(flag),
  is_hide: z.nullish(flag),
  user_type: z.nullish(count),
  tags: z.nullish(text),
  add_from: z.nullish(text),
  payment_user_id: z.nullish(text),
  request: z.nullish(requestRow),
  extra: z.nullish(z.unknown()),
  rev: z.nullish(count),
})

/** A contact is new, or changed. */
export const contactChangedNotice = z.object({
  notice_type: z.literal('contact_changed'),
  im_id: id,
  contact: contactRow,
  timestamp: time,
})

/** im_id blocked rim_id, or no longer does. */
export const blacklistNotice = z.object({
  notice_type: z.literal(['blacklist_add', 'blacklist_remove']),
  im_id: id,
  rim_id: id,
  timestamp: time,
  rev: z.nullish(count),
})

/** im_id removed rim_id from the contacts: they are contacts of each other no more. */
export const contactDeleteNotice = z.object({
  notice_type: z.literal('contact_delete'),
  im_id: id,
  rim_id: id,
  timestamp: time,
  rev: z.nullish(count),
})

/** im_id asked rim_id to be contacts. */
export const contactAddNotice = z.object({
  notice_type: z.literal('contact_add'),
  im_id: id,
  rim_id: id,
  timestamp: time,
  req_id: id,
  message: z.nullish(text),
  add_by: z.nullish(text),
})

/** im_id agreed: they and rim_id are contacts of each other. */
export const contactAgreeNotice = z.object({
  notice_type: z.literal('contact_agree'),
  im_id: id,
  rim_id: id,
  timestamp: time,
  req_id: z.nullish(idOrEmpty),
  rev: z.nullish(count),
})

/** The company stands in `extra` where there is one. Shared with what is found of people. */
export function companyOf(extra: unknown): string {
  return isForeign(extra) && typeof extra.company === 'string' ? wellFormed(extra.company) : ''
}

/** What is no list of texts is no tags. */
function tagsOf(tags: string): readonly string[] {
  const read = readJson(tags)
  return read.ok && Array.isArray(read.value)
    ? read.value.flatMap((tag) => (typeof tag === 'string' ? wellFormed(tag) : []))
    : []
}

const STATUS = ['pending', 'accepted', 'ended'] as const

/** Who is a friend was accepted, whatever the request says. */
const toRequest = (row: z.infer<typeof requestRow>, isFriend: boolean): ContactRequest => ({
  requestId: row.req_id,
  isMine: isOn(row.is_self_req),
  message: row.message ?? '',
  addBy: row.add_by ?? '',
  addFrom: row.add_from ?? '',
  at: row.request_at,
  status: isFriend ? 'accepted' : STATUS[row.status],
  isRead: isOn(row.is_read),
})

/** A list says what holds now and not since when: `since` is 0 there, the notice's time in a notice. */
export function toContact(row: z.infer<typeof contactRow>, since: number): Contact {
  const isFriend = row.relation_type === 1
  const fields: ContactFields = {
    imId: toImId(row.im_id),
    nickname: row.nickname ?? '',
    memo: row.friend_nickname ?? '',
    avatar: row.avatar ?? '',
    company: companyOf(row.extra),
    userType: row.user_type ?? 0,
    note: row.note ?? '',
    tags: tagsOf(row.tags ?? ''),
    doNotDisturb: isOn(row.is_disturb),
    account: row.account_alias ?? '',
    countryCode: row.country_code ?? '',
    phone: row.phone ?? '',
    addFrom: row.add_from ?? '',
    ...(typeof row.payment_user_id === 'string' && { paymentUserId: row.payment_user_id }),
    request: row.request ? toRequest(row.request, isFriend) : null,
    rev: row.rev ?? 0,
  }
  return newContact(fields, isFriend, row.blacklist_type ?? 0, since, isOn(row.is_hide))
}

export const toContactChanged = (notice: z.infer<typeof contactChangedNotice>): Notice => ({
  type: 'contact',
  contact: toContact(notice.contact, notice.timestamp),
  at: notice.timestamp,
})

export const toBlacklist = (notice: z.infer<typeof blacklistNotice>): Notice => ({
  type: 'blacklist',
  by: toImId(notice.im_id),
  whom: toImId(notice.rim_id),
  isOn: notice.notice_type === 'blacklist_add',
  at: notice.timestamp,
  rev: notice.rev ?? 0,
})

export const toContactDeleted = (notice: z.infer<typeof contactDeleteNotice>, me: ImId): Notice => ({
  type: 'contact-deleted',
  imId: toImId(notice.im_id === me ? notice.rim_id : notice.im_id),
  at: notice.timestamp,
  rev: notice.rev ?? 0,
})

/** The other of the two; undefined where the account is neither. */
const otherOf = (notice: { im_id: string; rim_id: string }, me: ImId): ImId | undefined =>
  notice.im_id === me ? toImId(notice.rim_id) : notice.rim_id === me ? toImId(notice.im_id) : undefined

export function toContactAsked(notice: z.infer<typeof contactAddNotice>, me: ImId): Notice | undefined {
  const imId = otherOf(notice, me)
  const { req_id: requestId, message, add_by: addBy, timestamp: at } = notice
  const isMine = notice.im_id === me
  const told = { requestId, isMine, message: message ?? '', addBy: addBy ?? '', addFrom: '', at }
  const request: ContactRequest = { ...told, status: 'pending', isRead: false }
  return imId && { type: 'contact-asked', imId, request, at }
}

export function toContactAgreed(notice: z.infer<typeof contactAgreeNotice>, me: ImId): Notice | undefined {
  const imId = otherOf(notice, me)
  return imId && { type: 'contact-agreed', imId, at: notice.timestamp, rev: notice.rev ?? 0 }
}
