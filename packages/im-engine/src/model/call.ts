// Calls of the account: one at a time on a device, two people or a meeting of a group. Nothing of a call is a message, is unread or
// stands in the log: what holds is what the server told last.

import type { GroupId, ImId } from './ids.js'

/** Two by sound, two with picture, or a group. Source: specification 3. */
export type CallType = 'audio' | 'video' | 'meeting'

/** What a notice of a call says, 0 to 9 in this order. Source: specification 3. */
export const CALL_STEPS = [
  'none',
  'invite',
  'cancel',
  'receive-invite',
  'accept',
  'reject',
  'no-response',
  'end',
  'busy',
  'switch',
] as const
export type CallStep = (typeof CALL_STEPS)[number]

/**
 * `calling`: the own invitation was not heard yet; `alerting`: it rings there; `ringing`: it rings here, in every tab; `running`: both
 * are in it; `over`: shown for some seconds, then there is no call.
 */
export type CallState = 'calling' | 'alerting' | 'ringing' | 'running' | 'over'

/**
 * How a call ended: `ended` by either after it ran, `left` (a meeting goes on without me), `cancelled` by the caller before, `rejected`,
 * `no-answer` after 60 s, `busy` in another call, `taken` by another device of mine, `failed` (the server or the network refused it).
 */
export type CallEnd = 'ended' | 'left' | 'cancelled' | 'rejected' | 'no-answer' | 'busy' | 'taken' | 'failed'

/** A group's meeting as its last notice told it. */
export interface Meeting {
  readonly channel: string
  readonly groupId: GroupId
  readonly title: string
  /** Who is in it now. */
  readonly members: readonly ImId[]
  readonly hasVideo: boolean
}

/** The call of this device now, the same in every tab but for `place`. */
export interface CallNow {
  /** The id of the call, 32 hex digits. */
  readonly channel: string
  readonly type: CallType
  /** Somebody shows a picture: true of a video call, and of a meeting that began so. */
  readonly hasVideo: boolean
  readonly state: CallState
  /** The other one; of a meeting who began it. */
  readonly with: ImId
  /** Set of a meeting. */
  readonly meeting: Meeting | null
  readonly isCaller: boolean
  /**
   * Where it is: in this tab, in another tab of this browser, or nowhere yet, as one that rings: whoever accepts takes it. Sound and
   * picture are in `here` alone.
   */
  readonly place: 'here' | 'other-tab' | 'nowhere'
  /** The invitation, server time, ms since epoch. */
  readonly since: number
  /** The acceptance, server time, ms since epoch; null = nobody accepted. */
  readonly answeredAt: number | null
  /** The other one moved it to video, and this side has not said whether it shows itself too. */
  readonly isPictureAsked: boolean
  /** This tab plays the sound of it: of a call that rings the tab that leads, else the one where the call is. */
  readonly isSounding: boolean
  /** Of one that is over. */
  readonly end: CallEnd | null
}

/** A notice of a call as it came, e.g. `{ step: "invite", from: "im-2", to: "im-1", type: "video", ... }`. */
export interface CallNotice {
  readonly step: CallStep
  /** Whose deed it is: the account itself where another device of it did it. */
  readonly from: ImId
  /** A person, or of a meeting the group. */
  readonly to: ImId | GroupId
  /** Of this notice: a repeat has the same one. */
  readonly id: string
  readonly channel: string
  readonly type: CallType
  /** Server time, ms since epoch. */
  readonly at: number
  /** The device that did it; "" = nobody told. */
  readonly device: string
  readonly hasVideo: boolean
  /** Another device of the account did it: stop ringing. */
  readonly isTaken: boolean
  /** In words of the sender's program, for the log. */
  readonly reason: string
  /** Of an acceptance: the tab of this browser that is gone, whose place this one takes. Never of one that came. Source: S-CALL-99. */
  readonly instead?: string
  readonly meeting: Meeting | null
}

/** A call that the server has: it rings, or it runs. */
export interface OpenCall {
  readonly channel: string
  readonly type: CallType
  readonly hasVideo: boolean
  readonly isRunning: boolean
  /** Who began it. */
  readonly from: ImId
  readonly to: ImId | GroupId
  /** Server time, ms since epoch. */
  readonly since: number
  readonly answeredAt: number | null
  /** Who is in it, and in which of their tabs. */
  readonly members: readonly { readonly imId: ImId; readonly device: string }[]
  readonly meeting: Meeting | null
}

/** What the media of one device tells another's, e.g. an offer: text that only they read. */
export interface CallSignal {
  readonly channel: string
  readonly from: ImId
  readonly fromDevice: string
  readonly body: string
}

/** Servers that help two machines to find each other. Good for 600 s. */
export interface IceServers {
  readonly urls: readonly string[]
  readonly username: string
  readonly credential: string
  /** The two are no contacts: neither is told the other's address. */
  readonly isRelayOnly: boolean
  /** Server time, ms since epoch. */
  readonly expiresAt: number
}

/** What a tab asks of the one that leads, about calls; plain data. */
export type CallAsk = { readonly about: 'call' } & (
  | { readonly type: 'tell-call'; readonly notice: Omit<CallNotice, 'from' | 'at'> }
  | {
      readonly type: 'signal-call'
      readonly channel: string
      readonly to: ImId
      /** "" = every device of theirs that is in the call. */
      readonly toDevice: string
      readonly fromDevice: string
      readonly body: string
    }
  | { readonly type: 'ice'; readonly channel: string }
  | { readonly type: 'call-token'; readonly channel: string }
  /** Calls that are open now. */
  | { readonly type: 'open-calls' }
)

/** What tabs hear of calls: from the server by the tab that leads, and from the tab that did something to a call. */
export type CallTold =
  | { readonly type: 'notice'; readonly notice: CallNotice }
  | { readonly type: 'call-signal'; readonly signal: CallSignal }
  /** There is a connection again: what happened meanwhile may be missing. */
  | { readonly type: 'connected' }
  /** How the call stands now in the tab that tells it; null = it has none. */
  | { readonly type: 'call'; readonly call: CallNow | null; readonly meetings: readonly Meeting[] }
