// Reports of people and messages: what is shown before, what is kept, who reads it, and what comes of it.
import { expect, onTestFinished, test } from 'vitest'
import { encryptContent } from '../chat/cipher'
import { openDatabase } from '../db/open'
import { login, newClientId, type TestClient, textTo, textToGroup, withdrawalTo } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { fileTo, uploaded } from '../testing/files'
import { reviewerOf } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

async function start() {
  const database = await tempDatabase()
  const clock = handClock()
  const rates = { loginAddresses: PLENTY, reports: PLENTY }
  const server = await startTestServer({ database, clock: clock.now, rates })
  const { url } = server
  const [sokha, hr, reviewer] = [
    await login(url, 'sokha'),
    await login(url, 'angkor-hr'),
    await reviewerOf(url),
  ]
  /** What was deleted is gone by the next start, 14 days later. */
  const erase = async () => {
    await server.close()
    clock.advance(14 * 24 * 3_600_000)
    await startTestServer({ database, clock: clock.now })
  }
  return { url, database, clock, sokha, hr, reviewer, erase }
}

/** Sends a text and answers the message's id. */
async function say(from: TestClient, frame: { seq: string }): Promise<string> {
  const socket = await from.online()
  const { msg_id } = await socket.call({ ...frame })
  socket.close()
  return String(msg_id)
}

/** Seven texts of an employer to a seeker, "one" to "seven". */
async function talk({ sokha, hr }: { sokha: TestClient; hr: TestClient }): Promise<string[]> {
  const ids: string[] = []
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
    ids.push(await say(hr, textTo(sokha.imId, word)))
  return ids
}

const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text)
const inboxOf = async (client: TestClient) =>
  (await client.api('GET', '/users/messages/inbox')).body.result as { type: string; content: string }[]

test('S-REPORT-1 who reports a message sees before what a reviewer is brought: two messages before it and two after, five in all where the conversation has them', async () => {
  const scene = await start()
  const ids = await talk(scene)
  const preview = async (index: number) =>
    (await scene.sokha.api('GET', `/users/messages/${ids[index]}/report`)).body
  expect(textsOf(await preview(3))).toEqual(['two', 'three', 'four', 'five', 'six'])
  expect(textsOf(await preview(6))).toEqual(['three', 'four', 'five', 'six', 'seven'])
  expect(textsOf(await preview(5))).toEqual(['three', 'four', 'five', 'six', 'seven'])
  expect((await preview(6)).messages[4]).toEqual({
    ...{ msgId: ids[6], senderName: 'Bopha, Angkor HR', isOwn: false, type: 'text', text: 'seven' },
    sentAt: Math.floor(scene.clock.now() / 1000),
  })
})

test('S-REPORT-2 a reviewer reads the messages as they were when they were reported; what was withdrawn before is not among them, what is withdrawn later stays', async () => {
  const scene = await start()
  const { sokha, hr, reviewer } = scene
  const ids = await talk(scene)
  await say(hr, withdrawalTo(sokha.imId, ids[2] ?? ''))
  const shown = (await sokha.api('GET', `/users/messages/${ids[4]}/report`)).body
  expect(textsOf(shown)).toEqual(['two', 'four', 'five', 'six', 'seven'])
  const reported = await sokha.api('POST', `/users/messages/${ids[4]}/report`, {
    ...{ reason: 'rude', text: ' He shouts. ' },
    messages: shown.messages.map(({ msgId }: { msgId: string }) => msgId),
  })
  expect(reported).toMatchObject({ status: 200, body: { id: Number(ids[4]), isReported: true } })
  await say(hr, withdrawalTo(sokha.imId, ids[4] ?? ''))
  expect((await reviewer.call('GET', '/reviews/reports')).body.result).toMatchObject([
    { kind: 'message', targetId: Number(ids[4]), title: 'Bopha, Angkor HR', count: 1, reasons: ['rude'] },
  ])
  const { body } = await reviewer.call('GET', `/reviews/reports/message/${ids[4]}`)
  expect(body).toMatchObject({
    ...{ kind: 'message', title: 'Bopha, Angkor HR', isTold: true, earlier: [] },
    texts: [{ reason: 'rude', text: 'He shouts.' }],
  })
  expect(textsOf(body)).toEqual(['two', 'four', 'five', 'six', 'seven'])
  expect(body.messages.map(({ isReported }: { isReported: boolean }) => isReported)).toEqual([
    ...[false, false, true, false, false],
  ])
  expect((await sokha.api('GET', `/users/messages/${ids[4]}/report`)).status).toBe(404)
})

