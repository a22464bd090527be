// What tabs of one account say to each other, on one channel. Plain data; who is meant stands in `to`.
//
//   leader   -> all      commit (whole: a follower folds the same facts), leading, status, signed-out
//   follower -> leader   command (with an id: a repeat is a no-op), hello, opened
//   leader   -> one      answer
//   any      -> any      ping, pong: is the leader alive?

import type { Commit } from '../events/facts.js'
import type { Outcome } from '../log/door.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Mark } from '../model/order.js'

/** What a follower asks of the leader. */
export type Command =
  | { readonly type: 'submit'; readonly input: Input }
  | { readonly type: 'fetch-older'; readonly key: ConversationKey; readonly before: Mark | undefined }

export type TabMessage<Status> =
  | { readonly type: 'commit'; readonly position: number; readonly commit: Commit }
  | { readonly type: 'leading'; readonly tab: string }
  | { readonly type: 'status'; readonly status: Status }
  | { readonly type: 'signed-out' }
  | {
      readonly type: 'command'
      readonly id: string
      readonly from: string
      readonly command: Command
      /** A leader before may have run it. */
      readonly isRepeat: boolean
    }
  | { readonly type: 'answer'; readonly id: string; readonly to: string; readonly outcome: Outcome }
  | { readonly type: 'hello'; readonly from: string }
  | { readonly type: 'opened'; readonly from: string; readonly keys: readonly ConversationKey[] }
  | { readonly type: 'ping'; readonly from: string }
  | { readonly type: 'pong'; readonly to: string }

const TYPES: ReadonlySet<unknown> = new Set([
  'commit',
  'leading',
  'status',
  'signed-out',
  'command',
  'answer',
  'hello',
  'opened',
  'ping',
  'pong',
])

/** Another version of the product may share the channel: what it says that we do not know is dropped. */
export function isTabMessage<Status>(data: unknown): data is TabMessage<Status> {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.has(data.type)
}
