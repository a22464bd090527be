import type { CallView } from './calls/call-view.js'
import type { CallProvider } from './calls/provider.js'
import type { ContactsView } from './contacts.js'
import type { ImageItem, OutgoingFile } from './files.js'
import type { GroupsView } from './groups.js'
import type { BuiltIn } from './kinds/built-in.js'
import type { AnyKind, Kind, Made } from './kinds/kind.js'
import type { LinkPreview } from './kinds/shapes/link-preview.js'
import type { ListenOptions, LiveEventName, LiveEvents } from './live-events.js'
import type { Broadcasted, Forwarded } from './log/many.js'
import type { CloseReason } from './machines/connection.machine.js'
import type { ConnectionState } from './machines/process-door.js'
import type { TokenSource } from './machines/token.machine.js'
import type { Result } from './model/errors.js'
import type { ClientId, ConversationKey, ImId } from './model/ids.js'
import type { SeenAt } from './model/people.js'
import type { Problem } from './model/problem.js'
import type { TalkJob } from './model/talk-ask.js'
import type { Typing } from './model/typing.js'
import type { FileKind, UploadBytes, Uploads } from './model/upload.js'
import type { GivenPorts } from './ports/ports.js'
import type { QuickRepliesView } from './quick-replies.js'
import type { Health } from './tabs/shared-log-options.js'
import type { ConversationsView, Order, UnreadTotals } from './views/conversation-list.js'
import type { ConversationView } from './views/open-conversation.js'
import type { SearchHit, SearchResult } from './views/search.js'
import type { View } from './views/view.js'

export interface ImEngineOptions<Own extends AnyKind = never> {
  readonly endpoints: {
    /** Before the paths of REST calls, e.g. "" (same origin) or "https://chat.example". */
    readonly rest: string
    /** The socket's address without the token, e.g. "wss://chat.example/socket". */
    readonly socket: string
  }
  /** Whose account, e.g. `{ imId: "im-1042" }`. */
  readonly identity: { readonly imId: string }
  readonly tokens: TokenSource
  /** `memory`: nothing is kept after stop(). IndexedDB by default. */
  readonly disk?: 'indexeddb' | 'memory'
  /** Replaces any of the browser's ports; outside a browser all that are needed must be given. */
  readonly ports?: GivenPorts | undefined
  /** Items of log kept behind the seal for time travel; 20,000 by default, 'all' keeps withdrawn texts too. */
  readonly retainLog?: number | 'all'
  /** Kinds of messages of your own, each made by `defineKind`. */
  readonly kinds?: readonly Own[]
  /** What carries sound and picture of calls, asked for with the first one; without it calls are told, and carry nothing. */
  readonly calls?: () => Promise<CallProvider>
  /** In which order conversations are listed; managers, then pinned ones, then the newest by default. Source: S-LIST-1. */
  readonly order?: Order
  /** The application's name: what a manager's conversation is called. The manager's own name where absent. Source: S-MGR-4. */
  readonly appName?: string
  /** Of an account that is a manager: service notifications from here on, ms since epoch; of the last 30 days by default. */
  readonly serviceFrom?: number
  /** Told of an event that a process did not expect: a bug of the engine. */
  readonly onFault?: (process: string, event: string, state: string) => void
}

/** What is shown of the connection, the same in every tab. */
export interface Connection {
  readonly state: ConnectionState
  /** Why it is closed for good; null while it is not. */
  readonly closeReason: CloseReason | null
  /** What was missed while away is here. */
  readonly isCaughtUp: boolean
  /**
   * What is wrong, where, since when and what to do, e.g. a wrong endpoint or the token of another account; null while nothing is.
   * For who builds the page; the logger is told the same. Source: S-API-1.
   */
  readonly problem: Problem | null
  /** The server did not take what was set on a conversation, e.g. a pin; it is told again at the next connect. Source: S-SET-3. */
  readonly areSettingsParked?: boolean
}

