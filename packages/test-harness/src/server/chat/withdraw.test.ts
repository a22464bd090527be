import { expect, test } from 'vitest'
import { login, textTo, textToGroup, withdrawalTo } from '../testing/client'
import { handClock, startTestServer } from '../testing/world'

async function conversation() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  return { clock, sokha, hr, mine, theirs }
}

test('S-SRV-5 withdrawn in time: the text goes, the place stays, the withdrawal is a message', async () => {
  const { clock, sokha, hr, mine, theirs } = await conversation()
  const sent = await mine.call(textTo(hr.imId, 'a secret'))
  clock.advance(120_000)
  const withdrawn = await mine.call(withdrawalTo(hr.imId, String(sent.msg_id)))
  expect(withdrawn).toMatchObject({ code: 0, number: Number(sent.number) + 1 })
  await theirs.nextAction('p2p')
  expect((await theirs.nextAction('p2p')).data).toMatchObject({
    msg_id: withdrawn.msg_id,
    msg: { type: 'withdraw', msgId: sent.msg_id },
  })
  const { body } = await hr.chat('POST', '/chat/im/user/getMsgByImID', { im_id: sokha.imId, size: 2 })
  expect(body.data).toMatchObject([
    { msg_id: sent.msg_id, msg: { type: 'withdrawn', content: '', withdrawnAt: withdrawn.msg_time } },
    { msg_id: withdrawn.msg_id, msg: { type: 'withdraw', msgId: sent.msg_id } },
  ])
  expect(JSON.stringify(body)).not.toContain('a secret')
})

test('S-SRV-5 later than two minutes by the server clock it is 508 and nothing changes', async () => {
  const { clock, hr, sokha, mine } = await conversation()
  const sent = await mine.call(textTo(hr.imId, 'stays'))
  clock.advance(120_001)
  expect(await mine.call(withdrawalTo(hr.imId, String(sent.msg_id)))).toMatchObject({ code: 508 })
  const { body } = await hr.chat('POST', '/chat/im/user/getMsgByImID', { im_id: sokha.imId, size: 1 })
  expect(body.data).toMatchObject([{ msg_id: sent.msg_id, msg: { content: 'stays' } }])
})

test('S-SRV-5 a foreign message, another conversation, no such id: -404', async () => {
  const { hr, mine, theirs, sokha } = await conversation()
  const theirMessage = await theirs.call(textTo(sokha.imId, 'mine'))
  const ownElsewhere = await mine.call(textToGroup('30001', 'in the group'))
  const ids = [theirMessage.msg_id, ownElsewhere.msg_id, '999999', 'x', '']
  for (const id of ids)
    expect(await mine.call(withdrawalTo(hr.imId, String(id)))).toMatchObject({ code: -404 })
})

test('S-SRV-5 twice is once: a second withdrawal is acked with the first, however late', async () => {
  const { clock, hr, mine } = await conversation()
  const sent = await mine.call(textTo(hr.imId, 'oops'))
  const first = await mine.call(withdrawalTo(hr.imId, String(sent.msg_id)))
  clock.advance(600_000)
  expect(await mine.call(withdrawalTo(hr.imId, String(sent.msg_id)))).toEqual(first)
  // Neither is a withdrawal itself taken back.
  expect(await mine.call(withdrawalTo(hr.imId, String(first.msg_id)))).toMatchObject({ code: -404 })
})

test('S-SRV-5 a repeat of the message that was withdrawn is acked as before', async () => {
  const { hr, mine } = await conversation()
  const frame = textTo(hr.imId, 'sent, withdrawn, resent')
  const sent = await mine.call(frame)
  await mine.call(withdrawalTo(hr.imId, String(sent.msg_id)))
  expect(await mine.call(frame)).toEqual(sent)
})
