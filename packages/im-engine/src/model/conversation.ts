import type { ConversationKey, ImId, ServerId } from './ids.js'
import type { MessageKind, Reader, Said } from './message.js'
import { compare, type Mark, START } from './order.js'

/** Message numbers a..b that are missing between known ones. */
export type Range = readonly [from: number, to: number]

/** Which numbers are known: all of low..high but the holes. Both 0 while nothing numbered came. */
export interface Coverage {
  readonly low: number
  readonly high: number
  /** Ascending, disjoint, inside low..high. */
  readonly holes: readonly Range[]
  /** Holes that the server cannot fill any more. */
  readonly unfillable: readonly Range[]
}

/** What a receipt says of somebody's message. */
export interface DueReceipt extends Mark {
  readonly from: ImId
}

/** What is typed and not sent, e.g. `{ text: "Yes, the", quoteId: "17" }`. */
export interface Draft {
  readonly text: string
  /** The message that it answers; null = none. */
  readonly quoteId: ServerId | null
}

export const NO_DRAFT: Draft = { text: '', quoteId: null }

export const isSameDraft = (a: Draft, b: Draft): boolean => a.text === b.text && a.quoteId === b.quoteId

/**
 * A conversation's row: what the list shows and what the rules need without reading messages.
 * The projection owns and changes it in place; everybody else reads.
 */
export interface Conversation {
  readonly key: ConversationKey
  /** Its place among the rows, from 0: row blocks of 64 are written by it. */
  readonly index: number
  title: string
  avatar: string
  company: string
  /** The job that the talk is about; "" = none. */
  jobId: string
  jobTitle: string
  /** The resume that was sent for it; "" = none. */
  resumeId: string
  /** The application whose interview the two arrange here; "" = none. */
  interviewId: string
  /** ms since epoch, 0 = not pinned. */
  pinnedAt: number
  doNotDisturb: boolean
  /** Deleted from the list; a later message lists it again. */
  isDeleted: boolean
  /** The number of the last message when it was deleted from the list, here or on another device; 0 = never. */
  deletedTo: number
  /** Out of the list, among the archived ones; a later message lists it again, but where it is muted. Source: S-ACT-4. */
  isArchived: boolean
  /** The number of the last message when it was archived, here or on another device; 0 = never, or nothing was numbered. */
  archivedTo: number
  /** Its owner wants to come back to it: a point in its row until it is read. Source: S-ACT-1. */
  isMarkedUnread: boolean
  /** Messages that were deleted for oneself or put back here, and the server has not taken it yet. Source: S-ACT-9. */
  unsentErasures: readonly Erasure[]
  /** Pinned, muted, archived, marked or deleted here, and the server has not taken it yet. */
  hasUnsentSettings: boolean
  draft: Draft
  last: LastMessage | null
  /** A cache of the recount over messages and mark. */
  unread: number
  mentions: number
  /** Everything at or before it is read; it only grows. */
  mark: Mark
  /** Newest message from somebody else: receipts go up to it. */
  newestIncoming: Mark
  /** What receipts were sent for. */
  receipted: { delivered: Mark; read: Mark }
  /** What came behind the newest: receipted by id. */
  late: DueReceipt[]
  isReceiptParked: boolean
  coverage: Coverage
  /** The server has nothing older than what is here. */
  isFromStart: boolean
  /** What the full disk took and the server has not given back; null = nothing. Source: S-FULL-1. */
  dropped: Dropped | null
  /** Its messages up to here were removed from this machine by its owner; START = none were. Source: S-CLEAR-1. */
  clearedTo: Mark
  /** Time of the newest sealed message; -1 = no chunk. */
  sealedTo: number
  /** Messages in the newest chunk while it can still grow; 0 = full or none. */
  openCount: number
  /** Amendments of sealed messages on disk. */
  amendedCount: number
}

/** A message that its owner deleted for themselves, or put back. */
export interface Erasure extends Mark {
  readonly isOn: boolean
  /** Server time as far as it is known, ms since epoch; the later word counts. */
  readonly since: number
}

/** What a talk is about, e.g. `{ jobId: "12", jobTitle: "Cook", resumeId: "" }`. */
export type JobContext = Pick<Conversation, 'jobId' | 'jobTitle' | 'resumeId'>

