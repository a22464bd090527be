import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of 32 bytes, so many are enough that nobody guesses one. */
const SIGN_BYTES = 18

/**
 * The last part of the address that ends an alert without a login, e.g. `7.kJ9s…`: whoever has the mail may end the alert that it
 * is of, and no other. It is of no use for anything else, and does not grow old: mails stay.
 */
export class EndLinks {
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  #sign(id: string): string {
    const whole = createHmac('sha256', this.#secret).update(`alert-end ${id}`).digest()
    return whole.subarray(0, SIGN_BYTES).toString('base64url')
  }

  linkTo(searchId: number): string {
    return `${searchId}.${this.#sign(String(searchId))}`
  }

  /** The alert that a link is of; null: it is none of ours. */
  read(link: string): number | null {
    const [, id = '', sign = ''] = /^([1-9]\d{0,14})\.([\w-]+)$/.exec(link) ?? []
    const own = Buffer.from(this.#sign(id))
    const given = Buffer.from(sign)
    return id !== '' && own.length === given.length && timingSafeEqual(own, given) ? Number(id) : null
  }
}
