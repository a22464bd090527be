import type { Cipher, Decrypted } from '../ports/cipher.js'
import type { Random } from '../ports/clock.js'
import {
  BLOCK,
  type Bytes,
  fromBase64,
  fromUtf8,
  type RawCbc,
  toBase64,
  toHex,
  toUtf8,
  withoutPadding,
} from './cipher-bytes.js'
import { keepKeys } from './cipher-keys.js'

/** The parts of crypto-js that are needed, fetched when asked for. */
async function load() {
  const [core, aes, sha256, hmacSha256, noPadding] = await Promise.all([
    import('crypto-js/core.js'),
    import('crypto-js/aes.js'),
    import('crypto-js/sha256.js'),
    import('crypto-js/hmac-sha256.js'),
    import('crypto-js/pad-nopadding.js'),
    // Lets a WordArray be made of bytes.
    import('crypto-js/lib-typedarrays.js'),
  ])
  return {
    lib: core.default.lib,
    aes: aes.default,
    sha256: sha256.default,
    hmacSha256: hmacSha256.default,
    noPadding: noPadding.default,
  }
}

type CryptoJs = Awaited<ReturnType<typeof load>>
type Words = ReturnType<CryptoJs['sha256']>

const toWords = ({ lib }: CryptoJs, bytes: Bytes): Words => lib.WordArray.create(bytes)

function toBytes({ words, sigBytes }: Words): Bytes {
  const bytes = new Uint8Array(sigBytes)
  for (let i = 0; i < sigBytes; i++) bytes[i] = ((words[i >>> 2] ?? 0) >>> (24 - (i % 4) * 8)) & 0xff
  return bytes
}

function encryptWith(js: CryptoJs, key: Words, iv: Bytes, plain: Bytes): Bytes {
  return toBytes(js.aes.encrypt(toWords(js, plain), key, { iv: toWords(js, iv) }).ciphertext)
}

function decryptWith(js: CryptoJs, key: Words, iv: Bytes, content: Bytes): Bytes | undefined {
  if (iv.length !== BLOCK || content.length === 0 || content.length % BLOCK !== 0) return undefined
  const sealed = js.lib.CipherParams.create({ ciphertext: toWords(js, content) })
  return withoutPadding(toBytes(js.aes.decrypt(sealed, key, { iv: toWords(js, iv), padding: js.noPadding })))
}

/** AES-CBC by crypto-js under given keys, for vectors. */
export async function loadRawCryptoJsCbc(): Promise<RawCbc> {
  const js = await load()
  return {
    encrypt: async (key, iv, plain) => encryptWith(js, toWords(js, key), iv, plain),
    decrypt: async (key, iv, content) => decryptWith(js, toWords(js, key), iv, content),
  }
}

/** The cipher where there is no crypto.subtle; rejects when crypto-js cannot be fetched. */
export async function loadCryptoJsCipher(random: Random): Promise<Cipher> {
  const js = await load()
  const keyOf = keepKeys((ids) => js.sha256(toWords(js, toUtf8(ids))))
  const sign = (key: Words, iv: string, content: string): string =>
    toHex(toBytes(js.hmacSha256(toWords(js, toUtf8(`${iv}.${content}`)), key)))
  return {
    async encrypt(ids, text) {
      const key = keyOf(ids)
      const ivBytes = new Uint8Array(random.bytes(BLOCK))
      const content = toBase64(encryptWith(js, key, ivBytes, toUtf8(text)))
      const iv = toBase64(ivBytes)
      return { content, iv, mac: sign(key, iv, content) }
    },
    async decrypt(ids, content, iv, mac): Promise<Decrypted> {
      const key = keyOf(ids)
      if (mac !== undefined && mac.toLowerCase() !== sign(key, iv, content)) {
        return { ok: false, reason: 'altered' }
      }
      const ivBytes = fromBase64(iv)
      const bytes = fromBase64(content)
      const plain = ivBytes && bytes && decryptWith(js, key, ivBytes, bytes)
      const text = plain && fromUtf8(plain)
      return text === undefined ? { ok: false, reason: 'cannot-decrypt' } : { ok: true, text }
    },
  }
}
