import { expect, test } from 'vitest'
import { login, type TestClient, textTo, textToGroup } from '../testing/client'
import { pushDevice, startPushService } from '../testing/push'
import { PLENTY, startTestServer } from '../testing/world'

const GROUP = '30001'

/** Angkor HR writes to Sokha, whose browser takes pushes. */
async function open(answer?: (path: string) => number) {
  const service = await startPushService(answer)
  const { url, whenPushed } = await startTestServer({
    push: service.settings,
    rates: { bellChanges: PLENTY, loginAddresses: PLENTY },
  })
  const [sokha, hr] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  const theirs = await hr.online()
  const subscribe = (one: TestClient, name: string, hasText = false) =>
    one.api('PUT', '/users/me/push', pushDevice(`${service.at}/${name}`, hasText))
  const say = async (text: string, to = sokha.imId) => {
    expect(await theirs.call(textTo(to, text))).toMatchObject({ code: 0 })
    await whenPushed()
  }
  const paths = () => service.got.map(({ path }) => path)
  return { url, sokha, hr, theirs, subscribe, say, whenPushed, ...service, paths }
}

test('S-BELL-12 S-BELL-19 a message is pushed to its receiver without names and words, in the language of the browser', async () => {
  const { url, sokha, hr, subscribe, say, got, at } = await open()
  expect(await subscribe(sokha, 'a')).toMatchObject({ status: 204 })
  await say('Can you come at 9?')
  expect(got).toHaveLength(1)
  const [{ said, headers }] = got as [(typeof got)[0]]
  expect(said).toEqual({
    title: 'Sarika',
    // One of the demo waits already.
    body: '2 new messages',
    tag: `p2p-${hr.imId}`,
    id: expect.any(String),
  })
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  const khmer = pushDevice(`${at}/km`)
  await sokha.api('PUT', '/users/me/push', khmer, { 'accept-language': 'km' })
  const phone = await login(url, 'sokha')
  await phone.api('PUT', '/users/me/push', pushDevice(`${at}/en`))
  await say('And again')
  const bodies = got.slice(1).map(({ said, path }) => [path, said.body])
  expect(Object.fromEntries(bodies)).toEqual({ '/km': 'សារថ្មី 3', '/en': '3 new messages' })
})

test('S-BELL-12 who chose so gets the name and the words, shortened', async () => {
  const { sokha, subscribe, say, got } = await open()
  await subscribe(sokha, 'a', true)
  await say('Can you\n come at 9?')
  expect(got[0]?.said).toMatchObject({ title: 'Bopha, Angkor HR', body: 'Can you come at 9?' })
  await say('ក'.repeat(800))
  expect(Array.from(got[1]?.said.body ?? '')).toHaveLength(161)
})

test('S-BELL-13 nothing is pushed to who wrote it, of what is muted, refused or withdrawn, and of kinds that are off', async () => {
  const { sokha, hr, theirs, subscribe, say, got, whenPushed } = await open()
  await subscribe(sokha, 'a')
  await subscribe(hr, 'b')
  const mute = (isDisturb: 0 | 1) =>
    sokha.chat('POST', '/biz/conversations/setting', {
      receiverId: hr.imId,
      talkMode: 1,
      isDisturb,
    })
  await mute(1)
  await say('While it is muted')
  expect(got).toEqual([])
  await mute(0)
  await sokha.api('PUT', '/users/me/bell', { kinds: { messages: false } })
  await say('While messages are off')
  expect(got).toEqual([])
  await sokha.api('PUT', '/users/me/bell', { kinds: { messages: true } })
  await sokha.chat('POST', `/chat/users/${sokha.imId}/blacklist`, { blacklist: [hr.imId] })
  expect(await theirs.call(textTo(sokha.imId, 'While blocked'))).not.toMatchObject({ code: 0 })
  await whenPushed()
  expect(got).toEqual([])
})

test('S-BELL-14 of a group that is set so only what mentions somebody is pushed to them', async () => {
  const { sokha, theirs, subscribe, got, whenPushed } = await open()
  await subscribe(sokha, 'a')
  const say = async (mentions: readonly string[]) => {
    const frame = textToGroup(GROUP, 'hello')
    const msg = { ...frame.data.msg, ...(mentions.length > 0 ? { extra: { mentions } } : {}) }
    expect(await theirs.call({ ...frame, data: { ...frame.data, msg } })).toMatchObject({ code: 0 })
    await whenPushed()
  }
  await say([])
  expect(got.map(({ said }) => said.tag)).toEqual([`team-${GROUP}`])
  const { body } = await sokha.api('PUT', '/users/me/bell', { groups: { [GROUP]: true } })
  expect(body.onlyMentions).toEqual([GROUP])
  await say([])
  expect(got).toHaveLength(1)
  await say([sokha.imId])
  expect(got[1]?.said.body).toBe('Someone mentioned you')
  await sokha.api('PUT', '/users/me/bell', { groups: { [GROUP]: false } })
  await say([])
  expect(got).toHaveLength(3)
})

