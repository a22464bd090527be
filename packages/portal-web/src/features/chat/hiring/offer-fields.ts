import { hasPhoneDigits } from '../../../contract/phone-digits'
import type { Application, Offer } from '../../../http/application'
import { ownName } from '../../../lib/app'
import { keptHere } from '../../../lib/kept'
import { fromClock, toClock } from '../../../lib/meeting'
import { getSession } from '../../../lib/session'

/** What is typed: three times, of which the first is needed. */
export interface Fields {
  readonly times: readonly [string, string, string]
  readonly address: string
  readonly contact: string
  readonly mobile: string
}

export type FieldFault = 'noTime' | 'past' | 'noAddress' | 'noContact' | 'noMobile'
export interface Faults {
  readonly times: readonly [FieldFault | undefined, FieldFault | undefined, FieldFault | undefined]
  readonly address: FieldFault | undefined
  readonly contact: FieldFault | undefined
  readonly mobile: FieldFault | undefined
}

const nameOfKept = (): string => `${ownName('offer')}.${getSession()?.userId ?? ''}`

/** Where and with whom the last interview that was offered from this browser is; "" where none was. */
function lastPlace(): Pick<Fields, 'address' | 'contact' | 'mobile'> {
  try {
    const { address = '', contact = '', mobile = '' } = JSON.parse(keptHere.getItem(nameOfKept()) ?? '{}')
    return { address: String(address), contact: String(contact), mobile: String(mobile) }
  } catch {
    return { address: '', contact: '', mobile: '' }
  }
}

export const keepPlace = ({ address, contact, mobile }: Fields): void =>
  keptHere.setItem(nameOfKept(), JSON.stringify({ address, contact, mobile }))

/** What stands there at first: the interview as it is, else the place of the last one. */
export function fieldsOf({ interview }: Pick<Application, 'interview'>, now: number): Fields {
  if (interview === null) {
    const place = lastPlace()
    const contact = place.contact || (getSession()?.name ?? '')
    return { times: ['', '', ''], ...place, contact }
  }
  const [first = '', second = '', third = ''] = interview.times.filter((at) => at > now).map(toClock)
  const { address, contact, mobile } = interview
  return { times: [first, second, third], address, contact, mobile }
}

/** The offer, or what is wrong with each field. */
export function offerOf(fields: Fields, now: number): { offer: Offer } | { faults: Faults } {
  const read = fields.times.map((text) => ({ text, at: fromClock(text) }))
  const faultOf = (at: number, isNeeded: boolean, text: string): FieldFault | undefined => {
    if (at === 0) return isNeeded || text !== '' ? 'noTime' : undefined
    return at <= now ? 'past' : undefined
  }
  const [first, second, third] = read.map(({ at, text }, index) => faultOf(at, index === 0, text))
  const [address, contact, mobile] = [fields.address, fields.contact, fields.mobile].map((text) =>
    text.trim(),
  )
  const faults: Faults = {
    times: [first, second, third],
    address: address ? undefined : 'noAddress',
    contact: contact ? undefined : 'noContact',
    mobile: hasPhoneDigits(mobile ?? '') ? undefined : 'noMobile',
  }
  const isWrong = [first, second, third, faults.address, faults.contact, faults.mobile].some(Boolean)
  if (isWrong || !address || !contact || !mobile) return { faults }
  const times = [...new Set(read.map(({ at }) => at).filter((at) => at > 0))]
  return { offer: { times, address, contact, mobile } }
}