test('S-REPORT-2 a second report brings more messages and takes none away', async () => {
  const scene = await start()
  const { sokha, hr, reviewer } = scene
  const [first = ''] = await talk(scene)
  const path = `/users/people/${hr.imId}/report`
  await sokha.api('POST', path, { reason: 'rude' })
  await say(hr, textTo(sokha.imId, 'eight'))
  await sokha.api('POST', path, { reason: 'spam', messages: [first] })
  await sokha.api('POST', path, { reason: 'fraud', text: 'Not her' })
  const { body } = await reviewer.call('GET', `/reviews/reports/person/${hr.imId}`)
  expect(textsOf(body)).toEqual(['one', 'three', 'four', 'five', 'six', 'seven', 'eight'])
  expect(body.texts).toMatchObject([{ reason: 'fraud', text: 'Not her' }])
})

test('S-REPORT-3 of what was shown that is sent which is still there; messages that came meanwhile, and of other conversations, are not', async () => {
  const scene = await start()
  const { url, sokha, hr, reviewer } = scene
  const ids = await talk(scene)
  const dara = await login(url, 'dara')
  const elsewhere = await say(dara, textTo(dara.imId, 'a note of mine'))
  const messages = ids.slice(2)
  await say(hr, withdrawalTo(sokha.imId, ids[3] ?? ''))
  await say(hr, textTo(sokha.imId, 'later'))
  const seen = [...messages.slice(1), elsewhere]
  await sokha.api('POST', `/users/messages/${ids[6]}/report`, { reason: 'rude', messages: seen })
  const read = async (path: string) => textsOf((await reviewer.call('GET', `/reviews/reports/${path}`)).body)
  expect(await read(`message/${ids[6]}`)).toEqual(['five', 'six', 'seven'])
  await sokha.api('POST', `/users/messages/${ids[0]}/report`, { reason: 'rude', messages: [] })
  expect(await read(`message/${ids[0]}`)).toEqual(['one'])
})

test('S-REPORT-4 a reviewer reads words that were encrypted, and of a file its name', async () => {
  const { sokha, hr, reviewer } = await start()
  const target = { isGroup: false, id: sokha.imId }
  const seq = newClientId()
  const msg = { type: 'text', ...encryptContent('លេខ 012 345 678', hr.imId, target) }
  await say(hr, { ...{ action: 'p2p', seq }, data: { seq, receiver_id: sokha.imId, msg } } as { seq: string })
  await say(hr, fileTo(sokha.imId, await uploaded(hr), 'image', { fileName: 'kitchen.png' }))
  await sokha.api('POST', `/users/people/${hr.imId}/report`, { reason: 'spam' })
  const { messages } = (await reviewer.call('GET', `/reviews/reports/person/${hr.imId}`)).body
  expect(messages.slice(-2)).toMatchObject([
    { type: 'text', text: 'លេខ 012 345 678' },
    { type: 'image', text: 'kitchen.png' },
  ])
})

test('S-REPORT-5 a person is reported with the newest messages between the two, by whoever knows them or has talked with them', async () => {
  const scene = await start()
  const { url, sokha, hr, reviewer } = scene
  await talk(scene)
  const path = `/users/people/${hr.imId}/report`
  expect(textsOf((await sokha.api('GET', path)).body)).toEqual(['three', 'four', 'five', 'six', 'seven'])
  expect((await sokha.api('POST', path, { reason: 'not_who' })).status).toBe(200)
  const dara = await login(url, 'dara')
  await talk({ sokha: hr, hr: dara })
  await dara.api('POST', path, { reason: 'spam' })
  expect((await reviewer.call('GET', '/reviews/reports')).body.result).toMatchObject([
    { kind: 'person', targetId: Number(hr.imId), title: 'Bopha, Angkor HR', count: 2 },
  ])
})

