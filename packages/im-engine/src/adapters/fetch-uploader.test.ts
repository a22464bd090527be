import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { fetchUploader } from './fetch-uploader.js'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const upload = (url: string, signal = new AbortController().signal) => {
  const sent: number[] = []
  const blob = new Blob(['x'.repeat(200_000)], { type: 'image/png' })
  const headers = { 'Idempotency-Key': 'c-1' }
  const onSent = (bytes: number) => sent.push(bytes)
  return { sent, answer: fetchUploader.upload({ url, headers, blob, fileName: 'roof.png', onSent, signal }) }
}

it('S-UPLOAD-15 in Node a file goes as a form by fetch, counted while it goes', async () => {
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    const form = await new Response(Buffer.concat(chunks), { headers }).formData()
    const file = form.get('file') as File
    response.writeHead(507, { 'Retry-After': '7' })
    response.end(`${request.headers['idempotency-key']} ${file.name} ${file.type} ${file.size}`)
  })
  const { sent, answer } = upload(url)
  expect(await answer).toEqual({
    kind: 'answer',
    status: 507,
    body: 'c-1 roof.png image/png 200000',
    retryAfterMs: 7_000,
  })
  expect(sent.at(-1)).toBe(200_000)
})

it('S-UPLOAD-15 in Node it ends on demand, and where nobody answers', async () => {
  const over = new AbortController()
  const url = await serve(() => over.abort())
  expect(await upload(url, over.signal).answer).toEqual({ kind: 'network' })
  expect(await upload('http://127.0.0.1:1/').answer).toEqual({ kind: 'network' })
})
