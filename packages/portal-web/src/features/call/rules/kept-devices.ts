import { ownName } from '../../../lib/app'
import { textAt, toFields } from '../../../lib/fields'
import { keptHere, keptJson } from '../../../lib/kept'

const KEY = ownName('call-devices')

/** Which devices somebody calls with on this machine. */
export interface KeptDevices {
  /** A `deviceId`; "" = the one that the browser takes. */
  readonly microphone: string
  readonly camera: string
  /** They are not asked before each call. */
  readonly isSkipped: boolean
}

export function keptDevices(): KeptDevices {
  const fields = toFields(keptJson(keptHere, KEY))
  return {
    microphone: textAt(fields, 'microphone'),
    camera: textAt(fields, 'camera'),
    isSkipped: fields.isSkipped === true,
  }
}

export const keepDevices = (change: Partial<KeptDevices>): void =>
  keptHere.setItem(KEY, JSON.stringify({ ...keptDevices(), ...change }))