test('S-REPORT-6 what somebody takes no part in, what is withdrawn and what is nothing is not there; nobody reports themselves', async () => {
  const scene = await start()
  const { url, sokha, hr } = scene
  const [id = ''] = await talk(scene)
  const dara = await login(url, 'dara')
  const group = await hr.chat('POST', '/chat/groups', { name: 'Kitchen', im_ids: [sokha.imId] })
  const inGroup = await say(hr, textToGroup(group.body.data.group_id, 'between us'))
  for (const about of [id, inGroup, '0', 'x', '999999999'])
    for (const method of ['GET', 'POST'])
      expect([
        about,
        (
          await dara.api(
            method,
            `/users/messages/${about}/report`,
            method === 'GET' ? undefined : { reason: 'rude' },
          )
        ).status,
      ]).toEqual([about, 404])
  expect(textsOf((await sokha.api('GET', `/users/messages/${inGroup}/report`)).body)).toContain('between us')
  for (const about of ['999', 'x', '20006'])
    expect((await dara.api('POST', `/users/people/${about}/report`, { reason: 'rude' })).status).toBe(404)
  for (const path of [`messages/${id}`, `people/${hr.imId}`])
    expect((await hr.api('POST', `/users/${path}/report`, { reason: 'rude' })).body.code).toBe('not_allowed')
})

test('S-REPORT-6 a report of a person needs a reason of theirs, and is not longer than 1,000 units', async () => {
  const scene = await start()
  const [id] = await talk(scene)
  for (const [body, field] of [
    [{}, 'reason'],
    [{ reason: 'gone' }, 'reason'],
    [{ reason: 'rude', text: 'x'.repeat(1_001) }, 'text'],
    [{ reason: 'rude', messages: Array(6).fill('1') }, 'messages'],
    [{ reason: 'rude', messages: [1] }, 'messages.0'],
  ] as const)
    for (const path of [`messages/${id}`, `people/${scene.hr.imId}`])
      expect((await scene.sokha.api('POST', `/users/${path}/report`, body)).body.fields?.[0]?.field).toBe(
        field,
      )
  expect((await scene.reviewer.call('GET', '/reviews/reports')).body.totalCount).toBe(0)
})

test('S-REPORT-7 a person is warned in their language for a reason, with the words of the reviewer; who reported is told that it was read', async () => {
  const scene = await start()
  const { sokha, hr, reviewer } = scene
  const [id] = await talk(scene)
  await sokha.api('POST', `/users/messages/${id}/report`, { reason: 'rude' })
  const decide = (body: object, path = `message/${id}`) =>
    reviewer.call('PUT', `/reviews/reports/${path}`, body)
  for (const [body, field] of [
    [{ decision: 'warn' }, 'reason'],
    [{ decision: 'warn', reason: 'other', text: ' ' }, 'text'],
    [{ decision: 'warn', reason: 'gone', text: '' }, 'reason'],
    [{ decision: 'stop', reason: 'rude', text: '' }, 'decision'],
    [{ decision: 'take-down', reason: 'rude', text: '' }, 'decision'],
  ] as const)
    expect(await decide(body)).toMatchObject({ status: 422, body: { fields: [{ field }] } })
  expect((await decide({ decision: 'warn', reason: 'rude', text: 'Be kind.' })).status).toBe(204)
  const [warned] = await inboxOf(hr)
  expect(warned).toMatchObject({ type: 'message-warned', title: 'A warning about a message' })
  expect(warned?.content).toContain('The wording is not suitable. Be kind.')
  const inKhmer = await hr.api('GET', '/users/messages/inbox', undefined, { 'accept-language': 'km' })
  expect(inKhmer.body.result[0].content).toMatch(/ពាក្យពេចន៍មិនសមរម្យ។ Be kind\./)
  expect((await inboxOf(sokha)).map(({ type }) => type)).toContain('report-read')
  expect((await decide({ decision: 'keep' })).status).toBe(404)
})

test('S-REPORT-8 a case tells what was decided before of the same person; nothing wrong is told to nobody but who reported', async () => {
  const scene = await start()
  const { clock, sokha, hr, reviewer } = scene
  const ids = await talk(scene)
  const before = (await inboxOf(hr)).length
  await sokha.api('POST', `/users/messages/${ids[0]}/report`, { reason: 'rude' })
  await reviewer.call('PUT', `/reviews/reports/message/${ids[0]}`, { decision: 'keep' })
  expect(await inboxOf(hr)).toHaveLength(before)
  expect((await inboxOf(sokha)).filter(({ type }) => type === 'report-read')).toHaveLength(1)
  clock.advance(1_000)
  await sokha.api('POST', `/users/people/${hr.imId}/report`, { reason: 'fraud' })
  expect((await reviewer.call('GET', `/reviews/reports/person/${hr.imId}`)).body).toMatchObject({
    memberSince: expect.any(Number),
    earlier: [{ decision: 'keep', reason: '', text: '', at: Math.floor(clock.now() / 1000) - 1 }],
  })
})

