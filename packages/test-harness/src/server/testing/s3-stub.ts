// A STUB of ours for tests: as much of S3 as our store asks of it, in memory. It checks each signature (AWS Signature Version 4) with
// code of its own, so a request that is signed wrongly, or with another secret, is refused as S3 would. It is no proof that any real
// server of objects works.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const BUCKET = '/sarika-files'
const KEY_ID = 'AKIASTUB'
const SECRET = 'stub-secret'
/** Keys of one page of a list: few, so that a list has several. */
const PAGE = 2

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function isSigned({ method, headers, url = '' }: IncomingMessage): boolean {
  const found =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    )
  const [, keyId, day = '', region = '', names = '', signature] = found ?? []
  const address = new URL(url, 'http://stub')
  const query = [...address.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, address.pathname, query, lines.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    Buffer.from(`AWS4${SECRET}`),
  )
  return keyId === KEY_ID && hmac(key, text).toString('hex') === signature
}

function list(keys: readonly string[], after: string): string {
  const rest = keys.toSorted().filter((key) => key > after)
  const page = rest.slice(0, PAGE)
  const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const { method, headers, url = '' } = request
  if (!isSigned(request)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
  const address = new URL(url, 'http://stub')
  const key = address.pathname.slice(BUCKET.length + 1)
  if (method === 'PUT') {
    // As S3: it takes no body whose length is not said.
    if (headers['content-length'] === undefined) return response.writeHead(411).end()
    objects.set(key, await buffer(request))
    return response.writeHead(200).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  if (key === '')
    return response.end(list([...objects.keys()], address.searchParams.get('continuation-token') ?? ''))
  const object = objects.get(key)
  if (!object) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (start === undefined) return response.writeHead(200).end(object)
  return response.writeHead(206).end(object.subarray(Number(start), Number(end) + 1))
}

/** Starts it; gone after the test. */
export async function startS3Stub() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(objects, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    bucket: `http://127.0.0.1:${port}${BUCKET}`,
    region: 'eu-west-1',
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
  }
}
