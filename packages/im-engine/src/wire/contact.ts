import * as z from 'zod/mini'
import { type ImId, toImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { type Contact, newContact, noContact } from '../model/people.js'
import { count, id, text, time, wellFormed } from './fields.js'
import { isForeign } from './json.js'

/** A row of the contact list. relation_type 1 is a friend, everything else is not. */
export const contactRow = z.object({
  im_id: id,
  nickname: z.nullish(text),
  friend_nickname: z.nullish(text),
  avatar: z.nullish(text),
  relation_type: z.int(),
  blacklist_type: z.nullish(z.literal([0, 1, 2, 3])),
  user_type: z.nullish(count),
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

/** The company stands in `extra` where there is one. */
function companyOf(extra: unknown): string {
  return isForeign(extra) && typeof extra.company === 'string' ? wellFormed(extra.company) : ''
}

/** A list says what holds now and not since when: `since` is 0 there, the notice's time in a notice. */
export const toContact = (row: z.infer<typeof contactRow>, since: number): Contact =>
  newContact(
    {
      ...noContact(toImId(row.im_id)),
      nickname: row.nickname ?? '',
      memo: row.friend_nickname ?? '',
      avatar: row.avatar ?? '',
      company: companyOf(row.extra),
      userType: row.user_type ?? 0,
      rev: row.rev ?? 0,
    },
    row.relation_type === 1,
    row.blacklist_type ?? 0,
    since,
  )

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
