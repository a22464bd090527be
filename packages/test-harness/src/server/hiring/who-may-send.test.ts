import { expect, test } from 'vitest'
import { MANAGER } from '../chat/permission'
import { openDatabase } from '../db/open'
import { login, type TestClient, textTo, textToGroup } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { cardOf } from '../testing/kinds'
import { startTestServer } from '../testing/world'

/**
 * - seeker: sokha; of hers are application 1 to Angkor with an interview, 6 without one, 2 to another company, and resume 1
 * - owner: angkor-hr, of Angkor with the jobs 1, 2 and 7
 * - recruiter: river-clinic, who acts for Angkor, too
 * - former: kampot-foods, who acted for a company and does no more
 * - other: mekong-tech, of another company, with job 3
 * - manager: lotus-logistics, whom no contact stands in the way of
 * - stranger: dara, a seeker who has applied nowhere, a contact of none of them
 */
const LOGINS = {
  seeker: 'sokha',
  owner: 'angkor-hr',
  recruiter: 'river-clinic',
  former: 'kampot-foods',
  other: 'mekong-tech',
  manager: 'lotus-logistics',
  stranger: 'dara',
} as const
type Who = keyof typeof LOGINS

const GROUP = '30001'

async function openTable() {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const people = {} as Record<Who, TestClient>
  for (const [who, account] of Object.entries(LOGINS)) people[who as Who] = await login(url, account)
  // A job makes contacts of a seeker and who answers for it.
  for (const id of [1, 3, 18, 20]) await people.seeker.api('POST', `/jobs/${id}/chat`)
  const { db, close } = await openDatabase(database)
  await db
    .updateTable('recruiters')
    .set({ company_id: 1, role: 'recruiter' })
    .where('account_id', '=', '10')
    .execute()
  await db.deleteFrom('recruiters').where('account_id', '=', '9').execute()
  await db
    .updateTable('accounts')
    .set({ user_type: MANAGER })
    .where('im_id', '=', people.manager.imId)
    .execute()
  await close()
  const say = async (from: Who, to: Who | 'group', msg: object) => {
    const socket = await people[from].online()
    const frame = to === 'group' ? textToGroup(GROUP, 'x') : textTo(people[to].imId, 'x')
    const ack = await socket.call({ ...frame, data: { ...frame.data, msg } })
    socket.close()
    return ack
  }
  const extraOf = async (who: Who, peer: Who) => {
    const { body } = await people[who].chat('GET', '/biz/conversations/items/query')
    const receiverId = people[peer].imId
    return body.data.find((row: { receiverId: string }) => row.receiverId === receiverId)?.extra
  }
  return { url, people, say, extraOf }
}

const [OWN_JOB, NEXT_JOB, OTHER_JOB] = [{ jobId: '1' }, { jobId: '2' }, { jobId: '3' }]
const [INVITED, APPLIED, ELSEWHERE] = [{ jobApplyId: '1' }, { jobApplyId: '6' }, { jobApplyId: '2' }]
const RESUME = { resumeId: '1' }

