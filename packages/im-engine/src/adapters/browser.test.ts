import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserRandom } from './clock.js'
import { browserHttp, retryAfterMs } from './http.js'
import { browserNetwork, browserVisibility } from './surroundings.js'

const server = createServer((request, response) => {
  if (request.url === '/silent') return
  if (request.url === '/busy-elsewhen')
    response.writeHead(429, {
      Date: 'Thu, 01 Jan 1970 00:00:10 GMT',
      'Retry-After': 'Thu, 01 Jan 1970 00:00:13 GMT',
    })
  else response.writeHead(request.url === '/busy' ? 429 : 200, { 'Retry-After': '2' })
  response.end(JSON.stringify({ method: request.method, language: request.headers['accept-language'] }))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, more = {}) =>
  browserHttp.request({
    method: 'GET',
    url: origin + path,
    headers: { 'Accept-Language': 'en' },
    timeoutMs: 5_000,
    ...more,
  })

describe('http', () => {
  it('S-ADAPT-1 answers with status, body and Retry-After, whatever the status', async () => {
    const answer = await get('/busy')
    expect(answer).toEqual({
      kind: 'answer',
      status: 429,
      body: '{"method":"GET","language":"en"}',
      retryAfterMs: 2_000,
    })
  })

  it('S-ADAPT-1 reads Retry-After as seconds or a date', () => {
    expect(retryAfterMs(null, 0)).toBe(0)
    expect(retryAfterMs('1.5', 0)).toBe(1_500)
    expect(retryAfterMs('Thu, 01 Jan 1970 00:00:10 GMT', 4_000)).toBe(6_000)
    expect(retryAfterMs('Thu, 01 Jan 1970 00:00:10 GMT', 20_000)).toBe(0)
    expect(retryAfterMs('soon', 0)).toBe(0)
    expect(retryAfterMs('-3', 0)).toBe(0)
  })

  it('S-TIME-3 a Retry-After that is a date is held against the date of the answer, whatever the clock here says', async () => {
    expect(await get('/busy-elsewhen')).toMatchObject({ status: 429, retryAfterMs: 3_000 })
  })

  it('S-ADAPT-1 a request that takes too long, is ended or finds nobody is a value', async () => {
    expect(await get('/silent', { timeoutMs: 20 })).toEqual({ kind: 'timeout' })
    const over = new AbortController()
    const ended = get('/silent', { signal: over.signal })
    over.abort()
    expect(await ended).toEqual({ kind: 'network' })
    expect(await get('/x', { url: 'http://127.0.0.1:1/' })).toEqual({ kind: 'network' })
  })
})

describe('outside a browser', () => {
  it('S-ADAPT-2 there is a network, the page counts as visible, and listening is harmless', () => {
    expect(browserNetwork.isOnline()).toBe(true)
    expect(browserVisibility.isVisible()).toBe(true)
    browserNetwork.subscribe(() => {})()
    browserVisibility.subscribe(() => {})()
    browserVisibility.onUsed?.(() => {})()
  })

  it('S-ADAPT-2 randomness is of the asked length and in range', () => {
    expect(browserRandom.bytes(16)).toHaveLength(16)
    for (let count = 0; count < 100; count++) {
      const float = browserRandom.float()
      expect(float >= 0 && float < 1).toBe(true)
    }
  })
})
