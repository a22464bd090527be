import { expect, test } from 'vitest'
import { toImId } from '../model/ids.js'
import { type Batch, newBatch } from './batch.js'
import type { Call } from './calls.js'
import { AT, asking, contact } from './examples.js'
import { takeNotice } from './notice.js'
import {
  addCall,
  blockCall,
  changeCall,
  decisionCall,
  decodeChanged,
  decodeFound,
  decodeMatched,
  decodePrivacy,
  findCall,
  matchCall,
  privacyCall,
  removeCall,
  requestCall,
  setPrivacyCall,
  tagCall,
  updateUserCall,
} from './people.js'
import { decodeContacts } from './tables.js'

const me = toImId('im-1')
const answer = (data: unknown) => JSON.stringify({ code: 200, data })
const spoken = ({ method, path, body }: Call) => [`${method} ${path}`, body && JSON.parse(body)]

test.each([
  [findCall('phone', '+855 12'), 'GET /chat/user/phone/%2B855%2012', undefined],
  [findCall('id', 'im/2'), 'GET /chat/user/id/im%2F2', undefined],
  [findCall('account', 'dara\ud800'), 'GET /chat/user/search/dara%EF%BF%BD', undefined],
  [matchCall(me, ['+85512']), 'POST /chat/users/im-1/phones', { phones: ['+85512'] }],
  [
    requestCall(me, 'im-2', {}),
    'POST /chat/users/im-1/add_reqs',
    { request: { im_id: 'im-2', message: '', add_by: 'account', add_from: '' } },
  ],
  [
    requestCall(me, 'im-2', { message: 'Hello', addBy: 'group', addFrom: 'g-7' }),
    'POST /chat/users/im-1/add_reqs',
    { request: { im_id: 'im-2', message: 'Hello', add_by: 'group', add_from: 'g-7' } },
  ],
  [decisionCall(me, 'q/1', 'seen'), 'POST /chat/users/im-1/add_reqs/q%2F1', { decision: 'seen' }],
  [addCall(me, 'im-2'), 'POST /chat/users/im-1/contacts/im-2', { is_hide: 0 }],
  [
    changeCall(me, 'im-2', { memo: 'D', note: 'n', tags: ['a'], doNotDisturb: true, isHidden: false }),
    'PATCH /chat/users/im-1/contacts/im-2',
    { friend_nickname: 'D', note: 'n', tags: '["a"]', is_disturb: 1, is_hide: 0 },
  ],
  [changeCall(me, 'im-2', { memo: '' }), 'PATCH /chat/users/im-1/contacts/im-2', { friend_nickname: '' }],
  [
    tagCall(me, [{ imId: 'im-2', tags: ['a'] }]),
    'PUT /chat/users/im-1/contacts/tags',
    { tags: [{ im_id: 'im-2', tags: ['a'] }] },
  ],
  [removeCall(me, 'im-2'), 'DELETE /chat/users/im-1/contacts/im-2', undefined],
  [blockCall(me, 'im-2', true), 'POST /chat/users/im-1/blacklist', { blacklist: ['im-2'] }],
  [blockCall(me, 'im-2', false), 'DELETE /chat/users/im-1/blacklist', { blacklist: ['im-2'] }],
  [privacyCall(me), 'GET /chat/users/im-1/privacy_settings', undefined],
  [
    setPrivacyCall(me, 'needsConsent', false),
    'POST /chat/users/im-1/privacy_settings',
    { key: 'add_verify', value: 0 },
  ],
  [updateUserCall(me), 'POST /chat/users/im-1/', { lang: 'en' }],
])('S-FRIEND-7 %o is %s', (call, line, body) => {
  expect(spoken(call)).toEqual([line, body])
})

test('S-WAL-26 a row names the account that is paid for somebody, "" where there is none, or does not say', () => {
  const rows = ['im-9', '', undefined].map((payment_user_id) => ({ ...contact, payment_user_id }))
  const read = decodeContacts(answer({ contacts: rows }))
  const items = read.kind === 'ok' ? read.items : []
  expect(items.map(({ paymentUserId }) => paymentUserId)).toEqual(['im-9', '', undefined])
})