/** Who sends what to whom, and whether it goes. */
const SENDINGS: readonly (readonly [Who, Who | 'group', ReturnType<typeof cardOf>, boolean])[] = [
  ['seeker', 'owner', cardOf('job', OTHER_JOB), true],
  ['owner', 'seeker', cardOf('job', OWN_JOB), true],
  ['owner', 'group', cardOf('job', OWN_JOB), true],
  ['manager', 'seeker', cardOf('job', OWN_JOB), true],
  ['former', 'seeker', cardOf('job', OWN_JOB), true],
  ['owner', 'seeker', cardOf('job', { jobId: '99999' }), false],

  ['seeker', 'owner', cardOf('resume', RESUME), true],
  ['seeker', 'owner', cardOf('resume', { resumeId: '99999' }), false],
  ['seeker', 'group', cardOf('resume', RESUME), false],
  ['owner', 'seeker', cardOf('resume', RESUME), false],
  ['stranger', 'manager', cardOf('resume', RESUME), false],

  ['owner', 'seeker', cardOf('reqResume', OWN_JOB), true],
  ['recruiter', 'seeker', cardOf('reqResume', OWN_JOB), true],
  ['other', 'seeker', cardOf('reqResume', OWN_JOB), false],
  ['other', 'seeker', cardOf('reqResume', OTHER_JOB), true],
  ['former', 'seeker', cardOf('reqResume', { jobId: '18' }), false],
  ['manager', 'seeker', cardOf('reqResume', OWN_JOB), false],
  ['seeker', 'owner', cardOf('reqResume', OWN_JOB), false],
  ['owner', 'group', cardOf('reqResume', OWN_JOB), false],

  ['seeker', 'owner', cardOf('sendResume', APPLIED), true],
  ['seeker', 'recruiter', cardOf('sendResume', APPLIED), true],
  ['seeker', 'other', cardOf('sendResume', APPLIED), false],
  ['seeker', 'owner', cardOf('sendResume', ELSEWHERE), false],
  ['seeker', 'former', cardOf('sendResume', { jobApplyId: '12' }), false],
  ['seeker', 'owner', cardOf('sendResume', { jobApplyId: '0x1' }), false],
  ['seeker', 'group', cardOf('sendResume', APPLIED), false],
  ['stranger', 'manager', cardOf('sendResume', APPLIED), false],
  ['owner', 'seeker', cardOf('sendResume', APPLIED), false],

  ['owner', 'seeker', cardOf('inviteInterview', INVITED), true],
  ['recruiter', 'seeker', cardOf('inviteInterview', INVITED), true],
  ['owner', 'seeker', cardOf('inviteInterview', APPLIED), false],
  ['owner', 'manager', cardOf('inviteInterview', INVITED), false],
  ['other', 'seeker', cardOf('inviteInterview', INVITED), false],
  ['former', 'seeker', cardOf('inviteInterview', INVITED), false],
  ['manager', 'seeker', cardOf('inviteInterview', INVITED), false],
  ['seeker', 'owner', cardOf('inviteInterview', INVITED), false],
  ['owner', 'group', cardOf('inviteInterview', INVITED), false],

  ['owner', 'seeker', cardOf('changeJob', NEXT_JOB), true],
  ['recruiter', 'seeker', cardOf('changeJob', OWN_JOB), true],
  ['other', 'seeker', cardOf('changeJob', OWN_JOB), false],
  ['former', 'seeker', cardOf('changeJob', { jobId: '18' }), false],
  ['seeker', 'owner', cardOf('changeJob', OWN_JOB), false],
  ['manager', 'seeker', cardOf('changeJob', OWN_JOB), false],
  ['owner', 'group', cardOf('changeJob', NEXT_JOB), false],
]

test('S-HIRE-1 a card goes from who may send it and from nobody else, in words that a person can read', async () => {
  const { say } = await openTable()
  for (const [from, to, msg, isSent] of SENDINGS) {
    const ack = await say(from, to, msg)
    const expected = isSent ? { code: 0 } : { code: -23, message: 'You have no permission to send a message' }
    expect([from, to, msg, ack]).toMatchObject([from, to, msg, expected])
  }
})

test('S-HIRE-1 a custom of subtype 97, 98 or 99 goes by the rules of its kind', async () => {
  const { say } = await openTable()
  const custom = (subtype: string | number, fields: object) => ({
    type: 'custom',
    content: 'x',
    extra: { subtype, ...fields },
  })
  expect(await say('owner', 'seeker', custom('97', INVITED))).toMatchObject({ code: 0 })
  expect(await say('owner', 'seeker', custom(97, APPLIED))).toMatchObject({ code: -23 })
  expect(await say('owner', 'seeker', custom(98, OWN_JOB))).toMatchObject({ code: 0 })
  expect(await say('owner', 'seeker', custom('98', {}))).toMatchObject({ code: -422 })
  expect(await say('seeker', 'owner', custom('99', RESUME))).toMatchObject({ code: 0 })
  expect(await say('owner', 'seeker', custom('99', RESUME))).toMatchObject({ code: -23 })
})

test('S-HIRE-2 contacts and blocks come first: a card to a stranger says so', async () => {
  const { say, people } = await openTable()
  expect(await say('recruiter', 'stranger', cardOf('reqResume', OWN_JOB))).toMatchObject({ code: -20 })
  await people.seeker.chat('POST', `/chat/users/${people.seeker.imId}/blacklist`, {
    blacklist: [people.owner.imId],
  })
  expect(await say('owner', 'seeker', cardOf('reqResume', OWN_JOB))).toMatchObject({ code: -21 })
})

