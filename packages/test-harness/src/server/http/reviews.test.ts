import { expect, test } from 'vitest'
import { marksOf } from '../reviews/marks'
import type { Content } from '../seekers/resume-content'
import { login } from '../testing/client'
import { addResume, idIn, PROFILE, reviewerOf, submit } from '../testing/resumes'
import { handClock, startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000

async function start() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const [dara, sokha, reviewer] = [await login(url, 'dara'), await login(url, 'sokha'), await reviewerOf(url)]
  const rows = async () => (await reviewer.call('GET', '/reviews/resumes')).body.result
  return { url, clock, dara, sokha, reviewer, rows }
}

const nowOf = ({ now }: { now: () => number }) => Math.floor(now() / 1_000)

test('S-REVIEW-1 a reviewer sees how much waits, since when, and how much was decided today in Cambodia', async () => {
  const { url, clock, dara, reviewer } = await start()
  const queue = async () => (await reviewer.call('GET', '/reviews')).body
  const oldestAt = nowOf(clock) - 5 * 3_600
  expect(await queue()).toEqual({
    resumes: { waiting: 1, oldestAt },
    companies: { waiting: 0, oldestAt: null },
    reports: { waiting: 0, oldestAt: null },
    decidedToday: 0,
  })
  const path = await addResume(dara)
  await submit(dara, path)
  expect((await queue()).resumes).toEqual({ waiting: 2, oldestAt })
  await reviewer.approve(idIn(path))
  await dara.api('POST', '/jobs/1/report', { reason: 'gone' })
  expect(await queue()).toEqual({
    resumes: { waiting: 1, oldestAt },
    companies: { waiting: 0, oldestAt: null },
    reports: { waiting: 1, oldestAt: nowOf(clock) },
    decidedToday: 1,
  })
  clock.advance(DAY_MS)
  expect((await (await reviewerOf(url)).call('GET', '/reviews')).body.decidedToday).toBe(0)
})

test('S-REVIEW-2 what was submitted first stands first, with what was refused before, is the first, and has ways to reach its owner', async () => {
  const { clock, dara, reviewer, rows } = await start()
  const path = await addResume(dara)
  clock.advance(1_000)
  const submitTime = nowOf(clock)
  await submit(dara, path)
  const row = { id: idIn(path), ownerName: 'Dara Kim', name: 'Kitchen', submitTime }
  expect(await rows()).toEqual([
    expect.objectContaining({ ownerName: 'Sreyneang Heng', isFirst: true, isAgain: false, marks: 1 }),
    { ...row, isAgain: false, isFirst: true, marks: 0 },
  ])
  await reviewer.decide(idIn(path), { decision: 'refuse', reason: 'unclear' })
  await dara.api('PUT', `${path}/submit`)
  expect((await rows())[1]).toEqual({ ...row, isAgain: true, isFirst: true, marks: 0 })
  await reviewer.approve(idIn(path))
  await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Sok' })
  await dara.api('PUT', `${path}/submit`)
  expect((await rows())[1]).toMatchObject({ isAgain: true, isFirst: false })
  const second = (await reviewer.call('GET', '/reviews/resumes?page=2&size=1')).body
  expect([second.totalCount, second.totalPage, second.result.length, second.result[0].id]).toEqual([
    ...[2, 2, 1],
    idIn(path),
  ])
})

