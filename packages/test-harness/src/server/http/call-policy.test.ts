import { expect, test } from 'vitest'
import { request } from '../testing/client'
import { startTestServer } from '../testing/world'

test('S-CALL-74 microphone, camera and screen are for our own pages, and the hosts of Agora for deployments that chose it', async () => {
  const agora = { appId: 'a'.repeat(32), certificate: 'b'.repeat(32) }
  for (const [chosen, source] of [
    [null, "connect-src 'self' ws: wss:;"],
    [agora, "connect-src 'self' ws: wss: https://*.agora.io:* https://*.sd-rtn.com:*;"],
  ] as const) {
    const { url } = await startTestServer({ calls: { turn: null, agora: chosen } })
    for (const path of ['/a/chat', '/desk/', '/healthz']) {
      const { headers } = await request(url, 'GET', path)
      expect(headers.get('permissions-policy')).toBe(
        'camera=(self), microphone=(self), display-capture=(self)',
      )
      expect(headers.get('content-security-policy')).toContain(source)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    }
  }
})
