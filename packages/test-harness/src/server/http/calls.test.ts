import { createHmac } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { callTo, meetingOf, STATE } from '../testing/calls'
import { login, newClientId, type TestClient } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { block } from '../testing/requests'
import { handClock, startTestServer } from '../testing/world'

const TURN = { urls: ['turn:turn.example:3478'], secret: 'a secret of the relays' }
const AGORA = { appId: 'a'.repeat(32), certificate: 'b'.repeat(32) }

async function stage(calls: Parameters<typeof startTestServer>[0] = { calls: { turn: TURN, agora: AGORA } }) {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, ...calls })
  const [sokha, hr, dara] = [
    await login(url, 'sokha'),
    await login(url, 'angkor-hr'),
    await login(url, 'dara'),
  ]
  return { url, clock, sokha, hr, dara, channel: newClientId() }
}

/** A call that runs between two people. */
async function talk(a: TestClient, b: TestClient, channel: string) {
  const [mine, theirs] = [await a.online(), await b.online()]
  await mine.call(callTo(b.imId, { channel, state: STATE.invite }))
  await theirs.call(callTo(a.imId, { channel, state: STATE.accept }))
  return { mine, theirs }
}

const iceOf = (who: TestClient, channel: string) => who.chat('GET', `/chat/calls/ice?channel=${channel}`)

test('S-CALL-50 a device in a call gets what lets it use the relays for ten minutes, signed by their secret', async () => {
  const { sokha, hr, channel, clock } = await stage()
  await talk(sokha, hr, channel)
  const { body } = await iceOf(sokha, channel)
  const endsAt = Math.floor(clock.now() / 1000) + 600
  const username = `${endsAt}:${sokha.imId}`
  const credential = createHmac('sha1', TURN.secret).update(username).digest('base64')
  expect(body.data).toEqual({
    ...{ urls: TURN.urls, username, credential, expiresAt: endsAt * 1000, relayOnly: 0 },
  })
  expect(JSON.stringify(body)).not.toContain(TURN.secret)
})

test('S-CALL-50 who is no contact is reached through a relay alone, in a meeting too, and without relays the answer names none', async () => {
  const { url, sokha, hr, dara, channel } = await stage({ calls: { turn: null, agora: null } })
  await talk(sokha, hr, channel)
  expect((await iceOf(sokha, channel)).body.data).toMatchObject({ urls: [], username: '', relayOnly: 0 })
  // Both are contacts of the employer, and strangers to each other.
  const tech = await login(url, 'mekong-tech')
  const { body } = await sokha.chat('POST', '/chat/groups', { name: 'Both', im_ids: [hr.imId, tech.imId] })
  const group: string = body.data.group_id
  const meeting = newClientId()
  const [mine, second] = [await sokha.online(), await tech.online()]
  await mine.call(meetingOf(group, { channel: meeting, state: STATE.invite }))
  await second.call(meetingOf(group, { channel: meeting, state: STATE.accept }))
  expect((await iceOf(sokha, meeting)).body.data).toMatchObject({ relayOnly: 0 })
  const third = await hr.online()
  await third.call(meetingOf(group, { channel: meeting, state: STATE.accept }))
  expect((await iceOf(hr, meeting)).body.data).toMatchObject({ relayOnly: 1 })
  await block(sokha, tech.imId)
  expect((await iceOf(sokha, meeting)).body.data).toMatchObject({ relayOnly: 1 })
  expect((await iceOf(dara, meeting)).status).toBe(404)
})

const tokenOf = (who: TestClient, query: Record<string, string>) =>
  who.chat('GET', `/chat/agoras/rtc_token?${new URLSearchParams({ role: 'publisher', ...query })}`)