test('S-REVIEW-3 one that waits is read with what is approved of it, what is changed since, and who wrote it', async () => {
  const { clock, dara, reviewer } = await start()
  const path = await addResume(dara)
  const id = idIn(path)
  const get = async () => (await reviewer.call('GET', `/reviews/resumes/${id}`)).body
  expect((await reviewer.call('GET', `/reviews/resumes/${id}`)).status).toBe(404)
  await submit(dara, path)
  expect(await get()).toMatchObject({
    ...{ id, name: 'Kitchen', version: 1, submitTime: nowOf(clock), approved: null, changed: [], marks: [] },
    content: { profile: PROFILE, none: [], experiences: [] },
    owner: { name: 'Dara Kim', language: 'en', approvedBefore: 0, applications: 0, refusals: 0 },
  })
  await reviewer.approve(id)
  expect((await reviewer.call('GET', `/reviews/resumes/${id}`)).status).toBe(404)
  await dara.api('POST', '/users/jobs/1/applications', { resumeId: id })
  await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Sok' })
  await dara.api('POST', `${path}/skills`, { skillname: 'Call 012 345 678', skillyears: 1 })
  await dara.api('PUT', `${path}/none`, { sections: ['experiences'] })
  await dara.api('PUT', `${path}/submit`)
  expect(await get()).toMatchObject({
    version: 2,
    content: { profile: { firstName: 'Sok' } },
    approved: { profile: PROFILE },
    changed: ['profile', 'experiences', 'skills'],
    marks: [{ part: 'skills', field: 'skillname', text: '012 345 678' }],
    owner: { approvedBefore: 1, applications: 1 },
  })
})

test('S-REVIEW-4 a decision is about the version that was read: of one that was replaced or decided nothing changes', async () => {
  const { dara, reviewer } = await start()
  const path = await addResume(dara)
  const id = idIn(path)
  const decide = (version: number, decision: object = { decision: 'approve' }) =>
    reviewer.call('PUT', `/reviews/resumes/${id}`, { version, ...decision })
  expect((await decide(1)).status).toBe(404)
  await submit(dara, path)
  await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Sok' })
  await dara.api('PUT', `${path}/submit`)
  const changed = { status: 422, body: { code: 'review_changed' } }
  expect(await decide(1)).toMatchObject(changed)
  expect(await decide(1, { decision: 'refuse', reason: 'rude' })).toMatchObject(changed)
  expect((await dara.api('GET', path)).body).toMatchObject({ status: 'submitted', hasApproved: false })
  const [one, other] = await Promise.all([decide(2), decide(2, { decision: 'refuse', reason: 'rude' })])
  expect([one.status, other.status].toSorted()).toEqual([204, 422])
  const { length } = (await dara.api('GET', '/users/messages/inbox')).body.result
  expect(length).toBe(3)
  expect(
    (await reviewer.call('PUT', '/reviews/resumes/99999', { version: 1, decision: 'approve' })).status,
  ).toBe(404)
})

test('S-REVIEW-5 a resume is sent back for a reason, and for another reason than ours in words', async () => {
  const { dara, reviewer } = await start()
  const path = await addResume(dara)
  await submit(dara, path)
  const refuse = (sent: object) => reviewer.decide(idIn(path), { decision: 'refuse', ...sent })
  for (const [sent, field] of [
    [{}, 'reason'],
    [{ reason: 'nope' }, 'reason'],
    [{ reason: 'other' }, 'text'],
    [{ reason: 'other', text: ' ' }, 'text'],
    [{ reason: 'rude', text: 'x'.repeat(801) }, 'text'],
  ] as const)
    expect(await refuse(sent)).toMatchObject({ status: 422, body: { fields: [{ field }] } })
  expect((await refuse({ reason: 'other', text: 'This is a recipe.' })).status).toBe(204)
  expect((await dara.api('GET', path)).body.refusal).toEqual({ reason: 'other', text: 'This is a recipe.' })
})

test('S-REVIEW-6 phones, mail addresses and links in free texts are marked; years, pay and the fields for them are not', () => {
  const content: Content = {
    profile: { ...PROFILE, mobile: '+855 12000001', email: 'a@b.example' },
    intention: null,
    career: {
      summary: 'Write to me@home.example or t.me/dara, +855 (0)12 345-678, ០១២ ៣៤៥ ៦៧៨ or www.me.example/x.',
    },
    none: [],
    experiences: [
      { id: 1, jobtitle: 'Cook 2019 - 2021', workdesc: 'Fed 1,200 guests, 12 people, 2019-2021, for $350.' },
    ],
    educations: [],
    languageLevels: [],
    skills: [],
    qualifications: [{ id: 2, quaname: 'No. 77', quaphoto: '01234567890123456789' }],
  }
  const marks = marksOf(content)
  expect(marks.map(({ part, field }) => `${part}.${field}`)).toEqual(Array(5).fill('career.summary'))
  expect(marks.map(({ text }) => text)).toEqual([
    'me@home.example',
    't.me/dara,',
    'www.me.example/x.',
    '+855 (0)12 345-678',
    '០១២ ៣៤៥ ៦៧៨',
  ])
})