test('S-BELL-15 an account has five browsers at most, a login one; an address is one account’s alone', async () => {
  const { url, sokha, subscribe, say, paths } = await open()
  const logins = [sokha]
  for (let index = 1; index < 6; index++) logins.push(await login(url, 'sokha'))
  for (const [index, one] of logins.entries()) await subscribe(one, `d${index}`)
  await say('One')
  expect(paths().sort()).toEqual(['/d1', '/d2', '/d3', '/d4', '/d5'])
  // Another account on the same browser.
  const dara = await login(url, 'dara')
  for (const index of [1, 2, 3, 4]) await subscribe(dara, `d${index}`)
  await subscribe(logins[5] as TestClient, 'new')
  await say('Two')
  expect(paths().slice(5)).toEqual(['/new'])
})

test('S-BELL-16 a browser is forgotten where its service says 404 or 410, at a log-out, a password change and when it is kicked out', async () => {
  const { url, sokha, subscribe, say, paths } = await open((path) => Number(path.slice(1)) || 201)
  const others = await Promise.all(Array.from({ length: 4 }, () => login(url, 'sokha')))
  const [one, two, three, four] = others as [TestClient, TestClient, TestClient, TestClient]
  await subscribe(one, '404')
  await subscribe(two, '410')
  await subscribe(three, '500')
  await subscribe(four, '307')
  await say('One')
  expect(paths().sort()).toEqual(['/307', '/404', '/410', '/500'])
  await say('Two')
  expect(paths().slice(4).sort()).toEqual(['/307', '/500'])
  await three.api('DELETE', '/users/authorize')
  await say('Three')
  expect(paths().slice(6)).toEqual(['/307'])
  const socket = await four.online({ device: 'old' })
  const young = await sokha.online({ device: 'new' })
  await socket.awaitClose()
  await young.beat()
  await say('Four')
  expect(paths()).toHaveLength(7)
  await subscribe(one, 'back')
  await sokha.api('PUT', '/users/password', { oldPassword: 'Sarika2026', newPassword: 'Sarika2027' })
  await say('Five')
  expect(paths()).toHaveLength(7)
})

test('S-BELL-17 a request to become contacts is pushed to who is asked, and names nobody', async () => {
  const { url, sokha, subscribe, got, whenPushed } = await open()
  await subscribe(sokha, 'a', true)
  const school = await login(url, 'sunrise-school')
  const verify = { key: 'add_verify', value: 1 }
  await sokha.chat('POST', `/chat/users/${sokha.imId}/privacy_settings`, verify)
  const request = { im_id: sokha.imId, message: 'Hello, a school', add_by: 'account', add_from: '' }
  await school.chat('POST', `/chat/users/${school.imId}/add_reqs`, { request })
  await whenPushed()
  expect(got.map(({ said }) => said)).toEqual([
    { title: 'Sarika', body: 'New contact request', tag: 'requests', id: '' },
  ])
})

test('S-BELL-9 without keys there are no pushes, and who asks for them is told so', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  expect((await sokha.api('GET', '/users/me/bell')).body).toMatchObject({ pushKey: '', onlyMentions: [] })
  expect(await sokha.api('PUT', '/users/me/push', pushDevice())).toMatchObject({
    status: 422,
    body: { code: 'no_push' },
  })
})

test('S-BELL-10 what no browser would hand over is refused', async () => {
  const { sokha, url } = await open()
  const good = pushDevice()
  const put = async (body: unknown) => (await sokha.api('PUT', '/users/me/push', body)).status
  for (const endpoint of ['', 'x'.repeat(2_000), 'https://10.0.0.1/a', `${url}/a`, 7, null, '\u0000'])
    expect(await put({ ...pushDevice(), endpoint })).toBe(422)
  for (const p256dh of ['', 'A'.repeat(87), `${good.keys.p256dh}A`, '\u0000', 7])
    expect(await put({ ...pushDevice(), keys: { ...good.keys, p256dh } })).toBe(422)
  for (const body of [
    {},
    [],
    { kinds: { all: true } },
    { groups: { '../x': true } },
    { groups: { 1: 'yes' } },
  ])
    expect((await sokha.api('PUT', '/users/me/bell', body)).status).toBe(
      JSON.stringify(body) === '{}' ? 200 : 422,
    )
})
