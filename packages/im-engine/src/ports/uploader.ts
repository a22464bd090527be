import type { HttpAnswer } from './network.js'

/** One file on its way: POST, multipart, field `file`. */
export interface UploadRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly blob: Blob
  readonly fileName: string
  /** Bytes of the file that went out so far, again and again while it goes. */
  readonly onSent: (bytes: number) => void
  /** Ends the request; it answers `network`. */
  readonly signal: AbortSignal
}

/** Sends files and tells how far it got; never rejects, and has no time limit of its own. */
export interface Uploader {
  upload(request: UploadRequest): Promise<HttpAnswer>
}