test('S-REVIEW-7 what people reported is listed by what it is about, that which most people reported first, then what may cost money', async () => {
  const { clock, dara, sokha, reviewer } = await start()
  const at = nowOf(clock)
  await dara.api('POST', '/jobs/3/report', { reason: 'gone' })
  clock.advance(1_000)
  await dara.api('POST', '/users/employers/1/report', { reason: 'fraud', text: 'Not at this address' })
  await dara.api('POST', '/jobs/2/report', { reason: 'gone' })
  await sokha.api('POST', '/jobs/2/report', { reason: 'asks_for_money', text: '$50' })
  const { body } = await reviewer.call('GET', '/reviews/reports')
  expect(body).toMatchObject({ totalCount: 3, totalPage: 1 })
  expect(body.result).toEqual([
    {
      ...{ kind: 'job', targetId: 2, company: 'Angkor Hospitality Group', count: 2, oldestAt: at + 1 },
      title: expect.any(String),
      reasons: ['gone', 'asks_for_money'],
    },
    {
      ...{ kind: 'employer', targetId: 1, title: 'Angkor Hospitality Group', count: 1, oldestAt: at + 1 },
      company: 'Angkor Hospitality Group',
      reasons: ['fraud'],
    },
    expect.objectContaining({ kind: 'job', targetId: 3, oldestAt: at }),
  ])
  expect((await reviewer.call('GET', '/reviews/reports?size=1&page=2')).body.result).toMatchObject([
    { kind: 'employer' },
  ])
  expect((await reviewer.call('GET', '/reviews/reports/job/2')).body).toMatchObject({
    ...{ kind: 'job', targetId: 2, isTold: true, memberSince: null, messages: [], earlier: [] },
    texts: [
      { reason: 'gone', text: '', at: at + 1 },
      { reason: 'asks_for_money', text: '$50', at: at + 1 },
    ],
  })
})

test('S-REVIEW-8 a reported job is kept or taken down, which closes it and is told to its employer; a new report brings it back', async () => {
  const { url, clock, dara, sokha, reviewer } = await start()
  const decide = (target: string, decision: string, reason = 'fraud') =>
    reviewer.call('PUT', `/reviews/reports/${target}`, { decision, reason, text: '' })
  const waiting = async () => (await reviewer.call('GET', '/reviews/reports')).body.totalCount
  expect((await decide('job/2', 'keep')).status).toBe(404)
  await dara.api('POST', '/jobs/2/report', { reason: 'gone' })
  expect((await decide('job/2', 'keep')).status).toBe(204)
  expect((await decide('job/2', 'take-down')).status).toBe(404)
  expect([await waiting(), (await dara.api('GET', '/jobs/2')).body.isOpen]).toEqual([0, true])
  clock.advance(1_000)
  await sokha.api('POST', '/jobs/2/report', { reason: 'fraud' })
  expect((await reviewer.call('GET', '/reviews/reports/job/2')).body).toMatchObject({
    texts: [{ reason: 'fraud' }],
    earlier: [{ decision: 'keep', at: nowOf(clock) - 1 }],
  })
  expect((await decide('job/2', 'take-down')).status).toBe(204)
  expect((await dara.api('GET', '/jobs/2')).body.isOpen).toBe(false)
  const hr = await login(url, 'angkor-hr')
  const [told] = (await hr.api('GET', '/users/messages/inbox')).body.result
  expect(told).toMatchObject({ type: 'job-taken-down', title: 'Job taken down', jobId: 2 })
  expect(told.content).toContain('It misleads people.')
  for (const target of ['other/1', 'job/x', 'job/3'])
    expect([target, (await decide(target, 'keep')).status]).toEqual([target, 404])
  expect(await waiting()).toBe(0)
})
