import { expect, test } from 'vitest'
import { toImId } from '../model/ids.js'
import { newBatch } from './batch.js'
import { takeNotice } from './notice.js'
import { peerOfSession } from './read-mark.js'

const me = toImId('im-1')
const AT = 1_760_000_000_000

function read(notice: unknown) {
  const batch = newBatch()
  const reason = takeNotice(notice, me, batch)
  return reason ?? batch.notices[0]
}

const receipt = { notice_type: 'read', im_id: 'im-2', rim_id: 'im-1', msg_ids: ['17', '18'], timestamp: AT }

test('S-WIRE-8 a receipt of the other one, of another device of mine, and in a group', () => {
  const base = { type: 'receipt', kind: 'read', ids: ['17', '18'], at: AT, key: 'p2p-im-2', reader: 'im-2' }
  expect(read(receipt)).toStrictEqual(base)
  expect(read({ ...receipt, im_id: 'im-1', rim_id: 'im-2' })).toStrictEqual({ ...base, reader: 'im-1' })
  expect(read({ ...receipt, notice_type: 'arrived', group_id: 'g-7' })).toStrictEqual({
    ...base,
    kind: 'delivered',
    key: 'team-g-7',
  })
})

test('S-WIRE-14 a receipt between others is not taken', () => {
  expect(read({ ...receipt, rim_id: 'im-3' })).toBe('notice: not for this account')
})

test.each([
  [{ ...receipt, msg_ids: [17] }, /^notice\.msg_ids\.0/],
  [{ ...receipt, timestamp: 'now' }, /^notice\.timestamp/],
  [{ notice_type: 'group_invite', group_id: '', im_id: 'im-2', timestamp: AT }, /^notice\.group_id/],
  [{ notice_type: '' }, /^notice\.notice_type/],
  [{}, /^notice\.notice_type/],
  [[], /^notice: no object/],
])('S-WIRE-4 %j is broken with a reason', (notice, reason) => {
  expect(read(notice)).toMatch(reason)
})

test('S-ABOUT-1 a notice of an application says which and its revision', () => {
  const notice = { notice_type: 'application_changed', id: '31', rev: 4, timestamp: AT }
  const wanted = { type: 'application', id: '31', rev: 4, at: AT }
  expect(read(notice)).toStrictEqual(wanted)
  expect(read({ ...notice, im_id: 'im-1' })).toStrictEqual(wanted)
  for (const broken of [
    { ...notice, id: '' },
    { ...notice, rev: -1 },
    { ...notice, rev: '4' },
  ])
    expect(read(broken)).toMatch(/^notice\.(id|rev)/)
})

test.each(['hologram', 'constructor', '__proto__', 'toString'])(
  'S-WIRE-11 a notice nobody knows stays an unknown notice: %s',
  (name) => {
    expect(read({ notice_type: name, im_id: 5 })).toEqual({ type: 'unknown', name })
  },
)

test('S-WIRE-15 contacts: changed, blocked, unblocked, deleted by either side', () => {
  const contact = { im_id: 'im-2', relation_type: 1, blacklist_type: 2, extra: { company: 'Angkor' }, rev: 3 }
  expect(read({ notice_type: 'contact_changed', im_id: 'im-2', contact, timestamp: AT })).toStrictEqual({
    type: 'contact',
    at: AT,
    contact: {
      imId: 'im-2',
      nickname: '',
      memo: '',
      avatar: '',
      company: 'Angkor',
      userType: 0,
      note: '',
      tags: [],
      doNotDisturb: false,
      account: '',
      countryCode: '',
      phone: '',
      addFrom: '',
      request: null,
      rev: 3,
      friend: [{ since: AT, value: true }],
      asked: [{ since: AT, value: 'none' }],
      hidden: [{ since: AT, value: false }],
      blockedByMe: [{ since: AT, value: false }],
      blockedByThem: [{ since: AT, value: true }],
    },
  })
  const pair = { im_id: 'im-2', rim_id: 'im-1', timestamp: AT, rev: 4 }
  expect(read({ notice_type: 'blacklist_add', ...pair })).toStrictEqual({
    type: 'blacklist',
    by: 'im-2',
    whom: 'im-1',
    isOn: true,
    at: AT,
    rev: 4,
  })
  expect(read({ notice_type: 'blacklist_remove', ...pair })).toMatchObject({ isOn: false })
  const deleted = { type: 'contact-deleted', imId: 'im-2', at: AT, rev: 4 }
  expect(read({ notice_type: 'contact_delete', ...pair })).toStrictEqual(deleted)
  expect(read({ notice_type: 'contact_delete', ...pair, im_id: 'im-1', rim_id: 'im-2' })).toStrictEqual(
    deleted,
  )
})

