import type { Uploader, UploadRequest } from '../ports/uploader.js'

/** Counts what goes through. */
const counting = (onBytes: (count: number) => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })

/** Uploads with Node's fetch, which sends a stream: what was taken from the stream counts as sent. */
export const fetchUploader: Uploader = {
  async upload({ url, headers, blob, fileName, onSent, signal }: UploadRequest) {
    try {
      const form = new FormData()
      form.append('file', blob, fileName)
      const whole = new Response(form)
      let sent = 0
      const body = whole.body?.pipeThrough(
        counting((count) => {
          sent += count
          onSent(Math.min(sent, blob.size))
        }),
      )
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': whole.headers.get('Content-Type') ?? '' },
        signal,
        body,
        duplex: 'half',
      } as RequestInit)
      return {
        kind: 'answer',
        status: response.status,
        body: await response.text(),
        retryAfterMs: 1_000 * Number(response.headers.get('Retry-After') ?? 0) || 0,
      }
    } catch {
      return { kind: 'network' }
    }
  },
}
