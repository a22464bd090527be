import { broadcastAnswer } from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { login, newClientId, type TestClient } from '../testing/client'
import { startTestServer } from '../testing/world'

const PATH = '/chat/im/user/sendP2MMsg'

async function people() {
  const { url } = await startTestServer({ rates: { broadcasts: { burst: 3, perSecond: 0.001 } } })
  return Promise.all(['angkor-hr', 'sokha', 'dara'].map((name) => login(url, name))) as Promise<
    [TestClient, TestClient, TestClient]
  >
}

const to = (receivers: readonly string[], content: string, id = newClientId()) => ({
  broadcastId: id,
  msg: { type: 'text', content, isBroadCast: 1 },
  receivers: receivers.map((receiver_id, index) => ({ receiver_id, seq: `${id}.${index}` })),
})

test('S-SRV-35 every receiver is judged alone, gets one plain message, and the answer says what came of it', async () => {
  const [hr, sokha] = await people()
  const [mine, theirs] = await Promise.all([hr.online(), sokha.online()])
  const body = to([sokha.imId, 'nobody', hr.imId], 'We are open again')
  const { status, body: answer } = await hr.chat('POST', PATH, body)
  expect([status, answer.code]).toEqual([200, 0])
  expect(broadcastAnswer.safeParse(answer.data).error).toBeUndefined()
  expect(answer.data).toMatchObject([
    { seq: body.receivers[0]?.seq, code: 0, msg_id: expect.any(String), number: expect.any(Number) },
    { seq: body.receivers[1]?.seq, code: -20 },
    { seq: body.receivers[2]?.seq, code: 0 },
  ])
  const msg = { type: 'text', content: 'We are open again', isBroadCast: 1, broadcastId: body.broadcastId }
  const { msg_id } = answer.data[0]
  expect((await theirs.nextAction('p2p')).data).toMatchObject({ msg_id, sender_id: hr.imId, msg })
  expect((await mine.nextAction('p2p')).data).toMatchObject({ msg_id, send_self: 1, msg })
})

test('S-SRV-35 a repeat is answered with the first messages and shown to nobody again', async () => {
  const [hr, sokha] = await people()
  const body = to([sokha.imId], 'once')
  const first = await hr.chat('POST', PATH, body)
  const theirs = await sokha.online()
  const again = await hr.chat('POST', PATH, body)
  expect(again.body).toEqual(first.body)
  // Other words under the same seq are another message: nobody is told that it was sent.
  const other = await hr.chat('POST', PATH, { ...body, msg: { type: 'text', content: 'something else' } })
  expect(other.body.data).toMatchObject([{ code: -409 }])
  await theirs.beat()
  expect(theirs.kept.filter(({ action }) => action === 'p2p')).toEqual([])
})

test('S-SRV-35 what is not a plain text, names nobody or comes too fast is refused as a whole', async () => {
  const [hr, sokha] = await people()
  const of = async (change: object) => {
    const { status, body } = await hr.chat('POST', PATH, { ...to([sokha.imId], 'hi'), ...change })
    return [status, body.code]
  }
  expect(await of({ msg: { type: 'image', content: 'x' } })).toEqual([422, 'invalid'])
  expect(await of({ msg: { type: 'text', content: ' ' } })).toEqual([422, 'invalid'])
  expect(await of({ msg: { type: 'text', content: 'x'.repeat(801) } })).toEqual([422, 'invalid'])
  expect(await of({ receivers: [] })).toEqual([422, 'invalid'])
  const many = Array.from({ length: 501 }, (_, index) => ({ receiver_id: 'x', seq: `${index}` }))
  expect(await of({ receivers: many })).toEqual([422, 'invalid'])
  for (let call = 0; call < 3; call++) expect(await of({})).toEqual([200, 0])
  const stopped = await hr.chat('POST', PATH, to([sokha.imId], 'hi'))
  expect([stopped.status, stopped.body.code]).toEqual([429, 'too_fast'])
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(1)
})
