import type { OpenCall } from '../model/call.js'
import type { ImId } from '../model/ids.js'
import type { CallFacts } from './call.machine.js'

/** A call that the server has, as this browser had it before its page was loaded again; null: it does not run, or not with this account. */
export function resumedFacts(open: readonly OpenCall[], channel: string, me: ImId): CallFacts | null {
  const call = open.find((one) => one.channel === channel)
  if (call?.isRunning !== true || tabInside(open, channel, me) === undefined) return null
  const { type, hasVideo, from, to, since, answeredAt, meeting } = call
  const isCaller = from === me
  return {
    ...{ channel, type, hasVideo, meeting, isCaller, since, answeredAt },
    with: isCaller && type !== 'meeting' ? (to as CallFacts['with']) : from,
    isPictureAsked: false,
    end: null,
  }
}

/** The tab by which the server has the account in a call. */
export const tabInside = (open: readonly OpenCall[], channel: string, me: ImId): string | undefined =>
  open.find((one) => one.channel === channel)?.members.find(({ imId }) => imId === me)?.device
