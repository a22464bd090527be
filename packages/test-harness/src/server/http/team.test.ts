import { expect, test } from 'vitest'
import { login, request, type TestClient, textTo, tryLogin } from '../testing/client'
import { accountIdOf, FOUNDER, founderOf, inviteCodeTo, recruiterOf } from '../testing/companies'
import { tempDatabase } from '../testing/databases'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const COMPANY = '/users/employer/company'
const TEAM = '/users/employer/recruiters'
const PASSWORD = 'Champei26'

const start = async (options: object = {}) => {
  const rates = { loginAddresses: PLENTY, codeRecipients: PLENTY }
  const { url, close } = await startTestServer({ rates, ...options })
  return { url, close, owner: await founderOf(url) }
}

const teamOf = async (person: TestClient) => (await person.api('GET', TEAM)).body
const namesIn = (team: { result: { name: string; role: string }[] }) =>
  team.result.map(({ name, role }) => `${name} ${role}`)

test('S-FIRM-15 a team sees who acts for the company; the owner sees invitations and takes them back', async () => {
  const { url, owner } = await start()
  const vanna = await recruiterOf(owner, 'vanna@b.example', 'vanna')
  await owner.api('POST', `${TEAM}/invites`, { email: 'late@b.example' })
  const code = await inviteCodeTo(url, 'late@b.example')
  const team = await teamOf(owner)
  expect(namesIn(team)).toEqual(['Bopha Kim owner', 'vanna recruiter'])
  expect(team.result[1]).toMatchObject({ jobs: 0, isMe: false, since: expect.any(Number) })
  expect(team.invites).toMatchObject([{ email: 'late@b.example' }])
  expect(await teamOf(vanna)).toMatchObject({ role: 'recruiter', invites: [] })
  const path = `${TEAM}/invites/${team.invites[0].id}`
  expect([(await owner.api('DELETE', path)).status, (await owner.api('DELETE', path)).status]).toEqual([
    ...[204, 404],
  ])
  const asked = await request(url, 'GET', `/api/v1.0.0/users/register/recruiter?invite=${code}`)
  expect(asked.status).toBe(404)
  // The jobs of a company whose demo has some are its owner's until they are given to somebody.
  const hr = await login(url, 'angkor-hr')
  expect((await teamOf(hr)).result).toMatchObject([{ role: 'owner', jobs: expect.any(Number) }])
})

test('S-FIRM-31 an email that has an account is not invited, and it is asked no faster than before a registration', async () => {
  const rates = { codeRecipients: PLENTY, lookups: { burst: 2, perSecond: 1 / 60 } }
  const { owner } = await start({ rates })
  const invite = (email: string) => owner.api('POST', `${TEAM}/invites`, { email })
  expect((await invite(FOUNDER)).body).toMatchObject({ code: 'taken', fields: [{ field: 'email' }] })
  expect((await invite('new@b.example')).status).toBe(204)
  expect((await invite('newer@b.example')).status).toBe(429)
  expect((await teamOf(owner)).invites).toMatchObject([{ email: 'new@b.example' }])
})

test('S-FIRM-16 S-FIRM-19 who is removed has nothing from that moment, is told so at a login, and is gone for contacts', async () => {
  const { url, owner } = await start()
  const vanna = await recruiterOf(owner, 'vanna@b.example', 'vanna')
  const sokha = await login(url, 'sokha')
  await sokha.chat('POST', `/chat/users/${sokha.imId}/contacts/${vanna.imId}`)
  const socket = await vanna.online()
  const id = await accountIdOf(vanna)
  expect((await owner.api('DELETE', `${TEAM}/${id}`)).status).toBe(204)
  expect((await socket.awaitClose()).code).toBe(4003)
  for (const path of [COMPANY, TEAM])
    expect([path, (await vanna.api('GET', path)).status]).toEqual([path, 403])
  const refused = await tryLogin(url, 'vanna', PASSWORD)
  expect([refused.status, refused.body.code]).toEqual([422, 'left_company'])
  expect((await tryLogin(url, 'vanna', 'wrong1')).body.code).toBe('wrong_credentials')
  expect(namesIn(await teamOf(owner))).toEqual(['Bopha Kim owner'])
  expect((await owner.api('DELETE', `${TEAM}/${id}`)).status).toBe(404)
})

