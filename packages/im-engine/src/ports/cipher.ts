/** What decrypting gave. */
export type Decrypted =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'cannot-decrypt' | 'altered' }

export interface Sealed {
  /** base64 */
  readonly content: string
  /** base64 of 16 bytes */
  readonly iv: string
  /** hex, optional on the wire */
  readonly mac: string
}

/**
 * AES-256-CBC under SHA-256 of public ids: obfuscation, not secrecy. `ids` is the text that is hashed, e.g. "im-1_im-2".
 * Never rejects. Source: contract 7, S-CIPH-1.
 */
export interface Cipher {
  encrypt(ids: string, text: string): Promise<Sealed>
  decrypt(ids: string, content: string, iv: string, mac: string | undefined): Promise<Decrypted>
}
