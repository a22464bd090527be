import { expect, test } from 'vitest'
import { openCipher } from '../adapters/cipher.js'
import { toImId } from '../model/ids.js'
import { ROWS_MAX } from './fields.js'
import { decodePage } from './page.js'
import { decodeContacts } from './tables.js'

const AT = 1_760_000_000_000
const cipher = await openCipher({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 })
const context = { me: toImId('im-1'), cipher, receiversOf: () => 1 }
const read = (body: unknown) => decodePage(JSON.stringify(body), context)
const row = (id: number, msg: object = { type: 'text', content: 'Hello' }) => ({
  msg_id: `${id}`,
  msg_time: AT + id,
  sender_id: 'im-2',
  receiver_id: 'im-1',
  msg,
})

test('S-WIRE-4 a broken row is set aside, the rest of the page is kept in order', async () => {
  const withdraw = row(3, { type: 'withdraw', msgId: '1' })
  const broken = { ...row(2), msg_time: null }
  const page = await read({ code: 0, data: [row(1), broken, withdraw, row(4)], cursor: 'c-4' })
  expect(page).toMatchObject({
    kind: 'ok',
    messages: [{ id: '1' }, { id: '4' }],
    withdrawals: [{ id: '3', target: '1' }],
    notices: [],
    poison: [{ reason: 'msg_time', bytes: JSON.stringify(broken) }],
    cursor: 'c-4',
    count: 4,
  })
})

test('S-WIRE-4 encrypted rows keep their places', async () => {
  const texts = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'x'.repeat(5000) : `m${i}`))
  const data = await Promise.all(
    texts.map(async (text, i) => {
      const { content, iv, mac } = await cipher.encrypt('im-1_im-2', text)
      return row(i, { type: 'text', content, aesExt: iv, mac })
    }),
  )
  const page = await read({ code: 0, data, cursor: '' })
  expect(page.kind === 'ok' && page.messages.map(({ text }) => text)).toEqual(texts)
})

test('S-WIRE-4 a page of notices', async () => {
  const notice = { notice_type: 'group_disband', group_id: 'g-7', im_id: 'im-2', timestamp: AT, rev: 1 }
  const data = [
    { notice_id: '9', notice },
    { notice_id: '10', notice: null },
    { notice_id: '11', notice: {} },
  ]
  expect(await read({ code: 0, data, cursor: 'n' })).toMatchObject({
    notices: [{ type: 'group', change: { type: 'disbanded' } }],
    poison: [{ reason: 'notice: no object' }, { reason: 'notice.notice_type' }],
    count: 3,
  })
})

test('S-WIRE-5 an empty page still moves the cursor; history has none', async () => {
  expect(await read({ code: 0, data: [], cursor: 'c' })).toMatchObject({ kind: 'ok', cursor: 'c', count: 0 })
  expect(await read({ code: 0, data: [] })).toMatchObject({ kind: 'ok', cursor: undefined })
})

test.each([
  [
    { code: -401, message: 'token expired' },
    { kind: 'refused', code: -401, message: 'token expired' },
  ],
  [
    { code: -403, msg: 'revoked' },
    { kind: 'refused', code: -403, message: 'revoked' },
  ],
  [{ code: 'route_not_found' }, { kind: 'refused', code: 'route_not_found', message: '' }],
])('S-WIRE-5 %j is a refusal', async (body, page) => {
  expect(await read(body)).toStrictEqual(page)
})

test.each([
  [[], 'no object'],
  [{}, 'code'],
  [{ code: null, data: [] }, 'code'],
  [{ code: 0 }, 'data'],
  [{ code: 0, data: { 0: {} } }, 'data'],
  [{ code: 0, data: [], cursor: 7 }, 'cursor'],
  [{ code: 0, data: [], cursor: 'x'.repeat(1025) }, 'cursor'],
])('S-WIRE-5 %j is broken', async (body, reason) => {
  expect(await read(body)).toStrictEqual({ kind: 'broken', reason })
})

test('S-WIRE-2 an answer of more rows than anybody sends is broken', async () => {
  const rows = `[${'1,'.repeat(ROWS_MAX)}1]`
  const answer = { kind: 'broken', reason: 'data: more than 50000 rows' }
  expect(await decodePage(`{"code":0,"data":${rows}}`, context)).toEqual(answer)
  expect(decodeContacts(`{"code":200,"data":{"contacts":${rows}}}`)).toEqual(answer)
})

test('S-WIRE-5 a page of HTML is broken, not a throw', async () => {
  expect(await decodePage('<html>502</html>', context)).toEqual({ kind: 'broken', reason: 'no JSON' })
})
