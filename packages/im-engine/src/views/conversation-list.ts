import type { Changes } from '../model/changes.js'
import type { Conversation } from '../model/conversation.js'
import { type ClientId, type ConversationKey, groupOf, isGroupKey, peerOf } from '../model/ids.js'
import { ASSISTANT_ID, CONVERSATION_PAGE_SIZE } from '../model/limits.js'
import { isUnseen, type MessageKind, type Ticks, ticksOf } from '../model/message.js'
import { isSelfManaged, USER_TYPE } from '../model/people.js'
import type { State } from '../model/state.js'
import { Shower } from './shown.js'
import { type OnListenerFault, Store, type View } from './view.js'
import { whomOf } from './whom.js'

/** A row of the list, e.g. `{ key: "p2p-im-7", title: "Angkor HR", unread: 2, last: { text: "hello", ... }, ... }`. */
export interface ConversationItem {
  readonly key: ConversationKey
  /** Of its row, else of the contact or the group; null = nobody told it. Never an id. */
  readonly title: string | null
  readonly avatar: string
  readonly company: string
  /** The job that the talk is about; "" = none, and then all three are. Source: S-ABOUT-3. */
  readonly jobId: string
  /** The name of its position, beside or below the name of whom one talks with. */
  readonly jobTitle: string
  readonly resumeId: string
  /** The application whose interview the two arrange; "" = none. */
  readonly interviewId: string
  readonly isGroup: boolean
  readonly isManager: boolean
  /** What is said in it goes to everybody, as a manager's service notification. Source: S-MGR-5. */
  readonly isSelfManaged: boolean
  /** As the server counts: USER_TYPE; of a group or where nobody told it, 0. */
  readonly userType: number
  /** The owner's own name for them; "" when none. */
  readonly memo: string
  /** Nobody has said anything in it yet. */
  readonly isTemporary: boolean
  /** The assistant's. */
  readonly isAssistant: boolean
  readonly pinnedAt: number
  readonly doNotDisturb: boolean
  /** Among the archived ones: `engine.archived` has it, the list does not. Source: S-ACT-4. */
  readonly isArchived: boolean
  /** Marked as unread by its owner, until it is read; not in `unread`. Source: S-ACT-1. */
  readonly isMarkedUnread: boolean
  readonly unread: number
  readonly mentions: number
  readonly draft: string
  /** ms since epoch; 0 = nothing said yet. */
  readonly sortTime: number
  readonly last: {
    readonly text: string
    /** What to say instead of the text of what is none, e.g. a file's name; absent where the kind's name says enough. */
    readonly brief?: string
    readonly kind: MessageKind
    /** What its kind reads in it, of one that nobody is alerted of, e.g. a tip: the screen words it. Source: S-TEAM-2. */
    readonly body?: unknown
    readonly own: boolean
    readonly from: string
    readonly state: 'sending' | 'sent' | 'failed'
    /** Own ones that are in memory: how far it got; null = not known without reading the disk. Source: S-LIST-5. */
    readonly ticks: { readonly delivered: Ticks; readonly read: Ticks } | null
  } | null
  /** Numbers are missing: history is shown with a hole. */
  readonly hasGaps: boolean
}

export interface ConversationList {
  /** The first page, grown by showMore(). */
  readonly items: readonly ConversationItem[]
  /** Of all of them, also where fewer are shown. */
  readonly total: number
}

export interface UnreadTotals {
  /** Sum over conversations that are neither in doNotDisturb nor archived. */
  readonly unread: number
  readonly mentions: number
  /** How many of these conversations are marked as unread while nothing else waits in them. Source: S-ACT-1. */
  readonly marked: number
}

const NOTHING_WAITS: UnreadTotals = { unread: 0, mentions: 0, marked: 0 }

/** `totals` with what waits in a conversation; `times` -1: without it. */
function withItem(totals: UnreadTotals, item: ConversationItem | undefined, times: 1 | -1): UnreadTotals {
  if (item === undefined || item.doNotDisturb) return totals
  return {
    unread: totals.unread + times * item.unread,
    mentions: totals.mentions + times * item.mentions,
    marked: totals.marked + (item.isMarkedUnread && item.unread === 0 ? times : 0),
  }
}

