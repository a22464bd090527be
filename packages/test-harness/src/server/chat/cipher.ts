/**
 * The specification's message cipher. It is obfuscation: the key is made of public ids, so the server reads
 * what it stores, and uses that to hold encrypted text to the same limits as plain text.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { joinSorted, type Target } from './ids'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function keyOf(senderId: string, target: Target): Buffer {
  const ids = target.isGroup ? `${target.id}_${senderId}` : joinSorted(senderId, target.id)
  return createHash('sha256').update(ids, 'utf8').digest()
}

/** Encrypts a text as a client would; both values are base64. */
export function encryptContent(
  text: string,
  senderId: string,
  target: Target,
): { content: string; aesExt: string } {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', keyOf(senderId, target), iv)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
  return { content, aesExt: iv.toString('base64') }
}

/** Null: wrong key, wrong padding, or not UTF-8. */
export function decryptContent(
  content: string,
  aesExt: string,
  senderId: string,
  target: Target,
): string | null {
  const iv = Buffer.from(aesExt, 'base64')
  if (iv.length !== 16) return null
  try {
    const decipher = createDecipheriv('aes-256-cbc', keyOf(senderId, target), iv)
    return utf8.decode(Buffer.concat([decipher.update(content, 'base64'), decipher.final()]))
  } catch {
    return null
  }
}
