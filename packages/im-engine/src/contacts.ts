import type { Result } from './model/errors.js'
import type {
  ContactChange,
  FindBy,
  FoundPerson,
  MatchedPerson,
  PeopleAsk,
  Privacy,
  RequestOptions,
  TagsOf,
} from './model/people-ask.js'
import type { ContactItem, ManagerItem, RequestItem } from './views/people.js'
import type { View } from './views/view.js'

/**
 * What a person does about people. Each needs the network and nothing is queued: `unavailable` without it. Besides
 * `not-found`, `too-fast` with `retryAfterMs`, `too-long` with its limit, and `not-allowed` where it makes no sense now,
 * e.g. to cancel a request that was answered. After `ok` the own screens show it at once. Source: S-FRIEND-3.
 */
export interface ContactCommands {
  /** Who has this phone number (with country code), id or account name; null for nobody, and for who is not to be found. */
  find(by: FindBy, text: string): Promise<Result<FoundPerson | null>>
  /** Those of an address book who let themselves be found by phone; 100 numbers a day. */
  match(phones: readonly string[]): Promise<Result<readonly MatchedPerson[]>>
  /** Asks to be contacts; the answer is the same whether they exist or not. `message`: at most 100 characters. */
  request(imId: string, options?: RequestOptions): Promise<Result<null>>
  /** Of a request of somebody else's, e.g. `answer(item.requestId, "accept")`. Who asked is told of no refusal. */
  answer(requestId: string, decision: 'accept' | 'refuse'): Promise<Result<null>>
  /** Takes an own request back. */
  cancel(requestId: string): Promise<Result<null>>
  /** All pending requests of others were seen. */
  seen(): Promise<Result<null>>
  /** Accepts their request, adds who needs none, or shows a hidden contact. */
  add(imId: string): Promise<Result<null>>
  change(imId: string, change: ContactChange): Promise<Result<null>>
  /** The tags of up to 100 contacts at once. */
  tag(tags: readonly TagsOf[]): Promise<Result<null>>
  remove(imId: string): Promise<Result<null>>
  /** Whom the owner blocks already is `ok`; so is whom they do not, in `unblock`. */
  block(imId: string): Promise<Result<null>>
  unblock(imId: string): Promise<Result<null>>
  privacy(): Promise<Result<Privacy>>
  setPrivacy(change: Partial<Privacy>): Promise<Result<null>>
}

/**
 * Friends and the owner by name, hidden ones too (`isHidden`: screens leave them out of the list); their requests, newest
 * first; whom the owner blocked; and the managers. Source: S-CONTACT-1, S-FRIEND-1, S-MGR-4.
 */
export type ContactsView = View<readonly ContactItem[]> &
  ContactCommands & {
    readonly requests: View<readonly RequestItem[]>
    readonly blacklist: View<readonly ContactItem[]>
    readonly managers: View<readonly ManagerItem[]>
  }

/** Each command as what it asks of the tab that leads. */
export const contactCommands = (ask: <T>(what: PeopleAsk) => Promise<Result<T>>): ContactCommands => ({
  find: (by, text) => ask({ type: 'find', by, text }),
  match: (phones) => ask({ type: 'match', phones }),
  request: (imId, options = {}) => ask({ type: 'request', imId, options }),
  answer: (requestId, decision) => ask({ type: 'answer', requestId, decision }),
  cancel: (requestId) => ask({ type: 'answer', requestId, decision: 'cancel' }),
  seen: () => ask({ type: 'seen' }),
  add: (imId) => ask({ type: 'add', imId }),
  change: (imId, change) => ask({ type: 'change', imId, change }),
  tag: (tags) => ask({ type: 'tag', tags }),
  remove: (imId) => ask({ type: 'remove', imId }),
  block: (imId) => ask({ type: 'block', imId }),
  unblock: (imId) => ask({ type: 'unblock', imId }),
  privacy: () => ask({ type: 'privacy' }),
  setPrivacy: (change) => ask({ type: 'set-privacy', change }),
})