/** Negative where `a` stands before `b`; 0 only where they are one conversation. */
export type Order = (a: ConversationItem, b: ConversationItem) => number

const isFirst = (item: ConversationItem): boolean => item.isManager || item.isSelfManaged

/** Managers first, and what a manager says to everybody; then pinned, then most recent. Source: S-LIST-1, S-MGR-5. */
export function compareItems(a: ConversationItem, b: ConversationItem): number {
  if (isFirst(a) !== isFirst(b)) return isFirst(a) ? -1 : 1
  if (a.pinnedAt !== b.pinnedAt) return b.pinnedAt - a.pinnedAt
  return b.sortTime - a.sortTime || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}

/** The list and the badge, kept by difference: a message touches one row, however many there are. */
export class ConversationListView {
  readonly list: Store<ConversationList>
  readonly unread: Store<UnreadTotals>
  #items = new Map<ConversationKey, ConversationItem>()
  #sorted: ConversationItem[] = []
  #limit = CONVERSATION_PAGE_SIZE

  constructor(
    private readonly state: () => Readonly<State>,
    private readonly shower = new Shower(),
    private readonly order: Order = compareItems,
    onListenerFault?: OnListenerFault,
    /** Whether it has the archived ones, or all others. */
    private readonly isArchive = false,
    /** What names a manager's conversation; "" = the manager's own name. Source: S-MGR-4. */
    private readonly appName = '',
  ) {
    this.list = new Store<ConversationList>({ items: [], total: 0 }, onListenerFault)
    this.unread = new Store<UnreadTotals>(NOTHING_WAITS, onListenerFault)
  }

  item(key: ConversationKey): ConversationItem | undefined {
    return this.#items.get(key)
  }