test('S-CALL-51 a token of Agora is for a running call of the caller, as the caller alone, for 1,000 s at most', async () => {
  const { sokha, hr, dara, channel } = await stage()
  const asked = { channel_name: channel, uid: sokha.imId, expire: '1000' }
  expect((await tokenOf(sokha, asked)).status).toBe(404)
  const mine = await sokha.online()
  await mine.call(callTo(hr.imId, { channel, state: STATE.invite }))
  // While it rings nobody is in it.
  expect((await tokenOf(sokha, asked)).status).toBe(404)
  const theirs = await hr.online()
  await theirs.call(callTo(sokha.imId, { channel, state: STATE.accept }))
  const { body } = await tokenOf(sokha, asked)
  expect(body).toMatchObject({
    ...{ code: 200, data: { app_id: AGORA.appId, channel_name: channel, uid: sokha.imId, expire: 1000 } },
  })
  const bytes = inflateSync(Buffer.from(body.data.token.slice(3), 'base64')).toString('latin1')
  for (const part of [AGORA.appId, channel, sokha.imId]) expect(bytes).toContain(part)
  expect(bytes).not.toContain(AGORA.certificate)
  expect(await tokenOf(sokha, { ...asked, uid: hr.imId })).toMatchObject({
    ...{ status: 422, body: { fields: [{ field: 'uid' }] } },
  })
  for (const wrong of [
    { expire: '1001' },
    { expire: '0' },
    { role: 'subscriber' },
    { channel_name: 'guess' },
  ])
    expect((await tokenOf(sokha, { ...asked, ...wrong })).status).toBe(422)
  expect((await tokenOf(dara, { ...asked, uid: dara.imId })).status).toBe(404)
  await mine.call(callTo(hr.imId, { channel, state: STATE.end }))
  expect((await tokenOf(sokha, asked)).status).toBe(404)
})

test('S-CALL-51 a deployment without an application of Agora says so', async () => {
  const { sokha, hr, channel } = await stage({})
  await talk(sokha, hr, channel)
  expect(await tokenOf(sokha, { channel_name: channel, uid: sokha.imId })).toMatchObject({
    ...{ status: 422, body: { code: 'no_agora', message: expect.stringContaining('SARIKA_AGORA_APP_ID') } },
  })
})

/** All rows of calls in a database. */
async function rowsIn(database: string) {
  const { db, close } = await openDatabase(database)
  const [calls, members] = [
    await db.selectFrom('calls').select('channel').execute(),
    await db.selectFrom('call_members').select(['channel', 'im_id']).execute(),
  ]
  await close()
  return { calls, members }
}

test('S-CALL-53 a copy of one’s data has the calls, a deletion leaves none of them but a meeting that others are in', async () => {
  const database = await tempDatabase()
  const clock = handClock()
  const server = await startTestServer({ database, clock: clock.now })
  const [sokha, hr] = [await login(server.url, 'sokha'), await login(server.url, 'angkor-hr')]
  const [channel, meeting] = [newClientId(), newClientId()]
  const { mine, theirs } = await talk(sokha, hr, channel)
  await mine.call(callTo(hr.imId, { channel, state: STATE.end }))
  const { body } = await sokha.chat('POST', '/chat/groups', { name: 'Both', im_ids: [hr.imId] })
  const group: string = body.data.group_id
  await mine.call(meetingOf(group, { channel: meeting, state: STATE.invite }))
  await theirs.call(meetingOf(group, { channel: meeting, state: STATE.accept }))
  const answer = await fetch(`${server.url}/api/v1.0.0/users/me/data`, {
    headers: { authorization: `Bearer ${sokha.accessToken}` },
  })
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  expect(data.calls).toMatchObject([{ channel }, { channel: meeting }])
  expect(data.call_members).toHaveLength(2)
  await sokha.api('POST', '/users/me/deletion', { password: 'Sarika2026' })
  await server.close()
  clock.advance(14 * 86_400_000)
  const second = await startTestServer({ database, clock: clock.now })
  await second.close()
  expect(await rowsIn(database)).toEqual({
    calls: [{ channel: meeting }],
    members: [{ channel: meeting, im_id: hr.imId }],
  })
})

test('S-CALL-53 calls that ended more than 30 days ago are forgotten', async () => {
  const database = await tempDatabase()
  const clock = handClock()
  const server = await startTestServer({ database, clock: clock.now })
  const [sokha, hr] = [await login(server.url, 'sokha'), await login(server.url, 'angkor-hr')]
  const channel = newClientId()
  const { mine } = await talk(sokha, hr, channel)
  await mine.call(callTo(hr.imId, { channel, state: STATE.end }))
  await server.close()
  clock.advance(30 * 86_400_000)
  await (await startTestServer({ database, clock: clock.now })).close()
  expect((await rowsIn(database)).calls).toEqual([{ channel }])
  clock.advance(1)
  await (await startTestServer({ database, clock: clock.now })).close()
  expect(await rowsIn(database)).toEqual({ calls: [], members: [] })
})

test('S-CALL-54 what is asked about calls has a rate', async () => {
  const { sokha, channel } = await stage({ rates: { callSteps: { burst: 1, perSecond: 0.001 } } })
  expect((await iceOf(sokha, channel)).status).toBe(404)
  expect((await iceOf(sokha, channel)).status).toBe(429)
  expect((await tokenOf(sokha, { channel_name: channel, uid: sokha.imId })).status).toBe(429)
})
