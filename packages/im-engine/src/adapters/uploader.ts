import type { HttpAnswer } from '../ports/network.js'
import type { Uploader, UploadRequest } from '../ports/uploader.js'
import { retryAfterMs, sentAt } from './http.js'

/** Node and service workers have none. */
export const hasXhr = (): boolean => globalThis.XMLHttpRequest !== undefined

/** XMLHttpRequest: the browser's fetch does not tell how much of a request went out. */
export const browserUploader: Uploader = {
  upload: ({ url, headers, blob, fileName, onSent, signal }: UploadRequest) =>
    new Promise<HttpAnswer>((resolve) => {
      const request = new XMLHttpRequest()
      const abort = (): void => request.abort()
      const settle = (answer: HttpAnswer): void => {
        signal.removeEventListener('abort', abort)
        resolve(answer)
      }
      request.open('POST', url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      // It counts the form around the file as well.
      request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, blob.size))
      request.onload = () => {
        const headersOf = { get: (name: string) => request.getResponseHeader(name) }
        settle({
          kind: 'answer',
          status: request.status,
          body: request.responseText,
          retryAfterMs: retryAfterMs(headersOf.get('Retry-After'), sentAt(headersOf)),
        })
      }
      request.onerror = () => settle({ kind: 'network' })
      request.onabort = () => settle({ kind: 'network' })
      signal.addEventListener('abort', abort)
      const form = new FormData()
      form.append('file', blob, fileName)
      request.send(form)
      if (signal.aborted) request.abort()
    }),
}
