import { readTyped } from '../../../contract/typed'
import { readMobile } from './phone'
import type { Name, Values } from './values'

/** What a code is for; the server's words. */
export type Purpose = 'login' | 'register' | 'findpassword' | 'change'
export type Channel = 'sms' | 'mail'

/** Where a code goes, by channel: the field that is judged. */
export const RECIPIENT_FIELD = { sms: 'mobile', mail: 'email' } satisfies Record<Channel, Name>

/** E.g. { regionCode: "855", mobile: "12000001" }. */
export const phoneOf = ({ regionCode, mobile }: Values) => readMobile(regionCode, mobile)

export const emailOf = ({ email }: Values): string => readTyped(email).toLowerCase()

/** For who reads, and to know whom a code went to, e.g. "+855 12000001". */
export function recipientOf(channel: Channel, values: Values): string {
  if (channel === 'mail') return emailOf(values)
  const { regionCode, mobile } = phoneOf(values)
  return `+${regionCode} ${mobile}`
}
