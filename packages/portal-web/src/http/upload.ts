import { CALL_MS } from '../lib/limits'

interface Init {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: XMLHttpRequestBodyInit
}

/**
 * What `fetch` does, and tells how much of the body has gone out (0 to 1), which `fetch` cannot. It fails when nothing moves
 * for as long as a call may take: a large file on a slow network takes longer than that.
 */
export function upload(url: string, init: Init, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled = setTimeout(() => request.abort(), CALL_MS)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), CALL_MS)
      if (total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const { status, responseText } = request
      const retryAfter = request.getResponseHeader('Retry-After')
      const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter }
      // A status without a body takes none.
      resolve(new Response(status === 204 ? null : responseText, { status, headers }))
    }
    request.onerror = request.onabort = () => reject(new TypeError('the upload was cut off'))
    request.onloadend = () => clearTimeout(stalled)
    request.open(init.method, url)
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.send(init.body ?? null)
  })
}
