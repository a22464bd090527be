import type { HttpAnswer } from '../ports/network.js'
import type { Uploader, UploadRequest } from '../ports/uploader.js'

/** One request for a file, as a test answers it. */
export class ScriptedUpload {
  readonly answered: Promise<HttpAnswer>
  #settle: (answer: HttpAnswer) => void = () => {}
  isOver = false

  constructor(readonly request: UploadRequest) {
    this.answered = new Promise((resolve) => {
      this.#settle = resolve
    })
    request.signal.addEventListener('abort', () => this.answer({ kind: 'network' }))
  }

  /** The idempotency key. */
  get key(): string {
    return this.request.headers['Idempotency-Key'] ?? ''
  }

  send(bytes: number): void {
    this.request.onSent(bytes)
  }

  answer(answer: HttpAnswer): void {
    this.isOver = true
    this.#settle(answer)
  }
}

/** Uploads by script: `uploader.onUpload` answers each at once, or a test does it by hand through `uploader.uploads`. */
export class ScriptedUploader implements Uploader {
  readonly uploads: ScriptedUpload[] = []
  onUpload: (upload: ScriptedUpload) => void = () => {}

  /** Those without an answer. */
  get open(): readonly ScriptedUpload[] {
    return this.uploads.filter(({ isOver }) => !isOver)
  }

  upload(request: UploadRequest): Promise<HttpAnswer> {
    const upload = new ScriptedUpload(request)
    this.uploads.push(upload)
    this.onUpload(upload)
    return upload.answered
  }
}
