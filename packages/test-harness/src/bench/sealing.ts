import { ME, type Row } from './row'

interface Keys {
  readonly aes: CryptoKey
  readonly mac: CryptoKey
}

/** Keys by the text of ids they are made of, each made once. */
export class KeyRing {
  readonly #keys = new Map<string, Promise<Keys>>()

  of(ids: string): Promise<Keys> {
    let keys = this.#keys.get(ids)
    if (keys === undefined) {
      keys = makeKeys(ids)
      this.#keys.set(ids, keys)
    }
    return keys
  }
}

async function makeKeys(ids: string): Promise<Keys> {
  const raw = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ids))
  const [aes, mac] = await Promise.all([
    crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['encrypt']),
    crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ])
  return { aes, mac }
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Replaces the row's text by what the wire carries: content, aesExt and, if wanted, mac. Source: contract 7. */
export async function encryptContent(row: Row, ring: KeyRing, hasMac: boolean): Promise<void> {
  const ids =
    row.group_id === undefined
      ? [row.sender_id, row.receiver_id === ME ? ME : (row.receiver_id ?? '')].sort().join('_')
      : `${row.group_id}_${row.sender_id}`
  const { aes, mac } = await ring.of(ids)
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const plain = new TextEncoder().encode(row.msg.content)
  const content = base64(new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, aes, plain)))
  const aesExt = base64(iv)
  row.msg.content = content
  row.msg.aesExt = aesExt
  if (!hasMac) return
  const signed = new TextEncoder().encode(`${aesExt}.${content}`)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', mac, signed))
  row.msg.mac = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
