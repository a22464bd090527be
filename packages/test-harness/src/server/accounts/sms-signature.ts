import { createHash } from 'node:crypto'

/**
 * Part of what a client signs when it asks for a code. Every browser has it, so it proves nothing: it only tells a
 * client that was written for this server from one that was not, and no rule rests on it.
 */
const PUBLIC_SALT = 'sarika-portal'

/** sha-256 in hex of region, number, nonce and the public constant, one after the other (specification 5). */
export const signSmsRequest = (regionCode: string, mobile: string, nonce: string): string =>
  createHash('sha256').update(`${regionCode}${mobile}${nonce}${PUBLIC_SALT}`).digest('hex')
