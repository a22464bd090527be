import { expect, test } from 'vitest'
import { login, request, textTo } from '../testing/client'
import { agentOf, SERVICE_ID } from '../testing/service'
import { startTestServer } from '../testing/world'

test('S-SERVICE-5 nobody but an agent learns of the queue or does anything in it, by whatever token', async () => {
  const { url } = await startTestServer()
  const [dara, hr, service, agent] = [
    await login(url, 'dara'),
    await login(url, 'angkor-hr'),
    await login(url, 'service'),
    await agentOf(url),
  ]
  await dara.api('POST', '/service/ask', { question: 'Help' })
  const talk = `/service/talks/${dara.imId}`
  const calls: readonly [string, string, unknown][] = [
    ['GET', '/service/talks', undefined],
    ['GET', talk, undefined],
    ['POST', `${talk}/take`, {}],
    ['POST', `${talk}/messages`, { text: 'I am the service' }],
    ['POST', `${talk}/hand-over`, { agentId: '14' }],
    ['POST', `${talk}/close`, {}],
  ]
  for (const who of [dara, hr, service])
    for (const [method, path, body] of calls) {
      const reply = await who.api(method, path, body)
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'not_found'])
    }
  const { messages } = await agent.talk(dara.imId)
  expect(messages.some(({ text }: { text: string }) => text === 'I am the service')).toBe(false)
})

test('S-SERVICE-8 an agent reads no conversation but those of the service, and says nothing without taking it', async () => {
  const { url } = await startTestServer()
  const [sokha, hr, agent] = [await login(url, 'sokha'), await login(url, 'angkor-hr'), await agentOf(url)]
  for (const imId of [sokha.imId, hr.imId, SERVICE_ID, '1', '', '0 or 1=1', 'nobody']) {
    const path = `/service/talks/${encodeURIComponent(imId)}`
    expect((await agent.call('GET', imId === '' ? '/service/talks/%20' : path)).status).toBe(404)
    expect((await agent.take(encodeURIComponent(imId === '' ? ' ' : imId))).status).toBe(404)
  }
  await sokha.api('POST', '/service/ask', {})
  expect((await agent.say(sokha.imId, 'Hello')).body.code).toBe('service_taken')
  await agent.take(sokha.imId)
  expect((await agent.say(sokha.imId, ' ')).status).toBe(422)
  expect((await agent.say(sokha.imId, 'x'.repeat(801))).status).toBe(422)
  const { messages } = await agent.talk(sokha.imId)
  expect(messages.every(({ type }: { type: string }) => type === 'robot')).toBe(true)
})

test('S-SERVICE-7 nobody sends as the service, and what somebody writes to themselves or another waits for nobody', async () => {
  const { url } = await startTestServer()
  const [dara, agent] = [await login(url, 'dara'), await agentOf(url)]
  const socket = await dara.online()
  const forged = { ...textTo(SERVICE_ID, 'Hello'), sender_id: SERVICE_ID }
  await socket.call({ ...forged, data: { ...forged.data, sender_id: SERVICE_ID } })
  const { messages } = await agent.talk(dara.imId)
  expect(messages[0]).toMatchObject({ text: 'Hello', isOwn: false })
  const robots = { ...textTo(SERVICE_ID, 'x'), seq: 'r1' }
  const sent = await socket.call({
    ...robots,
    data: { ...robots.data, seq: 'r1', msg: { type: 'robot', content: 'Free money' } },
  })
  expect(sent.code).not.toBe(0)
})

test('S-SERVICE-12 an agent who acts too often waits', async () => {
  const { url } = await startTestServer({ rates: { serviceActs: { burst: 2, perSecond: 0.001 } } })
  const agent = await agentOf(url)
  const statuses = [await agent.take('1'), await agent.take('1'), await agent.take('1')]
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 429])
})

test('S-SERVICE-13 where somebody has no chat there is nobody to ask', async () => {
  const { url } = await startTestServer({ chat: false })
  const { body } = await request(url, 'GET', '/api/v1.0.0/service')
  expect(body).toEqual({ imId: '', isThere: false })
})
