// Who may read a file, who may send it, and when it goes.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { startServer } from '../index'
import { login, request, type TestClient, withdrawalTo } from '../testing/client'
import { tempDatabase, tempFolder } from '../testing/databases'
import { SAMPLES } from '../testing/file-samples'
import { fileTo, fileToGroup, TEXT, uploaded } from '../testing/files'
import { handClock, startTestServer, TEST_PASSWORD_COST } from '../testing/world'

const idOf = (address: string): string => address.split('/').at(-1) ?? ''

async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const filesDir = await tempFolder()
  const server = await startTestServer({ filesDir, ...options })
  const { url } = server
  const [sokha, dara, hr, bank] = await Promise.all([
    login(url, 'sokha'),
    login(url, 'dara'),
    login(url, 'angkor-hr'),
    login(url, 'tonle-bank'),
  ])
  /** Names of what the store has. */
  const stored = async () => (await readdir(filesDir)).filter((name) => name !== 'arriving').toSorted()
  return { url, server, filesDir, sokha, dara, hr, bank, stored }
}

const read = async (who: TestClient, address: string): Promise<number> =>
  (await who.chat('GET', address)).status

async function send(who: TestClient, frame: ReturnType<typeof fileTo> | ReturnType<typeof fileToGroup>) {
  const socket = await who.online()
  const ack = await socket.call(frame)
  socket.close()
  return ack
}

test('S-FILE-8 the uploader reads a file, and who gets it once it is sent; a stranger is told that there is none', async () => {
  const { url, sokha, dara, hr } = await open()
  const address = await uploaded(sokha)
  expect([await read(sokha, address), await read(hr, address), await read(dara, address)]).toEqual([
    200, 404, 404,
  ])
  expect(await send(sokha, fileTo(hr.imId, address))).toMatchObject({ code: 0 })
  for (const path of [address, `${address}/thumb`]) {
    expect([await read(sokha, path), await read(hr, path), await read(dara, path)]).toEqual([200, 200, 404])
    const strange = await dara.chat('GET', path)
    const missing = await dara.chat('GET', `/chat/files/${'x'.repeat(22)}`)
    expect([strange.status, strange.body]).toEqual([missing.status, missing.body])
    expect((await fetch(url + path)).status).toBe(404)
  }
})

test('S-FILE-8 who leaves a group reads its files no more, and who comes reads them', async () => {
  const { sokha, dara, hr } = await open()
  const made = await sokha.chat('POST', '/chat/groups', { name: 'Night shift', im_ids: [hr.imId] })
  const groupId: string = made.body.data.group_id
  const address = await uploaded(sokha)
  await send(sokha, fileToGroup(groupId, address))
  expect([await read(hr, address), await read(dara, address)]).toEqual([200, 404])
  await sokha.chat('DELETE', `/chat/groups/${groupId}/members/${hr.imId}`)
  expect(await read(hr, address)).toBe(404)
  await sokha.chat('POST', `/chat/groups/${groupId}/members`, { im_ids: [hr.imId] })
  expect(await read(hr, address)).toBe(200)
})

test('S-FILE-7 what one may read one may pass on; its receivers may read it then', async () => {
  const { sokha, hr, bank } = await open()
  const made = await sokha.chat('POST', '/chat/groups', { name: 'Team', im_ids: [hr.imId, bank.imId] })
  const address = await uploaded(sokha)
  await send(sokha, fileTo(hr.imId, address))
  expect(await read(bank, address)).toBe(404)
  expect(await send(hr, fileToGroup(made.body.data.group_id, address))).toMatchObject({ code: 0 })
  expect(await read(bank, address)).toBe(200)
})

test('S-FILE-7 a message has the address of a file of its kind that its sender may read, or it is refused by name', async () => {
  const { sokha, dara, hr } = await open()
  const picture = await uploaded(sokha)
  const film = await uploaded(sokha, {
    bytes: new Uint8Array(SAMPLES.mp4),
    name: 'walk.mp4',
    kind: 'video',
  })
  const strange = await uploaded(dara)
  const say = async (content: string, type = 'image', more: object = {}) => {
    const { code, message } = await send(sokha, fileTo(hr.imId, content, type, more))
    return code === 0 ? 0 : [code, message]
  }
  const noAddress = [-422, 'the content is no address of a stored file, like /chat/files/ID']
  for (const content of [
    'https://evil.example/x.png',
    `${picture}/thumb`,
    `${picture}?x`,
    `${picture}/..`,
    `https://sarika.example${picture}`,
    `{"url":"${picture}"}`,
    '/chat/files/../../etc/passwd',
    `javascript:${picture}`,
  ])
    expect([content, await say(content)]).toEqual([content, noAddress])
  expect(await say('')).toEqual([-422, 'this is no image'])
  const none = [-422, 'there is no such file, or it is not yours to send']
  expect([await say(strange), await say(`/chat/files/${'x'.repeat(22)}`)]).toEqual([none, none])
  expect(await say(film)).toEqual([-422, 'this file is of kind video, not image'])
  expect(await say(picture, 'file')).toEqual([-422, 'this file is of kind image, not file'])

  const poster = (posterUrl: string) => say(film, 'video', { extra: { posterUrl } })
  expect(await poster('https://evil.example/x.png')).toEqual([
    -422,
    'posterUrl is no address of a stored file',
  ])
  expect(await poster(strange)).toEqual(none)
  expect(await poster(film)).toEqual([-422, 'this file is of kind video, not image'])
  expect([await read(hr, picture), await read(hr, film)]).toEqual([404, 404])
  expect(await poster(`${picture}/thumb`)).toBe(0)
  expect([await read(hr, picture), await read(hr, film)]).toEqual([200, 200])
  for (const [content, type] of [
    [picture, 'image'],
    [film, 'video'],
  ] as const)
    expect(await say(content, type)).toBe(0)
})

