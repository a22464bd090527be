import type { Refusal } from '../../chat/codes'
import type { Target } from '../../chat/ids'
import type { AddressedNotice } from '../../chat/notices'
import type { Trx } from '../../db/tables'
import type { MemberRow } from '../call'

/** What somebody asks of a call. Who it is comes from the socket. */
export interface Step {
  me: string
  /** of the socket */
  device: string
  target: Target
  state: number
  channel: string
  /** 1 by sound, 2 with picture, 3 a meeting */
  type: number
  hasVideo: boolean
  /** of an acceptance: the tab whose page was loaded again */
  instead?: string
  /** of the notice: a repeat has the same one */
  reqId: string
  /** as it is passed on; `device` is the tab */
  extra: { device: string; video?: boolean; reason?: string }
}

/** What came of it: whom it is told, and why it was not done. */
export interface Outcome {
  refusal: Refusal | null
  told: AddressedNotice[]
}

export const done = (told: AddressedNotice[] = []): Outcome => ({ refusal: null, told })
export const not = (refusal: Refusal, told: AddressedNotice[] = []): Outcome => ({ refusal, told })

export type TakeStep = (trx: Trx, step: Step, now: number) => Promise<Outcome>

/** The word that the step is passed on as. */
export const wordOf = ({ me, state, reqId, extra }: Step) => ({ from: me, state, reqId, extra })

/** Who goes in by it. */
export const memberOf = ({ me, device, extra, hasVideo }: Step) => ({
  ...{ imId: me, device, hasVideo },
  tab: extra.device,
})

/** The page of a tab that is in it was loaded again: the new one takes its place. */
export const isTabAgain = (own: MemberRow, { device, instead }: Step): boolean =>
  own.device === device && own.tab === instead

/** Two tabs of a browser are two, as two devices are. */
export const isSameTab = (own: MemberRow, { device, extra }: Step): boolean =>
  own.device === device && own.tab === extra.device