test('S-FIRM-16 contacts of a recruiter who leaves are told, and nobody writes to them any more', async () => {
  const { url } = await start()
  const hr = await login(url, 'angkor-hr')
  const vanna = await recruiterOf(hr, 'vanna@b.example', 'vanna')
  const dara = await login(url, 'dara')
  await hr.api('PUT', '/users/employer/owner', { accountId: await accountIdOf(vanna) })
  // Jobs of the owner are Vanna's now, so the chat from one opens with her.
  const opened = await dara.api('POST', '/jobs/2/chat', {})
  expect(opened.body.receiverId).toBe(vanna.imId)
  await vanna.api('PUT', '/users/employer/owner', { accountId: await accountIdOf(hr) })
  const socket = await dara.online()
  expect(await socket.call(textTo(vanna.imId, 'Good morning'))).toMatchObject({ code: 0 })
  expect((await vanna.api('DELETE', `${TEAM}/${await accountIdOf(vanna)}`)).status).toBe(204)
  await socket.nextNotice('contact_delete')
  expect((await socket.call(textTo(vanna.imId, 'Are you there?'))).code).not.toBe(0)
  const next = await dara.api('POST', '/jobs/2/chat', {})
  expect(next.body.receiverId).toBe(hr.imId)
})

test('S-FIRM-17 an owner hands the company over, and is not removed', async () => {
  const { owner } = await start()
  const own = await accountIdOf(owner)
  expect((await owner.api('DELETE', `${TEAM}/${own}`)).body.code).toBe('is_owner')
  const vanna = await recruiterOf(owner, 'vanna@b.example', 'vanna')
  const hand = (accountId: string) => owner.api('PUT', '/users/employer/owner', { accountId })
  expect([(await hand('1')).status, (await hand(own)).status]).toEqual([404, 404])
  expect((await hand(await accountIdOf(vanna))).status).toBe(204)
  expect(namesIn(await teamOf(vanna))).toEqual(['vanna owner', 'Bopha Kim recruiter'])
  expect((await owner.api('PUT', COMPANY, { name: 'Mine' })).body.code).toBe('not_allowed')
  expect((await vanna.api('PUT', COMPANY, { foundedYear: 2016 })).status).toBe(200)
})

test('S-FIRM-18 the first recruiter takes over from an owner whose account is being deleted, and jobs stay open', async () => {
  const clock = handClock()
  const database = await tempDatabase()
  const { url } = await start({ clock: clock.now, database })
  const hr = await login(url, 'angkor-hr')
  const first = await recruiterOf(hr, 'first@b.example', 'first')
  clock.advance(1_000)
  await recruiterOf(hr, 'second@b.example', 'second')
  const open = (await first.api('GET', COMPANY)).body.openJobs
  expect(open).toBeGreaterThan(0)
  const { status } = await hr.api('POST', '/users/me/deletion', { password: 'Sarika2026' })
  expect(status).toBe(200)
  expect((await first.api('GET', COMPANY)).body).toMatchObject({
    ...{ role: 'owner', openJobs: open, contactName: 'first', phone: '' },
  })
  const again = await login(url, 'angkor-hr')
  await again.api('POST', '/users/me/deletion/stop')
  expect((await again.api('GET', COMPANY)).body.role).toBe('recruiter')
  // Without a recruiter the jobs are paused.
  const owner = await login(url, 'tonle-bank')
  await owner.api('POST', '/users/me/deletion', { password: 'Sarika2026' })
  const back = await login(url, 'tonle-bank')
  expect((await back.api('GET', COMPANY)).body).toMatchObject({ role: 'owner', openJobs: 0 })
})

test('S-FIRM-19 to seekers, visitors, other companies and former recruiters there is nothing of a company', async () => {
  const { url, owner } = await start()
  const vanna = await recruiterOf(owner, 'vanna@b.example', 'vanna')
  const id = await accountIdOf(vanna)
  const other = await login(url, 'angkor-hr')
  await owner.api('POST', `${TEAM}/invites`, { email: 'late@b.example' })
  const [invite] = (await teamOf(owner)).invites
  for (const path of [`${TEAM}/${id}`, `${TEAM}/invites/${invite.id}`])
    expect((await other.api('DELETE', path)).status).toBe(404)
  expect((await other.api('PUT', '/users/employer/owner', { accountId: id })).status).toBe(404)
  const sokha = await login(url, 'sokha')
  for (const [method, path] of [
    ['GET', COMPANY],
    ['PUT', COMPANY],
    ['POST', `${COMPANY}/submit`],
    ['GET', TEAM],
    ['DELETE', `${TEAM}/${id}`],
  ] as const)
    expect([path, (await sokha.api(method, path, method === 'GET' ? undefined : {})).status]).toEqual([
      path,
      404,
    ])
  expect((await request(url, 'GET', `/api/v1.0.0${COMPANY}`)).status).toBe(401)
  expect((await tryLogin(url, FOUNDER, PASSWORD)).status).toBe(200)
})
