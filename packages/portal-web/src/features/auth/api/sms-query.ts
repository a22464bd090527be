import { NONCE_LENGTH } from '../../../lib/limits'

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** 10 random characters; used once. Source: portal specification 9. */
const makeNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(NONCE_LENGTH / 2)))

/** Every browser has it: it says which program asks, and proves nothing. */
const PUBLIC_SALT = 'sarika-portal'

async function sign(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text + PUBLIC_SALT))
  return toHex(new Uint8Array(digest))
}

/** What a request for a code by SMS carries besides the picture. Source: portal specification 5. */
export async function makeSmsQuery(phone: { regionCode: string; mobile: string }) {
  const nonce = makeNonce()
  return { ...phone, nonce, signature: await sign(phone.regionCode + phone.mobile + nonce) }
}