/** What the leading tab tells the others; `online` and `lastSeen` are lists there. */
export interface TabStatus extends Connection {
  readonly online: readonly ImId[]
  readonly lastSeen: readonly (readonly [imId: ImId, at: number])[]
  /** How far the server's clock is ahead of this machine's, ms. */
  readonly clockOffsetMs: number
}

/** What this machine has of a person's words and nobody else does. */
export interface Unsent {
  /** Messages that wait for a connection, are on their way, or failed. */
  readonly messages: number
  /** Conversations with a text that was begun. */
  readonly drafts: number
}

type MadeOf<K extends AnyKind> = K extends Kind<infer T, infer Body> ? Made<T, Body> : never

/** What a person sends: a text, or a message of a kind that this engine knows, e.g. `poll.of({ question, options })`. */
export type Outgoing<Own extends AnyKind = never> =
  | string
  | (MadeOf<BuiltIn | Own> & { readonly quoteId?: string })
  | {
      readonly text: string
      readonly quoteId?: string
      readonly jobId?: string
      /** Who is told that they are meant. */
      readonly mentions?: readonly string[]
      /** Where the text names them. A place that does not hold is left out. Source: S-WIRE-21. */
      readonly mentionsAt?: readonly (readonly [id: string, start: number, length: number])[]
      /** What the page of its link says of itself, as the server told when it was asked. Source: S-PREV-2. */
      readonly preview?: LinkPreview
      /** Managers only: it goes to who is online now, and no server keeps it. Source: S-REFUSE-12. */
      readonly notSaved?: true
      /** Managers only: no check of a friend, a block, a mute or a word refuses it. Source: S-REFUSE-11. */
      readonly mustSave?: true
      /** The draft that this is: cleared in the same commit, unless it was changed meanwhile. Source: S-SEND-12. */
      readonly draft?: { readonly text: string; readonly quoteId: string | null }
    }

