/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>

/** AES-CBC with PKCS#7 under a given key of 16, 24 or 32 bytes; undefined = not decryptable. */
export interface RawCbc {
  encrypt(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>
  decrypt(key: Bytes, iv: Bytes, content: Bytes): Promise<Bytes | undefined>
}

export const BLOCK = 16

const encoder = new TextEncoder()
// Fatal: bytes that are no UTF-8 mean a wrong key. A byte order mark is part of the text.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const toUtf8 = (text: string): Bytes => encoder.encode(text)

/** The text of the bytes, or undefined when they are no UTF-8. */
export function fromUtf8(bytes: Bytes): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** Arguments of one String.fromCharCode call. */
const STRIDE = 8_192

export function toBase64(bytes: Bytes): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += STRIDE) {
    text += String.fromCharCode(...bytes.subarray(from, from + STRIDE))
  }
  return btoa(text)
}

/** Newer than the type library: forgives what atob forgives, and is several times as fast. */
interface NewerBytes extends Uint8ArrayConstructor {
  fromBase64?(text: string): Bytes
}
const native: NewerBytes = Uint8Array

/** The bytes of base64 text, or undefined when it is none. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    if (native.fromBase64 !== undefined) return native.fromBase64(text)
    const units = atob(text)
    const bytes = new Uint8Array(units.length)
    for (let i = 0; i < units.length; i++) bytes[i] = units.charCodeAt(i)
    return bytes
  } catch {
    return undefined
  }
}

export function toHex(bytes: Bytes): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** The value of a hex digit, or NaN. */
function nibble(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48
  const lower = unit | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : Number.NaN
}

/** The bytes of hex text of any case, or undefined when it is none. */
export function fromHex(text: string): Bytes | undefined {
  if (text.length % 2 !== 0) return undefined
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    const byte = nibble(text.charCodeAt(2 * i)) * 16 + nibble(text.charCodeAt(2 * i + 1))
    if (Number.isNaN(byte)) return undefined
    bytes[i] = byte
  }
  return bytes
}

/** The bytes without their PKCS#7 padding, or undefined when that is not what they end in. Source: S-CIPH-5. */
export function withoutPadding(bytes: Bytes): Bytes | undefined {
  const count = bytes[bytes.length - 1] ?? 0
  if (count < 1 || count > BLOCK || count > bytes.length) return undefined
  const end = bytes.length - count
  for (let i = end; i < bytes.length; i++) if (bytes[i] !== count) return undefined
  return bytes.slice(0, end)
}
