// AES-256-CBC under a hash of public ids. Obfuscation, no secrecy.
//
//   cipher.ts picks --> cipher-web.ts        crypto.subtle, where the page is a secure context (and in Node)
//                   --> cipher-crypto-js.ts  crypto-js, fetched on demand, where it is not
//   cipher-bytes.ts   base64, hex, UTF-8, padding: judged by us, because crypto-js accepts every padding and gives ""
//                     or garbage for a wrong key
//   cipher-keys.ts    one key a pair of ids, made once, a bounded number kept

import type { Cipher } from '../ports/cipher.js'
import type { Clock, Random } from '../ports/clock.js'
import { createWebCipher } from './cipher-web.js'

/**
 * The cipher of this machine. It rejects only when crypto-js is needed and cannot be fetched; the cipher itself never
 * does, so that a failed download never marks a message as unreadable. Source: contract 7.
 */
export async function openCipher(random: Random): Promise<Cipher> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (subtle !== undefined) return createWebCipher(subtle, random)
  const { loadCryptoJsCipher } = await import('./cipher-crypto-js.js')
  return loadCryptoJsCipher(random)
}

/** Between two tries to fetch crypto-js, ms. */
const FETCH_AGAIN_MS = 2_000

/**
 * The cipher of this machine, ready at once where there is WebCrypto. Where crypto-js must be fetched first, encrypting and
 * decrypting wait for it: a message is late then, never marked unreadable.
 */
export function browserCipher(random: Random, clock: Clock): Cipher {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (subtle !== undefined) return createWebCipher(subtle, random)
  let loading: Promise<Cipher> | undefined
  const load = (): Promise<Cipher> => {
    loading ??= openCipher(random).catch(async () => {
      await new Promise<void>((resolve) => clock.setTimeout(resolve, FETCH_AGAIN_MS))
      loading = undefined
      return load()
    })
    return loading
  }
  return {
    encrypt: async (ids, text) => (await load()).encrypt(ids, text),
    decrypt: async (ids, content, iv, mac) => (await load()).decrypt(ids, content, iv, mac),
  }
}
