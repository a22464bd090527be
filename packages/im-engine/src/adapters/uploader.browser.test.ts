import { describe, expect, inject, it } from 'vitest'
import { browserUploader } from './uploader.js'

/** The peer of socket.browser.test.ts answers posts as well. */
const peer = (): string => inject('socketPeer').replace('ws:', 'http:')

function send(path: string, blob: Blob, over = new AbortController()) {
  const sent: number[] = []
  const answer = browserUploader.upload({
    url: peer() + path,
    headers: { 'X-File-Ticket': 'ticket', 'Idempotency-Key': 'c-1' },
    blob,
    fileName: 'ផ្ទះ.jpg',
    onSent: (bytes) => sent.push(bytes),
    signal: over.signal,
  })
  return { sent, answer, over }
}

describe('XMLHttpRequest', () => {
  it('S-UPLOAD-15 sends a form with the headers of the call, and tells how much of the file went out', async () => {
    const { sent, answer } = send('/upload', new Blob(['x'.repeat(3_000_000)]))
    const result = await answer
    if (result.kind !== 'answer') throw new Error(result.kind)
    expect(result).toMatchObject({ status: 200, retryAfterMs: 0 })
    expect(JSON.parse(result.body)).toEqual({
      ticket: 'ticket',
      key: 'c-1',
      name: 'ផ្ទះ.jpg',
      size: 3_000_000,
      text: 'xxxxxxxxx',
    })
    expect(sent.length).toBeGreaterThan(0)
    expect(sent).toEqual([...sent].sort((a, b) => a - b))
    expect(sent.at(-1)).toBe(3_000_000)
  })

  it('S-UPLOAD-15 hands on how long the server asks to wait', async () => {
    expect(await send('/busy', new Blob(['x'])).answer).toMatchObject({ status: 507, retryAfterMs: 7_000 })
  })

  it('S-UPLOAD-15 ends on demand, before it began and while it waits, and where nobody is there', async () => {
    const { answer, over, sent } = send('/hold', new Blob(['x']))
    await expect.poll(() => sent.at(-1)).toBe(1)
    over.abort()
    expect(await answer).toEqual({ kind: 'network' })
    const ended = new AbortController()
    ended.abort()
    expect(await send('/upload', new Blob(['x']), ended).answer).toEqual({ kind: 'network' })
    const nobody = browserUploader.upload({
      url: 'http://127.0.0.1:1/upload',
      headers: {},
      blob: new Blob(['x']),
      fileName: 'x',
      onSent: () => {},
      signal: new AbortController().signal,
    })
    expect(await nobody).toEqual({ kind: 'network' })
  })
})
