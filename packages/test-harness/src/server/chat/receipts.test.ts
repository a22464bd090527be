import { expect, test } from 'vitest'
import { GROUP_NOTICES, login, NOTICES, receiptTo, textTo, textToGroup } from '../testing/client'
import { startTestServer } from '../testing/world'

test('S-SRV-19 a receipt reaches the author once per message and state, with the server time', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [author, reader] = await Promise.all([sokha.online(), hr.online()])
  const { cursor } = await sokha.catchUp(NOTICES)
  const one = String((await author.call(textTo(hr.imId, 'one'))).msg_id)
  const two = String((await author.call(textTo(hr.imId, 'two'))).msg_id)

  expect(await reader.call(receiptTo(sokha.imId, 'arrived', [one]))).toEqual({ code: 0, message: '' })
  const arrived = await author.nextNotice('arrived')
  expect(arrived.data).toMatchObject({
    notice_id: expect.stringMatching(/^\d+$/),
    notice: { im_id: hr.imId, rim_id: sokha.imId, msg_ids: [one] },
  })

  await reader.call(receiptTo(sokha.imId, 'read', [one, two, '999999', 'x']))
  const read = await author.nextNotice('read')
  expect(read.data).toMatchObject({ notice: { msg_ids: [one, two] } })
  const notice = read.data.notice as { timestamp: number }
  expect(notice.timestamp).toBeGreaterThan(1_700_000_000_000)

  // A repeat, and arrival after reading, say nothing new.
  expect(await reader.call(receiptTo(sokha.imId, 'read', [one, two]))).toMatchObject({ code: 0 })
  expect(await reader.call(receiptTo(sokha.imId, 'arrived', [two]))).toMatchObject({ code: 0 })
  const items = await sokha.noticesSince(cursor)
  expect(items.map((item) => [item.notice_id, item.notice.notice_type])).toEqual([
    [arrived.data.notice_id, 'arrived'],
    [read.data.notice_id, 'read'],
  ])
})

test('S-SRV-19 a group receipt comes with the group notices', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [author, reader] = await Promise.all([hr.online(), sokha.online()])
  const direct = (await hr.catchUp(NOTICES)).cursor
  const { cursor } = await hr.catchUp(GROUP_NOTICES)
  const own = String((await author.call(textToGroup('30001', 'one for all'))).msg_id)
  const frame = receiptTo(hr.imId, 'read', [own])
  const { receiver_id, ...data } = frame.data
  const inGroup = { ...frame, action: 'group', data: { ...data, group_id: '30001' } }
  expect(await reader.call(inGroup)).toMatchObject({ code: 0 })
  expect(await hr.noticesSince(direct)).toEqual([])
  expect(await hr.noticesSince(cursor, GROUP_NOTICES)).toMatchObject([
    { notice: { group_id: '30001', msg_ids: [own], im_id: sokha.imId } },
  ])
})

test('S-SRV-19 receipts for messages that are not the author’s to the reader are -404', async () => {
  const { url } = await startTestServer()
  const [sokha, hr, dara] = await Promise.all([
    login(url, 'sokha'),
    login(url, 'angkor-hr'),
    login(url, 'dara'),
  ])
  const [author, reader, foreign] = await Promise.all([sokha.online(), hr.online(), dara.online()])
  const id = String((await author.call(textTo(hr.imId, 'one'))).msg_id)
  expect(await foreign.call(receiptTo(sokha.imId, 'read', [id]))).toMatchObject({ code: -404 })
  expect(await author.call(receiptTo(sokha.imId, 'read', [id]))).toMatchObject({ code: -404 })
  expect(await reader.call(receiptTo(dara.imId, 'read', [id]))).toMatchObject({ code: -404 })
  expect(await reader.call(receiptTo(sokha.imId, 'read', []))).toMatchObject({ code: -422 })
})

test('S-SRV-19 somebody outside a group cannot receipt its messages', async () => {
  const { url } = await startTestServer()
  const [hr, tech] = await Promise.all([login(url, 'angkor-hr'), login(url, 'mekong-tech')])
  const [author, outsider] = await Promise.all([hr.online(), tech.online()])
  const { msg_id } = await author.call(textToGroup('30001', 'hello'))
  const frame = receiptTo(hr.imId, 'read', [String(msg_id)])
  const { receiver_id, ...data } = frame.data
  const group = { ...frame, action: 'group', data: { ...data, group_id: '30001' } }
  expect(await outsider.call(group)).toMatchObject({ code: -404 })
})

test('S-SRV-12 receipts beyond the burst are answered with -429 and the time to wait, and nothing of them is kept', async () => {
  const { url } = await startTestServer({ rates: { receipts: { burst: 1, perSecond: 0.001 } } })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [author, reader] = await Promise.all([sokha.online(), hr.online()])
  const { cursor } = await sokha.catchUp(NOTICES)
  const id = String((await author.call(textTo(hr.imId, 'one'))).msg_id)
  expect(await reader.call(receiptTo(sokha.imId, 'arrived', [id]))).toMatchObject({ code: 0 })
  const late = await reader.call(receiptTo(sokha.imId, 'read', [id]))
  expect(late.code).toBe(-429)
  expect(late.retry_after_ms).toBeGreaterThan(1_000)
  expect(await sokha.noticesSince(cursor)).toMatchObject([{ notice: { notice_type: 'arrived' } }])
})