/** With what is told anew: no job takes none away, and another one takes title and resume of the first. Source: S-ABOUT-3. */
export function withJob(before: JobContext, { jobId, jobTitle, resumeId }: JobContext): JobContext {
  if (jobId === '') return before
  const kept = jobId === before.jobId ? before : { jobTitle: '', resumeId: '' }
  return { jobId, jobTitle: jobTitle || kept.jobTitle, resumeId: resumeId || kept.resumeId }
}

export const hasJob = (row: JobContext, { jobId, jobTitle, resumeId }: JobContext): boolean =>
  row.jobId === jobId && row.jobTitle === jobTitle && row.resumeId === resumeId

/** What is told of it: the job, or the interview. */
export type About = JobContext | Pick<Conversation, 'interviewId'>

/**
 * What a person sets on a conversation and the server keeps, e.g. `{ pinnedAt: 1760000000000, doNotDisturb: false,
 * isDeleted: false, isArchived: false, isMarkedUnread: false }`.
 */
export type Settings = Pick<
  Conversation,
  'pinnedAt' | 'doNotDisturb' | 'isDeleted' | 'isArchived' | 'isMarkedUnread'
>

/** What nobody set. */
export const NO_SETTINGS: Settings = {
  pinnedAt: 0,
  doNotDisturb: false,
  isDeleted: false,
  isArchived: false,
  isMarkedUnread: false,
}

export const settingsOf = (row: Settings): Settings => {
  const { pinnedAt, doNotDisturb, isDeleted, isArchived, isMarkedUnread } = row
  return { pinnedAt, doNotDisturb, isDeleted, isArchived, isMarkedUnread }
}

export const hasSettings = (row: Conversation, settings: Settings): boolean =>
  row.pinnedAt === settings.pinnedAt &&
  row.doNotDisturb === settings.doNotDisturb &&
  row.isDeleted === settings.isDeleted &&
  row.isArchived === settings.isArchived &&
  row.isMarkedUnread === settings.isMarkedUnread

/** As the server's list tells it: a message that is newer than that lists it again, but where it is muted. */
export const isStillArchived = (
  row: Pick<Conversation, 'coverage'> | undefined,
  told: Pick<Conversation, 'isArchived' | 'archivedTo' | 'doNotDisturb'>,
): boolean => told.isArchived && (told.doNotDisturb || (row?.coverage.high ?? 0) <= told.archivedTo)

/** Where history is missing that was here once. */
export interface Dropped {
  /** Behind this place all is here that ever came; before it some may be, with holes. */
  readonly upTo: Mark
  /** The message at that place is here: a page from the server ended with it. */
  readonly isBack: boolean
  /** What receipts had been sent for when it went. */
  readonly receipted: Conversation['receipted']
}

/** Nothing that stands there is shown until the server's page comes. */
export function isMissing(row: Conversation | undefined, place: Mark): boolean {
  const dropped = row?.dropped ?? null
  if (dropped === null) return false
  const side = compare(place, dropped.upTo)
  return side < 0 || (side === 0 && !dropped.isBack)
}

export interface LastMessage extends Mark, Pick<Said, 'subtype' | 'brief' | 'quiet'> {
  /** Of a quiet one: what it tells of is worded by the screen, e.g. who came into a group. */
  readonly extra?: string
  readonly kind: MessageKind
  readonly text: string
  readonly from: ImId
  readonly own: boolean
  /** Own messages: what their ticks are made of. */
  readonly receivers?: number
  readonly readers?: readonly Reader[]
}

export const NO_COVERAGE: Coverage = { low: 0, high: 0, holes: [], unfillable: [] }

export function newConversation(key: ConversationKey, index: number): Conversation {
  return {
    key,
    index,
    title: '',
    avatar: '',
    company: '',
    jobId: '',
    jobTitle: '',
    resumeId: '',
    interviewId: '',
    ...NO_SETTINGS,
    deletedTo: 0,
    archivedTo: 0,
    unsentErasures: [],
    hasUnsentSettings: false,
    draft: NO_DRAFT,
    last: null,
    unread: 0,
    mentions: 0,
    mark: START,
    newestIncoming: START,
    receipted: { delivered: START, read: START },
    late: [],
    isReceiptParked: false,
    coverage: NO_COVERAGE,
    isFromStart: false,
    dropped: null,
    clearedTo: START,
    sealedTo: -1,
    openCount: 0,
    amendedCount: 0,
  }
}
