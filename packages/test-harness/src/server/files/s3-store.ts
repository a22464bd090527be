import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsV4Signer } from 'aws4fetch'
import type { ByteRange, FileStore } from './store'

/** A private bucket of S3, or of a server that speaks like it. */
export interface S3Settings {
  /** with the bucket and without a `/` at its end, e.g. `https://s3.eu-west-1.amazonaws.com/sarika-files` */
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** So long a call waits for its answer to begin, ms. */
const CALL_TIMEOUT_MS = 30_000
/** The same for a file on its way there, ms. */
const PUT_TIMEOUT_MS = 300_000

const rangeHeader = (range: ByteRange | undefined): Record<string, string> =>
  range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

/** Files as objects of a bucket. Nobody reads them from there but this server: no address of the bucket is ever given out. */
export function s3Store({ bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  async function call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: Blob | null = null,
  ): Promise<Response> {
    const signer = new AwsV4Signer({
      ...{ method, url: `${bucket}${path}`, headers },
      ...{ accessKeyId, secretAccessKey, region, service: 's3' },
    })
    const signed = await signer.sign()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), body === null ? CALL_TIMEOUT_MS : PUT_TIMEOUT_MS)
    try {
      // A blob of a file is read as it is sent, and says how long it is.
      return await fetch(signed.url, { method, headers: signed.headers, body, signal: late.signal })
    } finally {
      // Who reads the answer slowly is not cut off.
      clearTimeout(timer)
    }
  }

  async function fail(what: string, response: Response): Promise<never> {
    await response.body?.cancel()
    throw new Error(`the store of files answered ${response.status} to ${what}`)
  }

  return {
    async put(key, path, type) {
      const response = await call('PUT', `/${key}`, { 'content-type': type }, await openAsBlob(path))
      if (!response.ok) await fail('a file', response)
      await response.body?.cancel()
    },
    async get(key, range) {
      const response = await call('GET', `/${key}`, rangeHeader(range))
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok || response.body === null) return fail('a call for a file', response)
      // One stream, named by two libraries of types.
      return Readable.fromWeb(response.body as ReadableStream)
    },
    async remove(key) {
      const response = await call('DELETE', `/${key}`)
      if (!response.ok && response.status !== 404) await fail('a removal', response)
      await response.body?.cancel()
    },
    async *keys() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const next: string = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`
        const response = await call('GET', `/?list-type=2${next}`)
        if (!response.ok) await fail('a list', response)
        const xml = await response.text()
        yield* textsOf(xml, 'Key')
        token = textsOf(xml, 'NextContinuationToken')[0]
      }
    },
  }
}