const groupId = 'g-7'
test.each([
  ['group_invite', { member_ids: ['im-1'] }, { type: 'joined', groupId, members: ['im-1'], by: 'im-2' }],
  [
    'group_remove',
    { member_ids: ['im-3'] },
    { type: 'left', groupId, members: ['im-3'], by: 'im-2', why: 'removed' },
  ],
  ['group_quit', {}, { type: 'left', groupId, members: ['im-2'], by: 'im-2', why: 'quit' }],
  [
    'group_role',
    { member_ids: ['im-3'], role: 'admin' },
    { type: 'role', groupId, members: ['im-3'], role: 'admin', by: 'im-2' },
  ],
  ['group_no_speaking', { no_speaking: 1 }, { type: 'muted', groupId, members: [], isOn: true }],
  ['group_modify', { title: 'New' }, { type: 'modified', groupId, names: { title: 'New' } }],
  [
    'group_modify',
    { title: 'New', avatar: '/new.png' },
    { type: 'modified', groupId, names: { title: 'New', avatar: '/new.png' } },
  ],
  [
    'group_member_modify',
    { member_ids: ['im-3'], title: 'N' },
    { type: 'member-renamed', groupId, imId: 'im-3', nickname: 'N' },
  ],
  ['group_disband', {}, { type: 'disbanded', groupId, by: 'im-2' }],
])('S-WIRE-15 %s', (notice_type, more, change) => {
  expect(
    read({ notice_type, group_id: groupId, im_id: 'im-2', timestamp: AT, rev: 9, ...more }),
  ).toStrictEqual({
    type: 'group',
    change,
    at: AT,
    rev: 9,
  })
})

test('S-WIRE-11 a group change that the engine keeps nothing of is unknown', () => {
  const group = { group_id: groupId, im_id: 'im-2', timestamp: AT }
  expect(read({ notice_type: 'group_modify', ...group })).toEqual({ type: 'unknown', name: 'group_modify' })
  expect(read({ notice_type: 'group_role', ...group })).toEqual({ type: 'unknown', name: 'group_role' })
})

test('S-WIRE-15 a read mark of another device of mine, of mine only', () => {
  const mark = {
    notice_type: 'read_mark',
    im_id: 'im-1',
    isGroup: 0,
    readTime: AT,
    readMsgId: '17',
    timestamp: AT,
  }
  expect(read({ ...mark, sessionId: 'im-1_im-2' })).toEqual({
    type: 'read-elsewhere',
    key: 'p2p-im-2',
    mark: { at: AT, id: '17' },
  })
  expect(read({ ...mark, sessionId: 'g-7', isGroup: 1 })).toMatchObject({ key: 'team-g-7' })
  expect(read({ ...mark, sessionId: 'im-1_im-2', im_id: 'im-3' })).toBe('notice: not for this account')
})

test.each([
  ['im-1', 'im-1_im-2', 'im-2'],
  ['im-2', 'im-1_im-2', 'im-1'],
  ['a', 'a_x_a', 'x_a'],
  ['a_b', 'a_b_c', 'c'],
  ['c', 'a_b_c', 'a_b'],
  ['a', 'a_a', 'a'],
  ['im-1', 'im-2', 'im-2'],
])('S-WIRE-15 for %s the other one of %s is %s', (who, session, peer) => {
  expect(peerOfSession(session, toImId(who))).toBe(peer)
})
