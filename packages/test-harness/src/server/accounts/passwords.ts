import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { Turns } from './turns'

/** log2 of scrypt's N. With r = 8 and p = 3 that is OWASP's third equivalent: 32 MiB, about 0.2 s. */
export const DEFAULT_COST = 15
const BLOCK_SIZE = 8
const PARALLEL = 3
const KEY_BYTES = 32
/** Of the four threads that Node has for files and names of hosts as well: a few callers must not take them all. */
const DERIVATIONS_AT_ONCE = 2

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: BLOCK_SIZE, p: PARALLEL, maxmem: 2 ** cost * 2048 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Hashes a password: `scrypt$15$salt$key` (base64url). */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether a password is the one of a hash. Takes the time of one derivation either way. */
async function matches(password: string, hash: string): Promise<boolean> {
  const [, cost, salt, key] = hash.split('$')
  const expected = Buffer.from(key ?? '', 'base64url')
  const found = await derive(password, Buffer.from(salt ?? '', 'base64url'), Number(cost))
  return found.length === expected.length && timingSafeEqual(found, expected)
}

/** Makes hashes of one cost, and checks passwords so that an unknown account takes as long as a wrong password. */
export class PasswordCheck {
  readonly #turns = new Turns(DERIVATIONS_AT_ONCE)
  readonly #nobody: Promise<string>
  readonly #cost: number

  constructor(cost: number) {
    this.#cost = cost
    this.#nobody = hashPassword(randomBytes(16).toString('hex'), cost)
  }

  hash(password: string): Promise<string> {
    return this.#turns.run(() => hashPassword(password, this.#cost))
  }

  /** `hash` is null for an account that does not exist: the answer is then no. */
  async verify(password: string, hash: string | null): Promise<boolean> {
    const nobody = await this.#nobody
    const isRight = await this.#turns.run(() => matches(password, hash ?? nobody))
    return isRight && hash !== null
  }
}
