import { expect, test } from 'vitest'
import { decodeAuth } from './auth.js'
import { decodeContacts, decodeConversations, decodeGroups, decodeMembers } from './tables.js'

const body = (data: unknown, code = 200) => JSON.stringify({ code, data })

test('S-WIRE-17 contacts: relation and block flags become timelines that hold always', () => {
  const contacts = [
    {
      im_id: 'im-2',
      nickname: 'Dara',
      friend_nickname: 'D',
      relation_type: 1,
      blacklist_type: 3,
      user_type: 999,
      rev: 2,
    },
    { im_id: 'im-3', relation_type: 4, blacklist_type: 5 },
    { im_id: 'im-4', relation_type: 0, extra: '{"company":"text"}' },
  ]
  expect(decodeContacts(body({ contacts }))).toMatchObject({
    kind: 'ok',
    count: 3,
    items: [
      {
        imId: 'im-2',
        nickname: 'Dara',
        memo: 'D',
        userType: 999,
        rev: 2,
        friend: [{ since: 0, value: true }],
        blockedByMe: [{ since: 0, value: true }],
        blockedByThem: [{ since: 0, value: true }],
      },
      { imId: 'im-4', company: '', friend: [{ since: 0, value: false }] },
    ],
    poison: [{ bytes: JSON.stringify(contacts[1]) }],
  })
})

test('S-WIRE-17 groups and members', () => {
  const groups = [{ group_id: 'g-7', title: 'Team', owner_id: 'im-2', no_speaking: 1, count: 3, rev: 2 }]
  expect(decodeGroups(body({ groups }))).toMatchObject({
    items: [
      {
        groupId: 'g-7',
        title: 'Team',
        ownerId: 'im-2',
        count: 3,
        muted: [{ since: 0, value: true }],
        rev: 2,
      },
    ],
  })
  const members = [{ im_id: 'im-2', nickname: 'Dara', memo: 'Boss', join_at: 1_760_000_000, role: 'owner' }]
  const since = 1_760_000_000_000
  expect(decodeMembers(body({ members, rev: 5 }))).toMatchObject({
    items: [
      {
        imId: 'im-2',
        nickname: 'Boss',
        membership: [{ since, value: true }],
        role: [{ since: 0, value: 'owner' }],
        muted: [{ since: 0, value: false }],
        rev: 5,
      },
    ],
  })
})

test('S-WIRE-17 conversations of people and groups, with marks and without', () => {
  const extra = {
    title: 'Dara',
    setTopTime: 9,
    isDisturb: 1,
    jobId: '0',
    jobTitle: 'Cook',
    company: 'Angkor',
  }
  const rows = [
    { sessionId: 'a_b', receiverId: 'im-2', talkMode: 1, readTime: 7, readMsgId: '17', extra },
    { receiverId: 'g-7', talkMode: 2, readTime: 0, readMsgId: '' },
    { receiverId: 'im-3', talkMode: 3 },
  ]
  expect(decodeConversations(body(rows, 0))).toMatchObject({
    items: [
      {
        key: 'p2p-im-2',
        title: 'Dara',
        pinnedAt: 9,
        doNotDisturb: true,
        jobId: '',
        jobTitle: 'Cook',
        company: 'Angkor',
        mark: { at: 7, id: '17' },
      },
      { key: 'team-g-7', title: '', pinnedAt: 0, doNotDisturb: false, mark: { at: -1, id: '' } },
    ],
    poison: [{ reason: expect.stringContaining('talkMode') }],
    count: 3,
  })
})

test('S-ABOUT-3 of a conversation the job, the resume and the interview, where "" and "0" are none', () => {
  const row = (extra: object) => ({ receiverId: 'im-2', talkMode: 1, extra })
  const told = (extra: object) => {
    const read = decodeConversations(body([row(extra)], 0))
    return read.kind === 'ok' ? read.items[0] : read
  }
  expect(told({ jobId: '12', jobTitle: 'Cook', resumeId: '7', interview: '31' })).toMatchObject({
    jobId: '12',
    jobTitle: 'Cook',
    resumeId: '7',
    interviewId: '31',
  })
  const none = { jobId: '', resumeId: '', interviewId: '' }
  for (const extra of [{}, { jobId: '0', resumeId: '0', interview: '' }, { jobId: null, interview: null }])
    expect(told(extra)).toMatchObject(none)
})

test.each([decodeContacts, decodeGroups, decodeMembers, decodeConversations, decodeAuth])(
  'S-WIRE-17 %o: refusals and nonsense are values',
  (decode) => {
    expect(decode('{"code":-403}')).toEqual({ kind: 'refused', code: -403, message: '' })
    for (const text of ['', '[]', '{"code":200}', '{"code":200,"data":null}', '{"code":0,"data":{}}']) {
      expect(decode(text)).toEqual({ kind: 'broken', reason: expect.any(String) })
    }
  },
)

test.each([
  [1_760_255_600, 1_760_000_000_000],
  [255_600, 0],
  [0, 0],
  [-1, 0],
])('S-WIRE-9 im_exp %d refreshes at %d ms', (im_exp, refreshAt) => {
  expect(decodeAuth(body({ im_token: 't', im_exp }))).toStrictEqual({ kind: 'ok', token: 't', refreshAt })
})
