import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, type TestClient } from '../testing/client'
import { FOUNDER, founderOf } from '../testing/companies'
import { tempDatabase } from '../testing/databases'
import { approvedResume, idIn } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

/** Days that count against the bound. */
const WEEK_MS = 7 * 24 * 3_600_000

async function start() {
  const clock = handClock()
  const database = await tempDatabase()
  const rates = { offers: PLENTY, applications: PLENTY, loginAddresses: PLENTY }
  const { url } = await startTestServer({ clock: clock.now, database, rates })
  const [dara, kampot] = await Promise.all([login(url, 'dara'), login(url, 'kampot-foods')])
  const { db, close } = await openDatabase(database)
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select('jobs.id')
    .where('accounts.im_id', '=', kampot.imId)
    .where('jobs.is_open', '=', 1)
    .execute()
  const resume = await approvedResume(dara)
  await dara.api('PUT', `${resume}/pirvacy/0`)
  const [first = 0, second = 0] = jobs.map(({ id }) => id)
  return { url, clock, dara, kampot, db, close, resume, first, second, resumeId: idIn(resume) }
}

const invite = (who: TestClient, jobId: number, resumeId: number) =>
  who.api('POST', `/users/jobs/${jobId}/invitations`, { resumeId })
const left = async (who: TestClient) => (await who.api('GET', '/users/employer/invitations')).body
const listed = async (who: TestClient) => (await who.api('GET', '/users/jobs/invitations')).body.result
const told = async (who: TestClient): Promise<{ type: string }[]> =>
  (await who.api('GET', '/users/messages/inbox?size=100')).body.result.filter(
    ({ type }: { type: string }) => type === 'invited',
  )

test('S-CAND-40 a candidate who lets employers find them is invited once, and told of job and company', async () => {
  const { dara, kampot, first, resumeId, resume, close } = await start()
  const before = await told(dara)
  expect((await invite(kampot, first, resumeId)).status).toBe(204)
  expect((await invite(kampot, first, resumeId)).status).toBe(204)
  expect(await told(dara)).toHaveLength(before.length + 1)
  expect((await told(dara))[0]).toMatchObject({ jobId: first })
  expect((await listed(dara))[0]).toMatchObject({ jobId: first, company: expect.stringMatching(/\S/) })
  expect(await left(kampot)).toMatchObject({ left: 19, most: 20, nextAt: null, isVerified: true })
  // Hidden, there is nobody to invite.
  await dara.api('PUT', `${resume}/pirvacy/1`)
  expect((await invite(kampot, first, resumeId)).status).toBe(404)
  expect((await invite(kampot, first, 999_999)).status).toBe(404)
  await close()
})

test('S-CAND-41 an invitation makes nobody contacts and tells the company nothing of whom it invited', async () => {
  const { dara, kampot, first, resumeId, close } = await start()
  const contacts = async (who: TestClient) =>
    JSON.stringify((await who.chat('GET', `/chat/users/${who.imId}/contacts`)).body)
  const before = await contacts(kampot)
  const { status, body } = await invite(kampot, first, resumeId)
  expect([status, body]).toEqual([204, ''])
  expect(await contacts(kampot)).toBe(before)
  expect(await contacts(dara)).not.toContain(kampot.imId)
  expect(JSON.stringify(await left(kampot))).not.toContain(dara.imId)
  await close()
})

test('S-CAND-42 a company invites twenty people in seven days; the next one is free when the first is seven days old', async () => {
  const { url, clock, dara, kampot, first, second, resumeId, db, close } = await start()
  const sent = clock.now()
  for (let at = 1; at <= 20; at += 1)
    await db
      .insertInto('invitations')
      .values({
        ...{ account_id: `made up ${at}`, job_id: first, from_im: kampot.imId },
        ...{ created_at: sent + at, hidden_at: null },
      })
      .execute()
  clock.advance(60_000)
  const before = await told(dara)
  expect(await invite(kampot, second, resumeId)).toMatchObject({
    status: 422,
    body: { code: 'too_many_invitations' },
  })
  expect(await told(dara)).toEqual(before)
  expect(await left(kampot)).toMatchObject({ left: 0, nextAt: Math.floor((sent + 1 + WEEK_MS) / 1000) })
  clock.advance(WEEK_MS - 60_000 + 1)
  expect(await left(await login(url, 'kampot-foods'))).toMatchObject({ left: 1, nextAt: null })
  await close()
})

test('S-CAND-43 a closed job, a company that is not verified and somebody who applied are named', async () => {
  const { url, dara, kampot, first, resumeId, db, close } = await start()
  const founder = await founderOf(url, FOUNDER)
  const firm = await db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select('companies.id')
    .where('accounts.im_id', '=', founder.imId)
    .executeTakeFirstOrThrow()
  await db.updateTable('jobs').set({ company_id: firm.id }).where('id', '=', 1).execute()
  expect(await invite(founder, 1, resumeId)).toMatchObject({ status: 422, body: { code: 'not_verified' } })
  expect(await left(founder)).toMatchObject({ isVerified: false })
  // A job of somebody else's is none.
  expect((await invite(founder, first, resumeId)).status).toBe(404)
  const applied = await dara.api('POST', `/users/jobs/${first}/applications`, { resumeId, clientId: 'one' })
  expect(applied.body.result).toBe('applied')
  expect(await invite(kampot, first, resumeId)).toMatchObject({
    status: 422,
    body: { code: 'already_applied' },
  })
  await db.updateTable('jobs').set({ is_open: 0 }).where('id', '=', first).execute()
  expect(await invite(kampot, first, resumeId)).toMatchObject({ status: 422, body: { code: 'job_closed' } })
  await close()
})

test('S-CAND-44 a candidate who has blocked the recruiter is invited like any and hears nothing', async () => {
  const { url, dara, resumeId, close } = await start()
  const hr = await login(url, 'angkor-hr')
  const of = async () => (await left(hr)).left
  const leftBefore = await of()
  await dara.chat('POST', `/chat/users/${dara.imId}/blacklist`, { blacklist: [hr.imId] })
  const before = [await told(dara), await listed(dara)]
  // By the contact it is said, by the resume it is not.
  const byContact = await hr.api('POST', '/users/jobs/2/invitations', { imId: dara.imId })
  expect(byContact).toMatchObject({ status: 422, body: { code: 'blocked' } })
  expect((await invite(hr, 2, resumeId)).status).toBe(204)
  expect(await of()).toBe(leftBefore - 1)
  expect([await told(dara), await listed(dara)]).toEqual(before)
  await close()
})

test('S-CAND-45 an invitation that is not wanted leaves the list for good, without a word to the company', async () => {
  const { url, dara, kampot, first, resumeId, close } = await start()
  await invite(kampot, first, resumeId)
  const [{ id }] = await listed(dara)
  const sokha = await login(url, 'sokha')
  expect((await sokha.api('DELETE', `/users/jobs/invitations/${id}`)).status).toBe(404)
  expect((await dara.api('DELETE', `/users/jobs/invitations/${id}`)).status).toBe(204)
  const before = await told(dara)
  expect((await listed(dara)).map((one: { id: number }) => one.id)).not.toContain(id)
  expect((await invite(kampot, first, resumeId)).status).toBe(204)
  expect((await listed(dara)).map((one: { id: number }) => one.id)).not.toContain(id)
  expect(await told(dara)).toEqual(before)
  await close()
})
