import type { Connection, ConversationKey, Health, Refusal, ShownMessage } from '@sarika/im-engine'

/** What a tab is called with from outside; every answer is plain data. */
export interface TabApi {
  /** Makes the engine and opens its database. */
  start(identity: { readonly imId: string; readonly token: string }): Promise<void>
  /** Reported as `accepted` or `refused`; answers whether it was accepted. */
  send(key: ConversationKey, text: string): Promise<boolean>
  /** Sends one after the other until the tab is gone or `stopSending`. */
  keepSending(key: ConversationKey, prefix: string): void
  stopSending(): void
  /** Reads a conversation up to its newest message; reported as `marked`. */
  read(key: ConversationKey): Promise<void>
  /** The tab is put away and looked at again: the engine seals. */
  putAway(): void
  /** Everything that is shown, paged back to its beginning. */
  look(): Promise<Look>
  status(): Status
  signOut(): Promise<void>
  stop(): Promise<void>
  /** Opens the database as another version of the product would; holds it, deaf to everybody, when asked to. */
  openAs(name: string, version: number | undefined, isDeaf: boolean): Promise<string>
  /** Asks for a deletion, which waits for those who are deaf. */
  askDeletion(name: string): void
  letGo(): void
  /** The next so many reads of sealed history fail; answers how many of those asked for before were not read. */
  failReads(count: number): number
  /** Names of the databases of this origin, with how many records each holds; -1 when it is being deleted. */
  databases(): Promise<readonly { readonly name: string; readonly records: number }[]>
}

export interface Status {
  readonly connection: Connection
  readonly health: Health
  readonly isLeader: boolean
  readonly position: number
  readonly outbox: number
}

export interface LookedConversation {
  readonly key: ConversationKey
  readonly unread: number
  readonly mark: { readonly at: number; readonly id: string } | null
  readonly messages: readonly ShownMessage[]
}

export interface Look {
  readonly conversations: readonly LookedConversation[]
  readonly unread: number
  /** Of each stream: where the next page begins. */
  readonly cursors: Readonly<Record<string, string>>
  readonly status: Status
}

/** The last thing that a tab did with its disk. */
export type Phase = 'commit' | 'seal' | 'between'

/** What a tab says of itself, as it happens: the only thing that is known of it after a kill. */
export type Report =
  | {
      readonly type: 'accepted'
      readonly clientId: string
      readonly key: ConversationKey
      readonly text: string
    }
  | { readonly type: 'refused'; readonly text: string; readonly refusal: Refusal }
  | {
      readonly type: 'marked'
      readonly key: ConversationKey
      readonly mark: { readonly at: number; readonly id: string }
    }
  /** Own messages that are shown as read. */
  | { readonly type: 'ticked'; readonly ids: readonly string[] }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'health'; readonly health: Health }
  /** The browser threw the database away, and why. */
  | { readonly type: 'thrown-away'; readonly reason: string }
  | { readonly type: 'fault'; readonly text: string }

/** What a call came to. */
export type Answer = { readonly value: unknown } | { readonly error: string }

declare global {
  interface Window {
    tab: TabApi
    /**
     * Starts a call; its answer comes through `answer`. The driver does not wait for the call's own promise: Chromium's
     * debugger holds it weakly, and on a busy machine said of a send that had been answered that it "was garbage collected".
     */
    ask(call: number, method: keyof TabApi, args: readonly unknown[]): void
    answer(call: number, answer: Answer): Promise<void>
    /** The driver's ear. */
    report(report: Report): Promise<void>
  }
}
