import * as z from 'zod/mini'
import type { ImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { applicationChangedNotice, toApplicationChanged } from './application.js'
import type { Batch } from './batch.js'
import { callNotice, toCallNews } from './call-notice.js'
import {
  blacklistNotice,
  contactAddNotice,
  contactAgreeNotice,
  contactChangedNotice,
  contactDeleteNotice,
  toBlacklist,
  toContactAgreed,
  toContactAsked,
  toContactChanged,
  toContactDeleted,
} from './contact.js'
import { erasedNotice, toErasedElsewhere } from './erased.js'
import { id, idOrEmpty, isId, reasonOf, wellFormed } from './fields.js'
import { groupNotice, toGroupNotice } from './group.js'
import { isForeign } from './json.js'
import { readMarkNotice, toReadElsewhere } from './read-mark.js'
import { receiptNotice, toReceipt } from './receipt.js'

/** Any notice that the engine knows. */
export const knownNotice = z.discriminatedUnion('notice_type', [
  receiptNotice,
  readMarkNotice,
  erasedNotice,
  contactChangedNotice,
  blacklistNotice,
  contactDeleteNotice,
  contactAddNotice,
  contactAgreeNotice,
  groupNotice,
  applicationChangedNotice,
  callNotice,
])

/** A row of a notice page. */
export const noticeRow = z.object({
  notice_id: z.nullish(idOrEmpty),
  notice: z.looseObject({ notice_type: id }),
})

type Reading = Notice | { readonly broken: string }

/** Reads by schema; undefined of `toNotice` is a notice that is not about this account. */
function reader<S extends z.ZodMiniType>(
  schema: S,
  toNotice: (notice: z.infer<S>, me: ImId) => Notice | undefined,
): (notice: unknown, me: ImId) => Reading {
  return (notice, me) => {
    const read = schema.safeParse(notice)
    if (!read.success) return { broken: `notice.${reasonOf(read.error)}` }
    return toNotice(read.data, me) ?? { broken: 'notice: not for this account' }
  }
}

const contactReaders = [
  ['contact_changed', reader(contactChangedNotice, toContactChanged)],
  ['blacklist_add', reader(blacklistNotice, toBlacklist)],
  ['blacklist_remove', reader(blacklistNotice, toBlacklist)],
  ['contact_delete', reader(contactDeleteNotice, toContactDeleted)],
  ['contact_add', reader(contactAddNotice, toContactAsked)],
  ['contact_agree', reader(contactAgreeNotice, toContactAgreed)],
] as const

const groupReader = reader(groupNotice, toGroupNotice)
const receiptReader = reader(receiptNotice, toReceipt)

/** All notices that the engine reads, by the backend's name. */
const READERS: ReadonlyMap<string, (notice: unknown, me: ImId) => Reading> = new Map([
  ['read', receiptReader],
  ['arrived', receiptReader],
  ['application_changed', reader(applicationChangedNotice, toApplicationChanged)],
  ['call', reader(callNotice, toCallNews)],
  ['read_mark', reader(readMarkNotice, toReadElsewhere)],
  ['messages_erased', reader(erasedNotice, toErasedElsewhere)],
  ...contactReaders,
  ...[
    'group_invite',
    'group_remove',
    'group_quit',
    'group_role',
    'group_no_speaking',
    'group_modify',
    'group_member_modify',
    'group_disband',
  ].map((name) => [name, groupReader] as const),
])

/** Reads a notice into the batch, or says what is broken. A name nobody knows is an `unknown` notice, never broken. */
export function takeNotice(notice: unknown, me: ImId, batch: Batch): string | undefined {
  if (!isForeign(notice)) return 'notice: no object'
  const name = notice.notice_type
  if (!isId(name)) return 'notice.notice_type'
  const reading = READERS.get(name)?.(notice, me) ?? { type: 'unknown', name: wellFormed(name) }
  if ('broken' in reading) return reading.broken
  batch.notices.push(reading)
  return undefined
}