  /** Makes everything anew: after an open. */
  reset(): void {
    const state = this.state()
    this.#items = new Map()
    for (const row of state.conversations.values())
      if (this.#has(row, state)) this.#items.set(row.key, show(row, state, this.shower, this.appName))
    this.#sorted = [...this.#items.values()].sort(this.order)
    this.unread.set(this.#sorted.reduce((totals, item) => withItem(totals, item, 1), NOTHING_WAITS))
    this.#show()
  }

  update(changes: Changes): void {
    const changed = this.#changed(changes)
    if (changed.size === 0) return
    const state = this.state()
    const totals = this.unread.getSnapshot()
    let next = totals
    for (const key of changed) {
      const before = this.#items.get(key)
      const row = state.conversations.get(key)
      const after =
        row !== undefined && this.#has(row, state) ? show(row, state, this.shower, this.appName) : undefined
      if (before !== undefined) this.#remove(before)
      if (after !== undefined) this.#insert(after)
      next = withItem(withItem(next, before, -1), after, 1)
    }
    const isSame = (['unread', 'mentions', 'marked'] as const).every((one) => next[one] === totals[one])
    if (!isSame) this.unread.set(next)
    this.#show()
  }

  /** Rows that a commit changed, and those whose name, picture or company is a contact's or a group's. */
  #changed(changes: Changes): ReadonlySet<ConversationKey> {
    if (!changes.contacts && !changes.groups) return changes.conversations
    const state = this.state()
    const borrowing = this.#sorted.filter((item) => {
      const whom = whomOf(item.key, state, this.appName)
      return whom.name !== item.title || whom.avatar !== item.avatar || whom.company !== item.company
    })
    return new Set([...changes.conversations, ...borrowing.map(({ key }) => key)])
  }

  showMore(): void {
    if (this.#limit >= this.#sorted.length) return
    this.#limit += CONVERSATION_PAGE_SIZE
    this.#show()
  }

  #has = (row: Conversation, state: Readonly<State>): boolean =>
    row.isArchived === this.isArchive && isListed(row, state)

  #show(): void {
    this.list.set({ items: this.#sorted.slice(0, this.#limit), total: this.#sorted.length })
  }

  #remove(item: ConversationItem): void {
    this.#items.delete(item.key)
    const index = this.#place(item)
    if (this.#sorted[index] === item) this.#sorted.splice(index, 1)
  }

  #insert(item: ConversationItem): void {
    this.#items.set(item.key, item)
    this.#sorted.splice(this.#place(item), 0, item)
  }

  #place(item: ConversationItem): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.order(this.#sorted[middle] as ConversationItem, item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The list as the engine's door gives it. */
export interface ConversationsView extends View<ConversationList> {
  /** One page more. */
  showMore(): void
}

/** Derived, never stored: a late message of a group that is over lists nothing. Source: S-PEOPLE-9. */
const hasEnded = (key: ConversationKey, state: Readonly<State>): boolean =>
  isGroupKey(key) && state.groups.get(groupOf(key))?.leftAt !== undefined

/** A row of an older version may have one of a call. */
const lastOf = ({ last }: Conversation): Conversation['last'] =>
  last === null || isUnseen(last) ? null : last

function isListed(row: Conversation, state: Readonly<State>): boolean {
  if (row.isDeleted || hasEnded(row.key, state)) return false
  if (lastOf(row) !== null) return true
  // A talk that was opened and left without a word is no row; a group is one as soon as the server's list tells of it.
  if (!isGroupKey(row.key) && isSelfManaged(state.contacts.get(peerOf(row.key)))) return true
  const isBegun = isGroupKey(row.key) ? row.title !== '' : row.draft.text !== '' || row.pinnedAt > 0
  if (isBegun) return true
  return [...state.outbox.values()].some((item) => item.key === row.key)
}

function show(row: Conversation, state: Readonly<State>, shower: Shower, appName: string): ConversationItem {
  const waiting = shower.pendingOf(state.outbox, row.key, state.me).at(-1)
  const queued = waiting === undefined ? undefined : state.outbox.get(waiting.key as ClientId)?.content
  const last = lastOf(row)
  const isGroup = isGroupKey(row.key)
  const whom = whomOf(row.key, state, appName)
  const contact = isGroup ? undefined : state.contacts.get(peerOf(row.key))
  const isAssistant = !isGroup && peerOf(row.key) === ASSISTANT_ID
  return {
    key: row.key,
    title: whom.name,
    avatar: whom.avatar,
    company: whom.company,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    resumeId: row.resumeId,
    interviewId: row.interviewId,
    isGroup,
    isManager: contact?.userType === USER_TYPE.manage,
    isSelfManaged: isSelfManaged(contact),
    userType: contact?.userType ?? (isAssistant ? USER_TYPE.robot : USER_TYPE.im),
    memo: contact?.memo ?? '',
    isTemporary: !isGroup && last === null && waiting === undefined,
    isAssistant,
    pinnedAt: row.pinnedAt,
    doNotDisturb: row.doNotDisturb,
    isArchived: row.isArchived,
    isMarkedUnread: row.isMarkedUnread,
    unread: row.unread,
    mentions: row.mentions,
    draft: row.draft.text,
    sortTime: Math.max(waiting?.at ?? 0, last?.at ?? 0),
    last:
      waiting !== undefined
        ? {
            // As it stands once it is sent: a brief says the rest.
            text: queued?.kind === 'raw' ? queued.said.text : waiting.text,
            ...(waiting.brief === undefined ? {} : { brief: waiting.brief }),
            kind: waiting.kind,
            own: true,
            from: state.me,
            state: waiting.state === 'uploading' ? 'sending' : waiting.state,
            ticks: null,
          }
        : last === null
          ? null
          : {
              text: last.text,
              ...(last.brief === undefined ? {} : { brief: last.brief }),
              kind: shower.kinds.nameOf(last.kind, last.subtype),
              ...(last.quiet === true ? { body: shower.kinds.read(last).body } : {}),
              own: last.own,
              from: last.from,
              state: 'sent',
              ticks: last.own ? ticksOf(last) : null,
            },
    hasGaps: row.coverage.holes.length + row.coverage.unfillable.length > 0,
  }
}
