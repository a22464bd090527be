import type { CallNow, CallType, Meeting } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { GroupId, ImId } from '../model/ids.js'
import type { View } from '../views/view.js'
import type { CallMedia } from './provider.js'

/** Who is called, e.g. `{ to: imId, type: "video" }` or `{ group: groupId, type: "meeting", hasVideo: true }`. */
export type CallStart =
  | { readonly to: ImId; readonly type: Exclude<CallType, 'meeting'> }
  | { readonly group: GroupId; readonly type: 'meeting'; readonly hasVideo?: boolean }

/**
 * The call of this device, null where there is none, and what can be done about it: each is asked of the server, queued nowhere, and
 * answers with a value. `not-allowed` where it makes no sense as things stand, e.g. a second call; `unavailable` without a
 * connection; `call-taken` where another device accepted first, `call-busy`, `call-over`, `call-full`; `not-friend`, `not-group` where the two may not call. Source: S-CALL-1.
 */
export interface CallView extends View<CallNow | null> {
  /** Sound and picture of the call in this tab; null while there are none. */
  readonly media: View<CallMedia | null>
  /** Meetings that run in groups of the account, in it or not. */
  readonly meetings: View<ReadonlyMap<GroupId, Meeting>>
  /** Rings there for 60 s. A meeting where sending is disabled is answered as if it had begun, and nobody hears of it. */
  start(call: CallStart): Promise<Result<null>>
  /** Takes the call that rings into this tab; with `withPicture: false` a video call begins without the own picture. */
  accept(options?: { readonly withPicture?: boolean }): Promise<Result<null>>
  /**
   * Shows a running call again that this browser had before its page was loaded anew, by its channel: as `running` and `nowhere`, until
   * `accept()` takes it into a tab or `end()` hangs up. `call-over` where it runs no more. Source: S-CALL-99.
   */
  resume(channel: string): Promise<Result<null>>
  reject(): Promise<Result<null>>
  /** Takes the own invitation back. */
  cancel(): Promise<Result<null>>
  /** Hangs up, from any tab; a meeting goes on without this device. */
  end(): Promise<Result<null>>
  /** Moves an audio call to video: the own picture goes at once, the other side is asked for its own. */
  toVideo(): Promise<Result<null>>
  /** Moves a video call to sound alone, for both. */
  toAudio(): Promise<Result<null>>
  /** Goes into a meeting that runs, e.g. one that was rejected or left. */
  join(group: GroupId): Promise<Result<null>>
  /** Shows no more that a call is over, nor that the own picture is asked for. */
  dismiss(): void
}
