import { describe, expect, it } from 'vitest'
import { blockOf } from './embed-block'
import { chatLogin, webSockets } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

describe('docs/embed.md', () => {
  it('S-EMBED-1 the Node block sends a message through a real server', async () => {
    const { url } = await startTestServer()
    const [session, peer] = await Promise.all([chatLogin(url, 'sokha'), chatLogin(url, 'angkor-hr')])
    const newest = async () => {
      const answer = await fetch(`${url}/chat/im/user/getMsgByImID`, {
        method: 'POST',
        headers: { authorization: `Bearer ${peer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ im_id: session.imId, before: '', size: 1 }),
      })
      const { data }: { data: readonly { msg_id: string; sender_id: string }[] } = await answer.json()
      return data[0]
    }
    const before = await newest()
    const run = await blockOf('node', ['url', 'session', 'peer', 'webSockets'], 'engine')
    const engine = (await run({ url, session, peer: peer.imId, webSockets })) as { stop(): Promise<void> }
    const after = await newest()
    expect(after?.sender_id).toBe(session.imId)
    expect(after?.msg_id).not.toBe(before?.msg_id)
    await engine.stop()
  })
})