test('S-FILE-11 a file goes with the last message that has it', async () => {
  const { sokha, hr, stored } = await open()
  const address = await uploaded(sokha)
  const socket = await sokha.online()
  const first = await socket.call(fileTo(hr.imId, address))
  const second = await socket.call(fileTo(hr.imId, address))
  const takeBack = (ack: Record<string, unknown>) => socket.call(withdrawalTo(hr.imId, String(ack.msg_id)))
  expect(await takeBack(first)).toMatchObject({ code: 0 })
  expect([await read(hr, address), await stored()]).toEqual([
    200,
    [idOf(address), `${idOf(address)}.thumb`].toSorted(),
  ])
  expect(await takeBack(second)).toMatchObject({ code: 0 })
  expect([await read(hr, address), await read(sokha, address)]).toEqual([404, 404])
  await expect.poll(stored).toEqual([])
})

test('S-FILE-11 the files of a deleted account go, whoever has a message with them', async () => {
  const [database, clock] = [await tempDatabase(), handClock()]
  const { server, filesDir, sokha, hr, stored } = await open({ database, clock: clock.now })
  const [sent, kept] = [await uploaded(sokha), await uploaded(sokha)]
  await send(sokha, fileTo(hr.imId, sent))
  const theirs = await uploaded(hr)
  await send(hr, fileTo(sokha.imId, theirs))
  const answer = await sokha.api('POST', '/users/me/deletion', { password: 'Sarika2026' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toContain(`sarika_files_${sokha.imId}=;`)
  await server.close()
  clock.advance(14 * 24 * 3_600_000)
  const { url } = await startTestServer({ database, filesDir, clock: clock.now })
  const reader = await login(url, 'angkor-hr')
  expect([await read(reader, sent), await read(reader, kept), await read(reader, theirs)]).toEqual([
    404, 404, 200,
  ])
  expect(await stored()).toEqual([idOf(theirs), `${idOf(theirs)}.thumb`].toSorted())
})

test('S-FILE-11 S-SRV-59 a person is given what is known of their files', async () => {
  const { sokha } = await open()
  const address = await uploaded(sokha, { bytes: TEXT, name: 'pay.txt', kind: 'file' })
  const { body } = await sokha.api('GET', '/users/me/data')
  expect(body).toContain(idOf(address))
  expect(body).toContain('pay.txt')
})

test('S-FILE-11 at a start what a crash left is gone: bytes without a row, and bodies on their way', async () => {
  const [database, filesDir] = [await tempDatabase(), await tempFolder()]
  const options = { port: 0, quiet: true, passwordCost: TEST_PASSWORD_COST, demoJobs: 0, database, filesDir }
  const first = await startServer(options)
  const address = await uploaded(await login(first.url, 'sokha'))
  await first.close()
  for (const name of ['a'.repeat(22), `${'b'.repeat(22)}.thumb`, join('arriving', 'body')])
    await writeFile(join(filesDir, name), 'left')
  // Somebody named a folder that has other things in it.
  await writeFile(join(filesDir, 'holiday.jpg'), 'mine')
  const second = await startTestServer(options)
  const stored = async () => (await readdir(filesDir)).toSorted()
  await expect.poll(stored).toEqual(['holiday.jpg', idOf(address), `${idOf(address)}.thumb`].toSorted())
  expect(await read(await login(second.url, 'sokha'), address)).toBe(200)
})

test('S-FILE-11 at a start what nobody has sent within a day is gone', async () => {
  const clock = handClock()
  const [database, filesDir] = [await tempDatabase(), await tempFolder()]
  const options = { database, filesDir, clock: clock.now, demoJobs: 0 }
  const first = await startServer({ ...options, port: 0, quiet: true, passwordCost: TEST_PASSWORD_COST })
  const [sokha, hr] = await Promise.all([login(first.url, 'sokha'), login(first.url, 'angkor-hr')])
  const sent = await uploaded(sokha)
  await send(sokha, fileTo(hr.imId, sent))
  await uploaded(sokha, { bytes: TEXT, name: 'old.txt', kind: 'file' })
  clock.advance(1)
  const young = await uploaded(sokha, { bytes: TEXT, name: 'young.txt', kind: 'file' })
  await first.close()
  clock.advance(24 * 3_600_000)
  await startTestServer(options)
  await expect
    .poll(async () => (await readdir(filesDir)).toSorted())
    .toEqual([idOf(sent), `${idOf(sent)}.thumb`, idOf(young)].toSorted())
  const { db, close } = await openDatabase(database)
  expect((await db.selectFrom('files').select('id').execute()).map(({ id }) => id).toSorted()).toEqual(
    [idOf(sent), idOf(young)].toSorted(),
  )
  await close()
})

/** The cookie of an answer as a browser sends it back, and what was said with it. */
function cookieOf({ headers }: { headers: Headers }) {
  const [pair = '', ...attributes] = (headers.get('set-cookie') ?? '').split('; ')
  return { pair, attributes }
}

const chatLogin = (url: string, accessToken: string, headers = {}) =>
  request(url, 'POST', '/api/v1.0.0/users/authorize/im', { token: accessToken, body: {}, headers })

test('S-FILE-10 a chat login sets a cookie that reads files and nothing else', async () => {
  const { url, sokha, dara, hr } = await open()
  const address = await uploaded(sokha)
  await send(sokha, fileTo(hr.imId, address))
  const get = async (cookie: string, path = address) =>
    (await fetch(url + path, { headers: { cookie } })).status
  const { pair, attributes } = cookieOf(await chatLogin(url, hr.accessToken))
  expect(pair).toMatch(new RegExp(`^sarika_files_${hr.imId}=[\\w.-]+$`))
  expect(attributes).toEqual(['Path=/chat/files', 'Max-Age=46800', 'HttpOnly', 'SameSite=Strict'])
  expect([await get(pair), await get(pair, `${address}/thumb`), await get('')]).toEqual([200, 200, 404])

  const value = pair.split('=')[1] ?? ''
  expect(value).not.toBe(hr.imToken)
  // It is no token of the chat, and a token of the chat is no cookie.
  expect((await request(url, 'GET', '/chat/groups', { token: value })).body.code).toBe(-401)
  expect((await request(url, 'GET', address, { token: value })).body.code).toBe(-401)
  expect(await get(`sarika_files_${hr.imId}=${hr.imToken}`)).toBe(404)
  expect((await request(url, 'POST', '/chat/files2', { headers: { cookie: pair } })).body.code).toBe(-401)

  // Portal and desk in one browser: whichever of them may read.
  const theirs = cookieOf(await chatLogin(url, dara.accessToken)).pair
  expect([await get(theirs), await get(`theme=dark; ${theirs}; ${pair}`)]).toEqual([404, 200])
  const flood = Array.from({ length: 20 }, (_, i) => `sarika_files_${i}=x`).join('; ')
  expect(await get(`${flood}; ${pair}`)).toBe(404)
  // A bearer that is shown counts, and is judged like any.
  const both = await fetch(url + address, { headers: { cookie: pair, authorization: 'Bearer garbage' } })
  expect((await both.json()).code).toBe(-401)
})

test('S-FILE-10 the cookie is renewed with the chat token, and ends with its login', async () => {
  const { url, sokha, hr } = await open()
  const address = await uploaded(hr)
  const get = async (cookie: string) => (await fetch(url + address, { headers: { cookie } })).status
  const renewed = cookieOf(await hr.chat('GET', '/chat/auth'))
  expect([renewed.pair.startsWith(`sarika_files_${hr.imId}=`), await get(renewed.pair)]).toEqual([true, 200])
  const ended = cookieOf(await hr.chat('DELETE', '/chat/auth'))
  expect([ended.pair, ended.attributes[1]]).toEqual([`sarika_files_${hr.imId}=`, 'Max-Age=0'])
  expect(await get(renewed.pair)).toBe(404)

  const again = cookieOf(await chatLogin(url, hr.accessToken)).pair
  expect(await get(again)).toBe(200)
  const out = await hr.api('DELETE', '/users/authorize')
  expect(cookieOf(out).pair).toBe(`sarika_files_${hr.imId}=`)
  expect(await get(again)).toBe(404)
  expect((await sokha.chat('GET', '/chat/auth')).headers.get('set-cookie')).not.toContain('Secure')
})

test('S-FILE-10 over https the cookie is for https alone', async () => {
  const { url, sokha } = await open({ proxies: ['127.0.0.1'] })
  const { attributes } = cookieOf(await chatLogin(url, sokha.accessToken, { 'x-forwarded-proto': 'https' }))
  expect(attributes).toContain('Secure')
})

test('S-FILE-10 a cookie ends by itself', async () => {
  const clock = handClock()
  const { url, sokha } = await open({ clock: clock.now })
  const address = await uploaded(sokha)
  const { pair } = cookieOf(await chatLogin(url, sokha.accessToken))
  const get = async () => (await fetch(url + address, { headers: { cookie: pair } })).status
  clock.advance(13 * 3_600_000 - 1_000)
  expect(await get()).toBe(200)
  clock.advance(2_000)
  expect(await get()).toBe(404)
})
