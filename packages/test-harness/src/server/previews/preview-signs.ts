import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkPreview } from '@sarika/im-engine/kinds'

/** Of 32 bytes, so many are enough that nobody guesses one. */
const SIGN_BYTES = 18

/**
 * By its sign the server knows a preview that it made: nobody else puts words or a picture under a link. It says nothing of who asked,
 * so a preview can go on with its message. Source: S-PREV-4.
 */
export class PreviewSigns {
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  signOf(made: Omit<LinkPreview, 'sign'>): string {
    const { url, title, description, site, picture, width, height } = made
    const said = JSON.stringify(['link preview', url, title, description, site, picture, width, height])
    const whole = createHmac('sha256', this.#secret).update(said).digest()
    return whole.subarray(0, SIGN_BYTES).toString('base64url')
  }

  isOurs(preview: LinkPreview): boolean {
    const [own, given] = [Buffer.from(this.signOf(preview)), Buffer.from(preview.sign)]
    return own.length === given.length && timingSafeEqual(own, given)
  }
}
