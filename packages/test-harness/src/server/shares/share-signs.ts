import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of 32 bytes, so many are enough that nobody guesses one. */
const SIGN_BYTES = 18

/** What a link shows, and until when. */
export interface Shared {
  readonly id: number
  readonly resumeId: number
  /** ms */
  readonly endsAt: number
}

/**
 * The `sign` in the address of a shared resume, e.g. `7.kJ9s…`: the number of the link, and a seal of it, of the resume and of the
 * end. Nobody has one whom the owner did not give it to. It is not stored: it is made anew from the link each time.
 */
export class ShareSigns {
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  #seal({ id, resumeId, endsAt }: Shared): string {
    const whole = createHmac('sha256', this.#secret).update(`share ${resumeId} ${id} ${endsAt}`).digest()
    return whole.subarray(0, SIGN_BYTES).toString('base64url')
  }

  signOf(link: Shared): string {
    return `${link.id}.${this.#seal(link)}`
  }

  /** Which link a sign says that it is of; undefined: it is no sign. */
  idIn(sign: string): number | undefined {
    const id = /^([1-9]\d{0,14})\.[\w-]{1,64}$/.exec(sign)?.[1]
    return id === undefined ? undefined : Number(id)
  }

  isOf(link: Shared, sign: string): boolean {
    const [own, given] = [Buffer.from(this.signOf(link)), Buffer.from(sign)]
    return own.length === given.length && timingSafeEqual(own, given)
  }
}
