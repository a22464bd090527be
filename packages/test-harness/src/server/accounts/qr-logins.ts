/**
 * A login by a code that another device scans.
 *
 *   desktop   open -> clientId (shown as a code, anybody may see it) and secret (kept)
 *   phone     scan: the first account has it;  authorize | refuse: that account alone
 *   desktop   collect with the secret: waiting, scanned, and once the login it may copy; then, as when it is too old,
 *             refused or unknown: expired
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock'
import { QR_LOGIN_TTL_MS } from '../limits'
import { ShortMemory } from './short-memory'

type Progress =
  | { state: 'waiting' }
  | { state: 'scanned'; accountId: string }
  /** `loginId`: the phone's own login; the desktop gets in only while it stands */
  | { state: 'authorized'; accountId: string; loginId: string }

/** What a person is shown before they let somebody in. */
export interface Asker {
  askedAt: number
  /** network address of the desktop */
  address: string
}

interface QrLogin {
  secret: string
  asker: Asker
  progress: Progress
}

/** 128 bits, in hex: a code of few squares. */
const newId = (): string => randomBytes(16).toString('hex')

function isSecret(given: string, expected: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === two.length && timingSafeEqual(one, two)
}

export class QrLogins {
  readonly #logins: ShortMemory<QrLogin>
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#logins = new ShortMemory(QR_LOGIN_TTL_MS, clock)
    this.#clock = clock
  }

  open(address: string): { clientId: string; secret: string } {
    const [clientId, secret] = [newId(), newId()]
    const asker = { askedAt: this.#clock(), address }
    this.#logins.put(clientId, { secret, asker, progress: { state: 'waiting' } })
    return { clientId, secret }
  }

  /** Again by the same account is the same; null: somebody else has it, or nobody can. */
  scan(clientId: string, accountId: string): Asker | null {
    const login = this.#logins.get(clientId)
    if (login?.progress.state === 'waiting') login.progress = { state: 'scanned', accountId }
    return this.#scannedBy(clientId, accountId)?.asker ?? null
  }

  authorize(clientId: string, accountId: string, loginId: string): boolean {
    const login = this.#scannedBy(clientId, accountId)
    if (login) login.progress = { state: 'authorized', accountId, loginId }
    return login !== undefined
  }

  refuse(clientId: string, accountId: string): boolean {
    const login = this.#scannedBy(clientId, accountId)
    if (login) this.#logins.take(clientId)
    return login !== undefined
  }

  collect(clientId: string, secret: string): Progress | { state: 'expired' } {
    const login = this.#logins.get(clientId)
    if (!login || !isSecret(secret, login.secret)) return { state: 'expired' }
    if (login.progress.state === 'authorized') this.#logins.take(clientId)
    return login.progress
  }

  #scannedBy(clientId: string, accountId: string): QrLogin | undefined {
    const login = this.#logins.get(clientId)
    if (!login || login.progress.state === 'waiting') return undefined
    return login.progress.accountId === accountId ? login : undefined
  }
}
