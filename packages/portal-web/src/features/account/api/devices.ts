import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'

export const LOGINS = '/users/me/logins'

/** Where somebody is logged in. */
export interface Device {
  readonly id: string
  /** e.g. "Android, Chrome"; "" = not known. */
  readonly name: string
  readonly isPhone: boolean
  /** ms since epoch. */
  readonly lastUsedAt: number
  readonly isThis: boolean
}

function toDevice(one: unknown): Device {
  const [system, browser] = [textAt(one, 'system'), textAt(one, 'browser')]
  return {
    id: textAt(one, 'id'),
    name: [system, browser].filter((word) => word !== '').join(', '),
    isPhone: system === 'Android' || system === 'iOS',
    lastUsedAt: numberAt(one, 'lastUsedAt'),
    isThis: toFields(one).isThis === true,
  }
}

/** The last used first. */
export const useDevices = () => useOwn(LOGINS, (body) => listAt(body, 'result').map(toDevice))

export const endDevice = (id: string): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${LOGINS}/${id}` })

export const endOtherDevices = (): Promise<Answer> => callMain({ method: 'DELETE', path: LOGINS })