test('S-HIRE-3 both lists say the job of the first card; another card leaves it, a change of job does not', async () => {
  const { say, extraOf } = await openTable()
  const both = async (peer: Who) => [await extraOf('seeker', peer), await extraOf(peer, 'seeker')]
  await say('recruiter', 'seeker', cardOf('reqResume', OWN_JOB))
  // They came from another job: that stays.
  for (const extra of await both('recruiter')) expect(extra).toMatchObject({ jobId: '20' })
  await say('recruiter', 'seeker', cardOf('changeJob', { ...OWN_JOB, jobTitle: 'Whatever they say' }))
  for (const extra of await both('recruiter'))
    expect(extra).toMatchObject({ jobId: '1', jobTitle: 'Hotel Receptionist' })
  await say('seeker', 'recruiter', cardOf('job', NEXT_JOB))
  await say('seeker', 'recruiter', cardOf('sendResume', { ...OWN_JOB, ...INVITED, ...RESUME }))
  for (const extra of await both('recruiter'))
    expect(extra).toMatchObject({ jobId: '1', jobTitle: 'Hotel Receptionist', resumeId: '1' })
  await say('recruiter', 'seeker', cardOf('changeJob', NEXT_JOB))
  for (const extra of await both('recruiter')) {
    expect(extra).toMatchObject({ jobId: '2' })
    expect(extra).not.toHaveProperty('resumeId')
  }
})

test('S-HIRE-3 a job that neither of the two offers stays out of their lists', async () => {
  const { say, extraOf } = await openTable()
  await say('manager', 'other', cardOf('job', OWN_JOB))
  for (const [who, peer] of [
    ['manager', 'other'],
    ['other', 'manager'],
  ] as const)
    expect(await extraOf(who, peer)).not.toHaveProperty('jobId')
})

test('S-HIRE-3 what a person saves takes the place of what is there; an id that is empty or 0 is none', async () => {
  const { people, extraOf } = await openTable()
  const save = (extra: object) =>
    people.seeker.chat('POST', '/biz/conversations/items/save', {
      receiverId: people.owner.imId,
      talkMode: 1,
      extra,
    })
  await save({ jobId: '2', jobTitle: 'Interpreter', resumeId: '1' })
  expect(await extraOf('seeker', 'owner')).toMatchObject({
    jobId: '2',
    jobTitle: 'Interpreter',
    resumeId: '1',
  })
  for (const jobId of ['', '0']) await save({ jobId, jobTitle: '' })
  expect(await extraOf('seeker', 'owner')).toMatchObject({
    jobId: '2',
    jobTitle: 'Interpreter',
    resumeId: '1',
  })
  await save({ jobId: '1', jobTitle: 'Hotel Receptionist' })
  expect(await extraOf('seeker', 'owner')).toMatchObject({ jobId: '1', jobTitle: 'Hotel Receptionist' })
  expect(await extraOf('seeker', 'owner')).not.toHaveProperty('resumeId')
})

test('S-HIRE-4 an interview stands in both lists, and only where the two sit at its table', async () => {
  const { people, extraOf } = await openTable()
  const set = (who: Who, peer: Who, interview: string) =>
    people[who].chat('POST', '/biz/conversations/setting', {
      receiverId: people[peer].imId,
      talkMode: 1,
      interview,
    })
  for (const [who, peer, interview] of [
    ['owner', 'seeker', '6'],
    ['other', 'seeker', '1'],
    ['former', 'seeker', '1'],
    ['seeker', 'other', '1'],
    ['owner', 'seeker', 'x'],
  ] as const)
    expect([who, peer, (await set(who, peer, interview)).status]).toEqual([who, peer, 404])
  expect((await set('owner', 'seeker', '1')).status).toBe(200)
  expect(await extraOf('seeker', 'owner')).toMatchObject({ interview: '1', jobId: '1' })
  expect(await extraOf('owner', 'seeker')).toMatchObject({ interview: '1', jobId: '1' })
  expect((await set('recruiter', 'seeker', '1')).status).toBe(200)
  expect(await extraOf('recruiter', 'seeker')).toMatchObject({ interview: '1' })
})
