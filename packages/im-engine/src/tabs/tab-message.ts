// What tabs of one account say to each other, on one channel. Plain data; who is meant stands in `to`.
//
//   leader   -> all      commit (whole: a follower folds the same facts), leading, status, uploads, typing, signed-out
//   follower -> leader   command (with an id: a repeat is a no-op), hello, opened, tell-typing
//   leader   -> one      answer
//   any      -> all      call (the leader: of the server; the tab that has a call: how it stands)
//   any      -> any      ping, pong: is the leader alive? here: the answer to hello; quick-replies: they changed

import type { Commit } from '../events/facts.js'
import type { Outcome } from '../log/door.js'
import type { CallTold } from '../model/call.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Mark } from '../model/order.js'
import type { Upload } from '../model/upload.js'

/** What a follower asks of the leader. */
export type Command =
  | { readonly type: 'submit'; readonly input: Input }
  | { readonly type: 'fetch-older'; readonly key: ConversationKey; readonly before: Mark | undefined }
  | { readonly type: 'people'; readonly ask: Ask }

export type TabMessage<Status> =
  | { readonly type: 'commit'; readonly position: number; readonly commit: Commit }
  /** `isMemory`: what it appends is told to nobody. */
  | { readonly type: 'leading'; readonly tab: string; readonly isMemory: boolean }
  | { readonly type: 'status'; readonly status: Status }
  | { readonly type: 'uploads'; readonly uploads: readonly (readonly [clientId: string, upload: Upload])[] }
  /** Somebody writes, as the leader was told. */
  | { readonly type: 'typing'; readonly key: ConversationKey; readonly by: ImId }
  /** The owner writes, in a tab that has no socket. */
  | { readonly type: 'tell-typing'; readonly key: ConversationKey }
  | { readonly type: 'signed-out' }
  /** Of calls: what the leader heard of the server, or how a call stands in a tab. */
  | { readonly type: 'call'; readonly from: string; readonly told: CallTold }
  /** This tab saved some: who shows them reads them anew. */
  | { readonly type: 'quick-replies' }
  | {
      readonly type: 'command'
      readonly id: string
      readonly from: string
      readonly command: Command
    }
  | { readonly type: 'answer'; readonly id: string; readonly to: string; readonly outcome: Outcome }
  | { readonly type: 'hello'; readonly from: string }
  /** There is another tab. */
  | { readonly type: 'here' }
  | {
      readonly type: 'opened'
      readonly from: string
      readonly keys: readonly ConversationKey[]
      /** When somebody came to it last, where it tells news once for the account; local ms. */
      readonly usedAt?: number
    }
  | { readonly type: 'ping'; readonly from: string }
  | { readonly type: 'pong'; readonly to: string }

type Foreign = Readonly<Record<string, unknown>>
const isForeign = (value: unknown): value is Foreign => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTyped = (value: unknown): boolean => isForeign(value) && isText(value.type)

/** What each message must have; `default` has none of the known types. */
function isWhole(data: Foreign): boolean {
  switch (data.type as TabMessage<unknown>['type']) {
    case 'commit': {
      const { position, commit } = data
      if (!Number.isSafeInteger(position) || !isForeign(commit)) return false
      const { version, facts } = commit
      return typeof version === 'number' && Array.isArray(facts) && facts.every(isTyped)
    }
    case 'command': {
      const { id, from, command } = data
      if (!isText(id) || !isText(from) || !isForeign(command)) return false
      if (command.type === 'people') return isTyped(command.ask)
      return command.type === 'submit'
        ? isTyped(command.input)
        : command.type === 'fetch-older' && isText(command.key)
    }
    case 'answer':
      return isText(data.id) && isText(data.to) && isForeign(data.outcome) && 'ok' in data.outcome
    case 'opened':
      return isText(data.from) && Array.isArray(data.keys) && data.keys.every(isText)
    case 'uploads':
      return Array.isArray(data.uploads) && data.uploads.every(Array.isArray)
    case 'status':
      return isForeign(data.status)
    case 'leading':
      return isText(data.tab) && typeof data.isMemory === 'boolean'
    case 'pong':
      return isText(data.to)
    case 'typing':
      return isText(data.key) && isText(data.by)
    case 'tell-typing':
      return isText(data.key)
    case 'hello':
    case 'ping':
      return isText(data.from)
    case 'call':
      return isText(data.from) && isTyped(data.told)
    case 'signed-out':
    case 'quick-replies':
    case 'here':
      return true
    default:
      return false
  }
}

/** Another version of the product may share the channel: what it says that we do not know is dropped. Source: S-TABS-6. */
export function isTabMessage<Status>(data: unknown): data is TabMessage<Status> {
  return isForeign(data) && isWhole(data)
}