/** `Own`: the kinds that it was given besides those of the protocol. */
export interface ImEngine<Own extends AnyKind = never> {
  /** Whose messages these are, e.g. `"im-1042"`. */
  readonly me: ImId
  /**
   * Opens the account's database and shows it; the network follows when this tab leads. An engine that runs goes on: a second call is
   * the first. One that was stopped, or signed out, begins anew, behind the end that still runs. Source: S-API-11.
   */
  start(): Promise<void>
  /**
   * Leaves no timer, listener, socket or request; what is accepted is on disk, and commands are refused until the next start. The views
   * keep what they show, and the connection is `init`. Source: S-API-12.
   */
  stop(): Promise<void>
  /**
   * Stops and erases the account's data on this machine, unsent messages and drafts too: ask `unsent()` first. Every view is empty then.
   */
  signOut(): Promise<void>
  /** What `signOut()` would destroy, e.g. `{ messages: 2, drafts: 1 }`; resolves when the database is open. */
  unsent(): Promise<Unsent>
  /** Resolves when the database is open and the views show it; in an engine that is started again, when that start has come so far. */
  readonly ready: Promise<void>
  /**
   * Resolves when what was missed is here: true, at once where it is; false when the connection was closed for good, or the engine
   * stopped, before. Source: S-API-13.
   */
  whenCaughtUp(): Promise<boolean>
  readonly connection: View<Connection>
  readonly conversations: ConversationsView
  /** Those that were archived, in the same order; the list has them not. Source: S-ACT-4. */
  readonly archived: ConversationsView
  /** Friends and the owner, requests to be contacts, the blacklist, and what can be done about people. Source: S-FRIEND-1, S-FRIEND-3. */
  readonly contacts: ContactsView
  readonly groups: GroupsView
  /** Texts that the person keeps to send again. Source: S-BOX-1. */
  readonly quickReplies: QuickRepliesView
  readonly unread: View<UnreadTotals>
  /**
   * How often each application changed, by its id, as the server told: `useApplicationRev(id)`. Who shows one reads it anew when its
   * number grows. The 500 that changed last. Source: S-ABOUT-1.
   */
  readonly applications: View<ReadonlyMap<string, number>>
  /**
   * Contacts who are online now, by im id; never stored, and empty while there is no connection, for nobody knows then:
   * `useView(engine.online, (online) => online.has(imId))`. The account itself is not in it.
   */
  readonly online: View<ReadonlySet<ImId>>
  /**
   * When contacts who are away were there last, by im id, ms since epoch: `useView(engine.lastSeen, (seen) => seen.get(imId))`. Of who
   * hides it, of all others while the owner hides theirs, and of a backend that does not tell it there is nothing; never stored, and
   * empty while there is no connection. Source: S-TYPE-9.
   */
  readonly lastSeen: View<SeenAt>
  /**
   * Who writes now, by conversation, e.g. `Map { "p2p-im-2" => ["im-2"] }`: each for 6 s after they were told to, or until their
   * message is here. The same in every tab, never stored; `useTyping(key)`. Source: S-TYPE-3.
   */
  readonly typing: View<Typing>
  /**
   * The owner types in this conversation: call it at each change of the field. The others are told at most once in 4 s, and nobody
   * is where there is no connection or the backend does not take it. Source: S-TYPE-1.
   */
  tellTyping(key: ConversationKey): void
  /** The call of this device: rings in every tab, and is in the tab that accepted or began it. Nothing of it is stored. Source: S-CALL-1. */
  readonly call: CallView
  readonly health: View<Health>
  /**
   * The server's clock now, ms since epoch, the same in every tab: hold times of messages against it, and never against
   * `Date.now()`, which may be minutes off. Estimated from the server's answers; before the first it is this machine's clock.
   */
  serverNow(): number
  /** Whether somebody can see this tab, by its port: what comes is read only then. */
  readonly isVisible: View<boolean>
  conversation(key: ConversationKey): ConversationView
  /**
   * Shown as sending at once. Accepted = durable here: it goes out as soon as there is a connection, or fails by name. A kind
   * says itself what is wrong with what it is given: `malformed`. Source: S-KIND-6.
   */
  send(key: ConversationKey, content: Outgoing<Own>): Promise<Result<{ readonly clientId: ClientId }>>
  /**
   * Sends what messages of one conversation say, in their order, to each of others, as new messages: an outcome for
   * each of both, e.g. `forward(key, [{ id: "17", at }], [other])`. A message is found by id and server time, as in
   * `withdraw`. What is not here, withdrawn, damaged or sent by servers alone is refused (`unknown-message`, `withdrawn`,
   * `not-forwardable`), and what holds for a send holds here.
   */
  forward(
    from: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    to: readonly ConversationKey[],
  ): Promise<readonly Forwarded[]>
  /**
   * One text to many contacts in one call, unencrypted as the backend wants broadcasts: an outcome for each receiver,
   * e.g. `broadcast([personKey(a), personKey(b)], "We are open again")`. Accepted = durable here; each receiver's
   * conversation shows it like any message of one's own, and one that fails can be sent again alone. Groups are refused.
   */
  broadcast(to: readonly ConversationKey[], text: string): Promise<readonly Broadcasted[]>
  /**
   * A picture, film, recording or any other file, e.g. `sendFile(key, { kind: "image", blob, name: "roof.jpg" })`. Accepted = its
   * bytes are durable here: it is uploaded as soon as there is a connection, also after a reload and by another tab, and then
   * sent; or it fails by name. Refused by name: `empty`, `too-large` with the limit in bytes, `disk-full`, and as a send is.
   */
  sendFile(key: ConversationKey, file: OutgoingFile): Promise<Result<{ readonly clientId: ClientId }>>
  /** Several, which stand and leave in this order: an answer for each. */
  sendFiles(
    key: ConversationKey,
    files: readonly OutgoingFile[],
  ): Promise<readonly Result<{ readonly clientId: ClientId }>[]>
  /** How far the files got whose messages are `uploading`, by client id; the same in every tab, at most four changes a second. */
  readonly uploads: View<Uploads>
  /** The bytes of a file that was sent from this machine and is not confirmed yet, e.g. to show it; undefined afterwards. */
  fileOf(clientId: string): Promise<UploadBytes | undefined>
  /**
   * The pictures of a conversation that are on this machine, newest first; films, recordings and files where asked:
   * `images(key, { kinds: ["image", "video"] })`.
   */
  images(
    key: ConversationKey,
    options?: { readonly kinds?: readonly FileKind[] },
  ): Promise<readonly ImageItem[]>
  /** Sends a failed message again under the same client id; its file, too, where the server does not have it. */
  resend(clientId: string): Promise<Result<null>>
  /** Takes a failed message out of the conversation, and one that is uploading: that ends its upload. */
  discard(clientId: string): Promise<Result<null>>
  withdraw(
    key: ConversationKey,
    message: { readonly id: string; readonly at: number },
  ): Promise<Result<{ readonly clientId: ClientId }>>
  setConversation(key: ConversationKey, change: ConversationChange): Promise<Result<null>>
  /**
   * Says which job a talk is about, to the server and in all tabs: `setAbout(key, { jobId: "12", jobTitle: "Cook" })`.
   * Where it is about a job already nothing is told, unless `isForced`; an empty job id and "0" are none. Needs the network, as
   * commands about people: `unavailable` without it, `not-found`, `malformed`. Source: S-ABOUT-5.
   */
  setAbout(
    key: ConversationKey,
    job: TalkJob,
    options?: { readonly isForced?: boolean },
  ): Promise<Result<null>>
  /** Says in which application the two arrange an interview, for both sides: `setInterview(key, "31")`; else as `setAbout`. */
  setInterview(key: ConversationKey, applicationId: string): Promise<Result<null>>
  /**
   * Deletes messages for the account's owner alone, on all their devices, or puts them back: `erase(key, [{ id, at }], true)`. No view,
   * search or count has them then; everybody else keeps them. `unknown-message` where none is here. Source: S-ACT-7.
   */
  erase(
    key: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    isOn: boolean,
  ): Promise<Result<null>>
  /** Gives messages of one conversation a star, or takes it; of this machine only, no server is told. Source: S-STAR-1. */
  star(
    key: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    isOn: boolean,
  ): Promise<Result<null>>
  /** Messages with a star, those that got it last first. Source: S-STAR-2. */
  starred(key?: ConversationKey): Promise<readonly SearchHit[]>
  /**
   * Removes all messages of a conversation from this machine, for good, failed ones too. They count as read, and the server
   * does not bring them back; what comes later is shown as ever. Source: S-CLEAR-1.
   */
  clearConversation(key: ConversationKey): Promise<Result<null>>
  search(text: string, key?: ConversationKey): Promise<SearchResult>
  /**
   * Calls the listener with each event of a name that comes from now on, never with history, e.g.
   * `on("message", ({ title, preview, isOwn, doNotDisturb }) => ...)`; returns how to stop. An event is told at most once, after the views
   * show it, and stays as it is. Every tab is told by default; `{ once: "account" }` tells one of them. Source: S-EVENT-1.
   */
  on<Name extends LiveEventName>(
    name: Name,
    listener: (event: LiveEvents[Name]) => void,
    options?: ListenOptions,
  ): () => void
  /** What the log and the rows know of a message. */
  why(id: string): Promise<readonly string[]>
  /** Counts for people who look inside, e.g. `{ position: 1042, isLeader: true, outbox: 0, ... }`. */
  inspect(): Readonly<Record<string, unknown>>
  /** The last steps of the processes of this tab, e.g. `["1700000000000 connection socket.opened -> opened"]`. */
  trace(): readonly string[]
  /** Resolves when nothing is left to do: all input is committed, all accepted messages are answered. */
  quiesce(): Promise<void>
} /** What a person sets on a conversation; what is absent stays. Archived and marked as unread: S-ACT-1, S-ACT-4. */
export interface ConversationChange {
  /** ms since epoch, 0 = not pinned. */
  readonly pinnedAt?: number
  readonly doNotDisturb?: boolean
  readonly isDeleted?: boolean
  readonly isArchived?: boolean
  readonly isMarkedUnread?: boolean
}
