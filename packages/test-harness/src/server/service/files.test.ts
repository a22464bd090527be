import { expect, test } from 'vitest'
import { login, request, type TestClient, withdrawalTo } from '../testing/client'
import { fileTo, PICTURE, TEXT, uploaded } from '../testing/files'
import { agentOf, SERVICE_ID } from '../testing/service'
import { startTestServer } from '../testing/world'

const idOf = (address: string): string => address.split('/').at(-1) ?? ''

/** Sends somebody a file, and answers the ids of its message and of the file. */
async function send(who: TestClient, to: string, content: string, type = 'image') {
  const socket = await who.online()
  const ack = await socket.call(fileTo(to, content, type))
  expect(ack.code).toBe(0)
  socket.close()
  return { messageId: String(ack.msg_id), id: idOf(content) }
}

async function start() {
  const { url } = await startTestServer()
  const [dara, sokha, one, two] = [
    await login(url, 'dara'),
    await login(url, 'sokha'),
    await agentOf(url),
    await agentOf(url, 'agent-2'),
  ]
  return { url, dara, sokha, one, two }
}

test('S-SERVICE-25 whose conversation it is opens pictures and documents, small and whole; who only answered in it still does', async () => {
  const { dara, one, two } = await start()
  const { id } = await send(dara, SERVICE_ID, await uploaded(dara))
  const note = await uploaded(dara, { bytes: TEXT, name: '../pay.txt', kind: 'file' })
  await send(dara, SERVICE_ID, note, 'file')
  const files = async (agent: typeof one) =>
    (await agent.talk(dara.imId)).messages.flatMap(({ file }: { file: object | null }) => file ?? [])
  expect(await files(one)).toEqual([])
  expect((await one.file(dara.imId, id)).status).toBe(404)
  await one.take(dara.imId)
  expect(await files(one)).toEqual([
    { id, name: 'kitchen.png', size: PICTURE.length },
    { id: idOf(note), name: 'pay.txt', size: TEXT.length },
  ])
  const whole = await one.file(dara.imId, id)
  expect(whole.headers.get('content-type')).toBe('image/png')
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(Number(whole.headers.get('content-length'))).toBe(PICTURE.length)
  expect((await one.file(dara.imId, `${id}/thumb`)).headers.get('content-type')).toBe('image/webp')
  const text = await one.file(dara.imId, idOf(note))
  expect(text.headers.get('content-disposition')).toMatch(/^attachment;.*pay\.txt/)
  await one.say(dara.imId, 'Thanks for the picture')
  await two.talks()
  await one.handOver(dara.imId, '15')
  expect((await one.file(dara.imId, id)).status).toBe(200)
  expect((await two.file(dara.imId, id)).status).toBe(200)
})

test('S-SERVICE-25 nobody else opens a file by this way: other agents, other accounts, under another conversation, closed, or taken back', async () => {
  const { url, dara, sokha, one, two } = await start()
  const { id, messageId } = await send(dara, SERVICE_ID, await uploaded(dara))
  const privately = await send(dara, (await login(url, 'angkor-hr')).imId, await uploaded(dara))
  const own = await uploaded(sokha)
  await sokha.api('POST', '/service/ask', {})
  await one.take(dara.imId)
  await two.take(sokha.imId)
  const statusOf = async (agent: typeof one, imId: string, file: string) =>
    (await agent.file(imId, file)).status
  expect(await statusOf(one, dara.imId, id)).toBe(200)
  const refused: readonly [typeof one, string, string][] = [
    [two, dara.imId, id],
    [two, dara.imId, `${id}/thumb`],
    [two, sokha.imId, id],
    [one, sokha.imId, id],
    [one, SERVICE_ID, id],
    [one, dara.imId, privately.id],
    [one, dara.imId, `${privately.id}/thumb`],
    [two, sokha.imId, idOf(own)],
    [one, dara.imId, 'x'],
    [one, dara.imId, encodeURIComponent(`../${id}`)],
    [one, encodeURIComponent("' or 1=1 --"), id],
  ]
  for (const [agent, imId, file] of refused)
    expect([imId, file, await statusOf(agent, imId, file)]).toEqual([imId, file, 404])
  const path = `/service/talks/${dara.imId}/files/${id}`
  for (const who of [dara, sokha, await login(url, 'service'), await login(url, 'angkor-hr')])
    expect((await who.api('GET', path)).status).toBe(404)
  // The chat's own way knows no agents.
  for (const { token } of [one, two])
    expect((await request(url, 'GET', `/chat/files/${id}`, { token })).body.code).toBe(-401)

  await one.say(dara.imId, 'I see it')
  await one.close(dara.imId)
  expect(await statusOf(one, dara.imId, id)).toBe(404)
  await dara.api('POST', '/service/ask', {})
  expect(await statusOf(one, dara.imId, id)).toBe(200)
  const socket = await dara.online()
  expect((await socket.call(withdrawalTo(SERVICE_ID, messageId))).code).toBe(0)
  expect(await statusOf(one, dara.imId, id)).toBe(404)
})
