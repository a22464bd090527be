// Notices as portal and server know them: what each is about, and what a person may switch off.
//
//   NOTICES         by its type: the filter that shows it, the kind that switches it, whether it comes read
//   NoticeChange    what may be changed of one notice
//   NoticeSettings  which kinds of notices somebody wants
//
// Absent: telephone and mail as ways beside the page itself. Mails of job alerts and interviews are no notices: the server sends them
// by themselves.

import { z } from 'zod'

/** What a person switches on and off. */
export const NOTICE_KINDS = ['answers', 'messages', 'jobs', 'viewers', 'invitations', 'news'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What the list of notices can be narrowed down to. */
export const NOTICE_FILTERS = ['all', 'unread', 'applications', 'jobs', 'sarika'] as const
export type NoticeFilter = (typeof NOTICE_FILTERS)[number]

interface NoticeRule {
  readonly filter: Exclude<NoticeFilter, 'all' | 'unread'>
  /** null: it is always told, e.g. because an account depends on it */
  readonly kind: NoticeKind | null
  /** A receipt of one's own deed: nothing new, so it comes read. */
  readonly isReceipt?: true
}

/** Each type of notice. */
export const NOTICES = {
  'application-delivered': { filter: 'applications', kind: null, isReceipt: true },
  'application-viewed': { filter: 'applications', kind: 'viewers' },
  'application-received': { filter: 'applications', kind: null },
  'interview-offered': { filter: 'applications', kind: 'answers' },
  'interview-accepted': { filter: 'applications', kind: null },
  'interview-cancelled': { filter: 'applications', kind: null },
  'interview-proposed': { filter: 'applications', kind: null },
  'interview-confirmed': { filter: 'applications', kind: 'answers' },
  'interview-kept': { filter: 'applications', kind: 'answers' },
  'interview-called-off': { filter: 'applications', kind: 'answers' },
  'application-closed': { filter: 'applications', kind: 'answers' },
  'job-closed': { filter: 'applications', kind: 'answers' },
  invited: { filter: 'jobs', kind: 'invitations' },
  'job-taken-down': { filter: 'jobs', kind: null },
  'alert-ended': { filter: 'jobs', kind: null },
  'resume-submitted': { filter: 'sarika', kind: null, isReceipt: true },
  'resume-approved': { filter: 'sarika', kind: null },
  'resume-refused': { filter: 'sarika', kind: null },
  'job-warned': { filter: 'jobs', kind: null },
  'company-warned': { filter: 'sarika', kind: null },
  'company-stopped': { filter: 'jobs', kind: null },
  'person-warned': { filter: 'sarika', kind: null },
  'message-warned': { filter: 'sarika', kind: null },
  'report-read': { filter: 'sarika', kind: null },
  'company-verified': { filter: 'sarika', kind: null },
  'company-refused': { filter: 'sarika', kind: null },
  'service-notification': { filter: 'sarika', kind: 'news' },
  'phone-dropped': { filter: 'sarika', kind: null },
} as const satisfies Readonly<Record<string, NoticeRule>>
export type NoticeType = keyof typeof NOTICES

/** A type by its rule, for code that meets any of them. */
export const ruleOf = (type: NoticeType): NoticeRule => NOTICES[type]

export const isNoticeType = (type: string): type is NoticeType => Object.hasOwn(NOTICES, type)

const types = Object.keys(NOTICES).filter(isNoticeType)

/** The types that a filter shows; of "all" and "unread" every one. */
export const typesOf = (filter: NoticeFilter): readonly NoticeType[] =>
  filter === 'all' || filter === 'unread' ? types : types.filter((type) => NOTICES[type].filter === filter)

/** The kinds of which there are notices today: a switch that switches nothing is not shown. */
export const KINDS_IN_USE: readonly NoticeKind[] = NOTICE_KINDS.filter((kind) =>
  types.some((type) => NOTICES[type].kind === kind),
)

/** Read or unread again; or back, after it was deleted. */
export const NoticeChange = z.union([
  z.strictObject({ isRead: z.boolean() }),
  z.strictObject({ isRemoved: z.literal(false) }),
])
export type NoticeChange = z.infer<typeof NoticeChange>

/** Kinds on this page by whether they are wanted; what is not named stays. */
export const NoticeSettings = z.strictObject({ here: z.partialRecord(z.enum(NOTICE_KINDS), z.boolean()) })
export type NoticeSettings = z.infer<typeof NoticeSettings>
