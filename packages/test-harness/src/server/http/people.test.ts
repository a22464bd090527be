import { expect, test } from 'vitest'
import { createAccount } from '../accounts/new-account'
import { login, request } from '../testing/client'
import { openLoggedIn } from '../testing/logged-in'
import { startTestServer } from '../testing/world'

test('S-SRV-38 the account of a login is answered with its fields', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  expect((await sokha.api('GET', '/users/me')).body).toEqual({
    kind: 'seeker',
    seekerId: '1',
    userName: 'sokha',
    name: 'សុខា ចាន់',
    avatar: '',
    company: '',
    mobile: '12000001',
    regionCode: '855',
    email: 'sokha@sarika.example',
    sexId: { value: 2 },
    language: 'en',
    workStatus: 1,
    deletionAt: null,
  })
})

test('S-SRV-38 S-PPL-13 people are named to those who know them: themselves, contacts, members of one group, who asked and was asked', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const about = async (imId: string) => {
    const { status, body } = await sokha.chat('GET', `/chat/users/${imId}/`)
    return status === 200 ? body.data.user : body.code
  }
  expect(await about('20001')).toEqual({
    im_id: '20001',
    nickname: 'Bopha, Angkor HR',
    avatar: '',
    user_type: 0,
    relation_type: 1,
    extra: { company: 'Angkor Hospitality Group' },
  })
  expect(await about(sokha.imId)).toMatchObject({ relation_type: 0 })
  // Not a contact, but in the same group.
  expect(await about(dara.imId)).toMatchObject({ nickname: 'Dara Kim', relation_type: 0 })
  // Who has asked her.
  expect(await about('20008')).toMatchObject({ extra: { company: 'River Clinic' }, relation_type: 0 })
  for (const imId of ['20006', '99999', '%00']) expect(await about(imId)).toBe('not_found')

  const ids = ['20001', '20006', dara.imId, '99999'].join(',')
  const { body } = await sokha.chat('GET', `/biz/users/simple-info?im_ids=${ids}`)
  expect(body.code).toBe(0)
  expect(body.data.map(({ im_id }: { im_id: string }) => im_id)).toEqual([dara.imId, '20001'])
  expect((await sokha.chat('GET', '/biz/users/simple-info')).status).toBe(422)
})

test('S-SRV-58 chat identities of new accounts are drawn from 10^9 up, so the next one tells nothing of the last', async () => {
  const { backend, account } = await openLoggedIn()
  const others = await backend.writes.run(async (trx) => {
    const made = []
    for (const userName of ['rith', 'leakena']) made.push(await createAccount(trx, { userName }, '', 0))
    return made
  })
  const ids = [account, ...others].map(({ im_id }) => Number(im_id))
  for (const id of ids) expect(id).toBeGreaterThanOrEqual(1e9)
  const steps = ids.slice(1).map((id, index) => Math.abs(id - (ids[index] ?? 0)))
  expect(Math.min(...steps)).toBeGreaterThan(1)
})

test('S-SRV-58 who counts through identities meets nobody that they do not know', async () => {
  const { url } = await startTestServer()
  const clerk = await login(url, 'tonle-bank')
  const known = (await clerk.chat('GET', `/chat/users/${clerk.imId}/contacts`)).body.data.contacts
  const knownIds = new Set(known.map(({ im_id }: { im_id: string }) => im_id).concat(clerk.imId))
  const counted = [10_001, 20_001, 30_001].flatMap((first) =>
    Array.from({ length: 30 }, (_, index) => String(first + index)),
  )
  const strangers = counted.filter((imId) => !knownIds.has(imId))
  const met = async (ids: readonly string[]): Promise<string[]> => {
    const { body } = await clerk.chat('GET', `/biz/users/simple-info?im_ids=${ids.join(',')}`)
    return body.data.map(({ im_id }: { im_id: string }) => im_id)
  }
  expect(await met(strangers)).toEqual([])
  for (const imId of strangers.slice(0, 40)) {
    const calls = [`/chat/users/${imId}/`, `/chat/users/${clerk.imId}/contacts/${imId}`]
    for (const path of calls) expect([path, (await clerk.chat('GET', path)).status]).toEqual([path, 404])
  }
})

test('S-SRV-51 a chat identity is found by the id of its account, with the chat token in a header of its own', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const details = (query: string, headers: Record<string, string>) =>
    request(url, 'GET', `/api/v1.0.0/sarika/im/users/details?${query}`, { headers })
  const shown = { 'x-im-token': sokha.imToken }
  expect((await details('userId=3&accountType=0', shown)).body).toEqual({
    im_id: '20001',
    nickname: 'Bopha, Angkor HR',
    avatar: '',
    relation_type: 1,
  })
  for (const userId of ['8', '99999', '%00'])
    expect((await details(`userId=${userId}&accountType=0`, shown)).body.code).toMatch(/not_found|invalid/)
  expect(await details('accountType=0', shown)).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'userId' }] },
  })
  for (const headers of [
    { authorization: `Bearer ${sokha.imToken}` },
    { 'x-im-token': sokha.accessToken },
    { 'x-im-token': `Bearer ${sokha.imToken}` },
  ])
    expect((await details('userId=1&accountType=0', headers as Record<string, string>)).status).toBe(401)
})

test('S-SRV-38 a chat user keeps its language, and only its own', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const set = (imId: string, lang: string) => sokha.chat('POST', `/chat/users/${imId}/`, { lang })
  expect((await set(sokha.imId, 'en')).body).toEqual({ code: 200, data: null })
  expect((await set('20001', 'en')).status).toBe(404)
  expect((await set(sokha.imId, 'tlh')).status).toBe(422)
})

test('S-SRV-39 a member reads the settings, roles and mutes of a group; nobody else does', async () => {
  const { url } = await startTestServer()
  const [hr, sokha, tech] = await Promise.all(
    ['angkor-hr', 'sokha', 'mekong-tech'].map((name) => login(url, name)),
  )
  if (!hr || !sokha || !tech) throw new Error('no login')
  const at = (path: string) => `/chat/groups/30001${path}`
  await hr.chat('POST', at('/settings'), { no_speaking: 1 })
  await hr.chat('POST', at('/roles'), { im_ids: ['10002'], role: 'admin' })
  await hr.chat('POST', at(`/members/${sokha.imId}/settings`), { no_speaking: 1 })
  const read = async (path: string) => (await sokha.chat('GET', at(path))).body.data
  expect(await read('/settings')).toMatchObject({ no_speaking: 1, public_group: 1 })
  expect(await read('/info')).toMatchObject({ group: { group_id: '30001', owner_id: hr.imId, count: 3 } })
  expect(await read('/roles?role=admin')).toEqual({ roles: [{ im_id: '10002', role: 'admin' }] })
  expect((await read('/roles')).roles).toHaveLength(3)
  expect(await read(`/members/${sokha.imId}/settings`)).toEqual({ im_id: sokha.imId, no_speaking: 1 })
  expect((await read('/member_settings')).settings).toContainEqual({ im_id: '10002', no_speaking: 0 })
  for (const path of ['/settings', '/info', '/roles', '/member_settings', `/members/${sokha.imId}/settings`])
    expect((await tech.chat('GET', at(path))).status).toBe(404)
  expect((await sokha.chat('GET', at('/members/20008/settings'))).status).toBe(404)
})