test('S-REPORT-9 an employer who is stopped has no open job any more and is told why; with nobody to tell there is no warning', async () => {
  const { url, database, sokha, hr, reviewer } = await start()
  await sokha.api('POST', '/users/employers/1/report', { reason: 'fraud' })
  const decide = (decision: string) =>
    reviewer.call('PUT', '/reviews/reports/employer/1', { decision, reason: 'fraud', text: 'No office.' })
  expect((await decide('take-down')).body).toMatchObject({ code: 'not_allowed' })
  expect((await decide('stop')).status).toBe(204)
  expect((await sokha.api('GET', '/jobs/1')).body.isOpen).toBe(false)
  const [told] = await inboxOf(hr)
  expect(told).toMatchObject({ type: 'company-stopped' })
  expect(told?.content).toContain('It misleads people. No office.')
  const { db, close } = await openDatabase(database)
  onTestFinished(() => close())
  const open = db.selectFrom('jobs').select('id').where('company_id', '=', 1).where('is_open', '=', 1)
  expect(await open.execute()).toEqual([])
  await db.updateTable('companies').set({ account_id: '' }).where('id', '=', 2).execute()
  const dara = await login(url, 'dara')
  await dara.api('POST', '/users/employers/2/report', { reason: 'wrong' })
  expect((await reviewer.call('GET', '/reviews/reports/employer/2')).body.isTold).toBe(false)
  const warn = { decision: 'warn', reason: 'wrong', text: '' }
  expect((await reviewer.call('PUT', '/reviews/reports/employer/2', warn)).body.code).toBe('not_allowed')
  expect((await inboxOf(dara)).filter(({ type }) => type === 'report-read')).toEqual([])
})

test('S-REPORT-11 a warning about a job is read by whoever answers for it', async () => {
  const { url, database, sokha, hr, reviewer } = await start()
  const bank = await login(url, 'tonle-bank')
  const { db, close } = await openDatabase(database)
  onTestFinished(() => close())
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('im_id', '=', bank.imId)
    .executeTakeFirstOrThrow()
  await db.updateTable('jobs').set({ recruiter_id: id }).where('id', '=', 1).execute()
  const warn = { decision: 'warn', reason: 'discriminates', text: '' }
  for (const job of [1, 2]) {
    await sokha.api('POST', `/jobs/${job}/report`, { reason: 'discriminates' })
    expect((await reviewer.call('PUT', `/reviews/reports/job/${job}`, warn)).status).toBe(204)
  }
  const warnings = async (client: TestClient) =>
    (await client.api('GET', '/users/messages/inbox')).body.result
      .filter(({ type }: { type: string }) => type === 'job-warned')
      .map(({ jobId }: { jobId: number }) => jobId)
  expect([await warnings(bank), await warnings(hr)]).toEqual([[1], [2]])
})

test('S-REPORT-10 of who deletes their account neither report nor reported message keeps a word', async () => {
  const scene = await start()
  const { database, sokha, hr, reviewer, erase } = scene
  const [id] = await talk(scene)
  await say(sokha, textTo(hr.imId, 'zebrafinch'))
  await sokha.api('POST', `/users/messages/${id}/report`, { reason: 'rude', text: 'zebrafinch' })
  await hr.api('POST', `/users/people/${sokha.imId}/report`, { reason: 'spam', text: 'Writes often.' })
  const verdict = { decision: 'warn', reason: 'other', text: 'About Sokha' }
  await reviewer.call('PUT', `/reviews/reports/person/${sokha.imId}`, verdict)
  expect((await sokha.api('POST', '/users/me/deletion', { password: 'Sarika2026' })).status).toBe(200)
  await erase()
  const { db, close } = await openDatabase(database)
  onTestFinished(() => close())
  const reports = await db.selectFrom('reports').select(['account_id', 'text']).orderBy('id').execute()
  expect(reports).toMatchObject([{ account_id: '', text: '' }, { text: 'Writes often.' }])
  const kept = await db.selectFrom('report_messages').select(['sender_id', 'text']).execute()
  expect(kept.filter(({ sender_id }) => sender_id === sokha.imId).map(({ text }) => text)).not.toContain(
    'zebrafinch',
  )
  expect(kept.filter(({ text }) => text === 'one')).not.toEqual([])
  const decisions = await db.selectFrom('review_decisions').select('text').execute()
  expect(decisions.map(({ text }) => text)).not.toContain('About Sokha')
})
