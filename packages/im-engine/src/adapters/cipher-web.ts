import type { Cipher, Decrypted } from '../ports/cipher.js'
import type { Random } from '../ports/clock.js'
import {
  BLOCK,
  type Bytes,
  fromBase64,
  fromHex,
  fromUtf8,
  type RawCbc,
  toBase64,
  toHex,
  toUtf8,
} from './cipher-bytes.js'
import { keepKeys } from './cipher-keys.js'

const CBC = 'AES-CBC'
const HMAC = { name: 'HMAC', hash: 'SHA-256' }

const importAes = (subtle: SubtleCrypto, key: Bytes): Promise<CryptoKey> =>
  subtle.importKey('raw', key, CBC, false, ['encrypt', 'decrypt'])

/** Both keys of a pair of ids; the same 32 bytes encrypt and sign. */
interface Keys {
  readonly aes: CryptoKey
  readonly mac: CryptoKey
}

async function makeKeys(subtle: SubtleCrypto, ids: string): Promise<Keys> {
  const raw = new Uint8Array(await subtle.digest('SHA-256', toUtf8(ids)))
  const [aes, mac] = await Promise.all([
    importAes(subtle, raw),
    subtle.importKey('raw', raw, HMAC, false, ['sign', 'verify']),
  ])
  return { aes, mac }
}

/** WebCrypto judges padding itself; every failure, a wrong length too, is the same refusal. */
const decryptWith = (
  subtle: SubtleCrypto,
  key: CryptoKey,
  iv: Bytes,
  content: Bytes,
): Promise<Bytes | undefined> =>
  subtle.decrypt({ name: CBC, iv }, key, content).then(
    (plain) => new Uint8Array(plain),
    () => undefined,
  )

/** AES-CBC by WebCrypto under given keys, for vectors. */
export const rawWebCbc = (subtle: SubtleCrypto): RawCbc => ({
  encrypt: async (key, iv, plain) =>
    new Uint8Array(await subtle.encrypt({ name: CBC, iv }, await importAes(subtle, key), plain)),
  decrypt: async (key, iv, content) => decryptWith(subtle, await importAes(subtle, key), iv, content),
})

/** The cipher of secure contexts and Node; calls run side by side, a page costs little more than its longest. */
export function createWebCipher(subtle: SubtleCrypto, random: Random): Cipher {
  const keysOf = keepKeys((ids) => makeKeys(subtle, ids))
  return {
    async encrypt(ids, text) {
      const keys = await keysOf(ids)
      const ivBytes = new Uint8Array(random.bytes(BLOCK))
      const sealed = await subtle.encrypt({ name: CBC, iv: ivBytes }, keys.aes, toUtf8(text))
      const content = toBase64(new Uint8Array(sealed))
      const iv = toBase64(ivBytes)
      const mac = await subtle.sign('HMAC', keys.mac, toUtf8(`${iv}.${content}`))
      return { content, iv, mac: toHex(new Uint8Array(mac)) }
    },
    async decrypt(ids, content, iv, mac): Promise<Decrypted> {
      const keys = await keysOf(ids)
      const opening = openText(subtle, keys.aes, iv, content)
      if (mac !== undefined && !(await isSignedBy(subtle, keys.mac, `${iv}.${content}`, mac)))
        return { ok: false, reason: 'altered' }
      const text = await opening
      return text === undefined ? { ok: false, reason: 'cannot-decrypt' } : { ok: true, text }
    },
  }
}

async function isSignedBy(
  subtle: SubtleCrypto,
  key: CryptoKey,
  signed: string,
  mac: string,
): Promise<boolean> {
  const bytes = fromHex(mac)
  return bytes !== undefined && subtle.verify('HMAC', key, bytes, toUtf8(signed))
}

async function openText(
  subtle: SubtleCrypto,
  key: CryptoKey,
  iv: string,
  content: string,
): Promise<string | undefined> {
  const ivBytes = fromBase64(iv)
  const bytes = fromBase64(content)
  if (ivBytes === undefined || bytes === undefined) return undefined
  const plain = await decryptWith(subtle, key, ivBytes, bytes)
  return plain === undefined ? undefined : fromUtf8(plain)
}