test('S-FRIEND-6 a row tells what the owner keeps about somebody, and the request that waits', () => {
  const rows = [
    { ...contact, tags: '["kitchen",5,"lone \ud800"]', is_hide: 1, is_disturb: 1 },
    asking,
    {
      ...asking,
      im_id: 'im-4',
      tags: '{"no":"list"}',
      request: { ...asking.request, is_self_req: 1, status: 2 },
    },
    { ...asking, im_id: 'im-5', request: { ...asking.request, status: 3 } },
  ]
  expect(decodeContacts(answer({ contacts: rows }))).toMatchObject({
    items: [
      {
        account: 'dara',
        countryCode: '855',
        phone: '12345678',
        note: 'Met at the job fair',
        tags: ['kitchen', 'lone \ufffd'],
        doNotDisturb: true,
        hidden: [{ since: 0, value: true }],
        request: null,
        asked: [{ since: 0, value: 'none' }],
      },
      {
        request: {
          requestId: 'q-1',
          isMine: false,
          message: 'We met at the school',
          addBy: 'account',
          addFrom: '',
          at: AT,
          status: 'pending',
          isRead: false,
        },
        asked: [{ since: 0, value: 'theirs' }],
        friend: [{ since: 0, value: false }],
      },
      {
        imId: 'im-4',
        tags: [],
        request: { isMine: true, status: 'ended' },
        asked: [{ since: 0, value: 'none' }],
      },
    ],
    poison: [{ reason: expect.stringContaining('status') }],
  })
})

test('S-FRIEND-6 a request to a friend is accepted, whatever it says', () => {
  const row = { ...asking, relation_type: 1 }
  expect(decodeContacts(answer({ contacts: [row] }))).toMatchObject({
    items: [{ request: { status: 'accepted' }, asked: [{ since: 0, value: 'none' }] }],
  })
})

const told = (notice: unknown): Batch['notices'][number] | string | undefined => {
  const batch = newBatch()
  return takeNotice(notice, me, batch) ?? batch.notices[0]
}

test('S-FRIEND-6 requests and agreements are told to both sides', () => {
  const pair = { im_id: 'im-1', rim_id: 'im-2', timestamp: AT, req_id: 'q' }
  expect(told({ notice_type: 'contact_add', ...pair, message: 'Hello', add_by: 'phone' })).toEqual({
    type: 'contact-asked',
    imId: 'im-2',
    at: AT,
    request: {
      requestId: 'q',
      isMine: true,
      message: 'Hello',
      addBy: 'phone',
      addFrom: '',
      at: AT,
      status: 'pending',
      isRead: false,
    },
  })
  const turned = { ...pair, im_id: 'im-2', rim_id: 'im-1' }
  expect(told({ notice_type: 'contact_add', ...turned })).toMatchObject({
    imId: 'im-2',
    request: { isMine: false, message: '' },
  })
  const agreed = { type: 'contact-agreed', imId: 'im-2', at: AT, rev: 8 }
  for (const each of [pair, turned])
    expect(told({ notice_type: 'contact_agree', ...each, rev: 8 })).toEqual(agreed)
  for (const notice_type of ['contact_add', 'contact_agree'])
    expect(told({ notice_type, ...pair, im_id: 'im-3' })).toMatch('not for this account')
})

test('S-FRIEND-7 an answer dates the rows that it has, one or many or none', () => {
  const changed = { timestamp: AT, rev: 7 }
  expect(decodeChanged(answer({ contact, ...changed }))).toMatchObject({
    contacts: [{ imId: 'im-2', friend: [{ since: AT, value: true }] }],
    at: AT,
  })
  expect(decodeChanged(answer({ contacts: [contact, asking], timestamp: AT }))).toMatchObject({
    contacts: [{ imId: 'im-2' }, { imId: 'im-3' }],
  })
  expect(decodeChanged(answer({ contact: null, ...changed }))).toMatchObject({ contacts: [] })
})

test('S-FRIEND-7 what is found is what anybody may see', () => {
  const row = { im_id: 'im-3', nickname: 'Sreymom', relation_type: 1, extra: { company: 'Angkor' } }
  const person = { imId: 'im-3', nickname: 'Sreymom', avatar: '', company: 'Angkor', isFriend: true }
  expect(decodeFound(answer({ contacts: [row] }))).toEqual({ kind: 'ok', people: [person] })
  expect(decodeFound(answer({ contacts: [] }))).toEqual({ kind: 'ok', people: [] })
  expect(decodeMatched(answer({ contacts: [{ ...row, phone: '+85512' }] }))).toEqual({
    kind: 'ok',
    people: [{ ...person, phone: '+85512' }],
  })
  const settings = { add_verify: 1, find_by_phone: 0, find_by_account: 1 }
  expect(decodePrivacy(answer({ settings }))).toEqual({
    kind: 'ok',
    privacy: { needsConsent: true, byPhone: false, byAccount: true },
  })
})

test.each([decodeChanged, decodeFound, decodeMatched, decodePrivacy])(
  'S-FRIEND-7 %o: refusals and nonsense are values',
  (decode) => {
    const refused = { kind: 'refused', code: 'not_found', message: 'not found' }
    expect(decode('{"code":"not_found","message":"not found"}')).toEqual(refused)
    for (const text of ['', '[]', '{"code":200}', '{"code":200,"data":null}'])
      expect(decode(text)).toEqual({ kind: 'broken', reason: expect.any(String) })
  },
)
