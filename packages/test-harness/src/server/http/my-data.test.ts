import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { drawCaptcha } from '../accounts/captcha-picture'
import { openDatabase } from '../db/open'
import { WORDS } from '../db/words'
import { PERSONAL_DATA } from '../personal-data/table'
import { pdfOf } from '../seed/pdf'
import { login, NOTICES, type TestClient, textTo, tryLogin } from '../testing/client'
import { isOnPostgres, tempDatabase } from '../testing/databases'
import { asked, decide, rowOf, setPrivacy } from '../testing/requests'
import { INTENTION, PROFILE, reviewerOf } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const PASSWORD = 'Sarika2026'
/** Of her account. */
const ID = '1'
/** What names her in the demo. */
const NAMES = ['sokha@sarika.example', '12000001', 'សុខា ចាន់']
/** Stands in whatever she writes here. */
const MARK = 'zebrafinch'

/** Sokha of the demo, who writes something of every kind. */
async function start() {
  const database = await tempDatabase()
  const clock = handClock()
  const server = await startTestServer({
    database,
    clock: clock.now,
    demoJobs: 0,
    rates: { attachments: PLENTY, applications: PLENTY, loginAddresses: PLENTY },
  })
  const { url } = server
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  return { url, server, database, clock, sokha, hr }
}

const file = (content: Buffer, name: string): FormData => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name))
  return form
}

async function writeEverywhere(sokha: TestClient) {
  const write = async (path: string, body: unknown) => {
    const { status, body: answer } = await sokha.api('POST', path, body)
    expect([path, status < 300]).toEqual([path, true])
    return answer
  }
  await write('/users/letters/save', { title: MARK, content: MARK })
  await write('/users/searches/agents/save', { name: MARK, jobtitle: MARK, pushjobnum: 10, pushperiod: 7 })
  await write('/users/avatar', file(drawCaptcha('1'), 'me.png'))
  await write('/users/im/quick-text', { texts: [MARK] })
  const sent = await write('/users/resumes/attachment', file(pdfOf([MARK]), `${MARK}.pdf`))
  await write('/users/resumes/attachment', file(pdfOf([MARK]), `${MARK} not sent.pdf`))
  await write('/users/jobs/2/applications', { attachmentId: sent.id })
  await writeResume(sokha)
  const socket = await sokha.connect()
  await socket.opened
  // To herself, and to an employer.
  for (const to of [sokha.imId, '20001'])
    expect(await socket.call(textTo(to, MARK))).toMatchObject({ code: 0 })
  return { socket, applications: await appliedTo(sokha) }
}

/** A resume with a picture that is sent back once, then waits. */
async function writeResume(sokha: TestClient) {
  const put = async (path: string, body?: unknown) =>
    expect([path, (await sokha.api('PUT', path, body)).status]).toEqual([path, 200])
  const picture = await sokha.api('POST', '/users/resumes/1/images', file(drawCaptcha('2'), 'me.png'))
  await put('/users/resumes/1/profile', { ...PROFILE, lastName: MARK, photo: picture.body.id })
  await put('/users/resumes/intentions', { ...INTENTION, reqJobTitle: MARK })
  await put('/users/resumes/1/submit')
  const reviewer = await reviewerOf(sokha.url)
  await reviewer.decide(1, { decision: 'refuse', reason: 'other', text: MARK })
  await put('/users/resumes/1/submit')
}

const appliedTo = async (client: TestClient): Promise<{ id: number; jobId: number }[]> =>
  (await client.api('GET', '/users/jobs/applications?size=100')).body.result

const begin = (client: TestClient, body: object = { password: PASSWORD }) =>
  client.api('POST', '/users/me/deletion', body)

const DAY_MS = 24 * 3_600_000
type Started = Pick<Awaited<ReturnType<typeof start>>, 'server' | 'database' | 'clock'>

/** Deleted, and 14 days later: another server, with the account gone. */
async function eraseWhenDue(client: TestClient, { server, database, clock }: Started) {
  expect((await begin(client)).status).toBe(200)
  await server.close()
  clock.advance(14 * DAY_MS)
  return startTestServer({ database, clock: clock.now, demoJobs: 0 })
}

async function copyOf({ url, accessToken }: TestClient) {
  const answer = await fetch(`${url}/api/v1.0.0/users/me/data`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return { data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())), names: Object.keys(files) }
}

/** Every text of every table that has one of the words. */
async function found(database: string, words: readonly string[]): Promise<string[]> {
  const { db, close } = await openDatabase(database)
  const hits: string[] = []
  for (const table of Object.keys(PERSONAL_DATA) as (keyof typeof PERSONAL_DATA)[])
    for (const row of await db.selectFrom(table).selectAll().execute())
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : String(value)
        for (const word of words) if (text.includes(word)) hits.push(`${table}.${column}`)
      }
  await close()
  return [...new Set(hits)].toSorted()
}

test('S-SRV-59 every table of the database has an entry that says what is given of it and what a deletion leaves', async () => {
  const { database, server } = await start()
  await server.close()
  const { db, kind, close } = await openDatabase(database)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  await close()
  const indexes = [...WORDS[kind].jobIndexTables, ...WORDS[kind].titlePartsTables]
  const ours = tables.filter((name) => !indexes.some((index) => name.startsWith(index)))
  expect(ours.toSorted()).toEqual(Object.keys(PERSONAL_DATA).toSorted())
  for (const entry of Object.values(PERSONAL_DATA))
    if (entry !== 'nobody' && (entry.give === null || entry.fate !== 'erased')) expect(entry.why).not.toBe('')
})

test('S-SRV-59 a copy of the data has what somebody wrote, their files, and no secret', async () => {
  const { sokha } = await start()
  await writeEverywhere(sokha)
  const { data, names } = await copyOf(sokha)
  expect(data.accounts).toMatchObject([{ email: 'sokha@sarika.example', mobile: '12000001' }])
  expect(JSON.stringify(data.accounts)).not.toContain('password')
  expect(data.letters).toContainEqual(expect.objectContaining({ title: MARK, content: MARK }))
  expect(data.quick_replies).toMatchObject([{ texts: [MARK] }])
  expect(data.messages.filter(({ text }: { text: string }) => text === MARK)).toHaveLength(2)
  // What others wrote is theirs.
  expect(data.messages.every(({ sender_id }: { sender_id?: string }) => sender_id === undefined)).toBe(true)
  expect(data.refresh_tokens).toBe('not given: hashes of secrets')
  expect(names.filter((name) => name.includes(MARK))).toHaveLength(2)
  expect(names).toContain('picture.png')
  expect(names.filter((name) => /^resume-pictures\/\w+\.png$/.test(name))).toHaveLength(1)
  expect(data.intentions).toMatchObject([{ content: { reqJobTitle: MARK } }])
  expect(data.review_decisions).toMatchObject([{ decision: 'approve' }, { decision: 'refuse', text: MARK }])
})

test('S-SRV-60 a deletion leaves no name, number or word of theirs but what an employer has opened', async () => {
  const all = await start()
  const { database, sokha, hr } = all
  const { applications, socket } = await writeEverywhere(sokha)
  for (const { id } of applications) await hr.api('GET', `/users/applications/${id}`)
  expect((await found(database, NAMES)).length).toBeGreaterThan(3)
  const server = await eraseWhenDue(sokha, all)
  expect((await socket.awaitClose()).code).toBe(4003)
  await server.close()
  expect(await found(database, [...NAMES, MARK])).toEqual([
    'applications.resume',
    'attachments.content',
    'attachments.name',
    'messages.body',
  ])
})

test('S-SRV-60 an application that no employer has opened goes with its files', async () => {
  const all = await start()
  const { database, sokha } = all
  await writeEverywhere(sokha)
  await (await eraseWhenDue(sokha, all)).close()
  const left = await found(database, [MARK])
  expect(left).toEqual(['messages.body'])
  const { db, close } = await openDatabase(database)
  expect(await db.selectFrom('resume_images').select('id').execute()).toEqual([])
  await close()
})

test('S-SRV-60 nobody logs in to it any more, and its names are free', async () => {
  const all = await start()
  const { url } = await eraseWhenDue(all.sokha, all)
  for (const name of ['sokha', 'sokha@sarika.example', '12000001'])
    expect((await tryLogin(url, name, PASSWORD)).status).toBe(422)
})

test('S-SRV-60 others keep the talk, without a name, and write no more', async () => {
  const all = await start()
  const { sokha } = all
  const { url } = await eraseWhenDue(sokha, all)
  const hr = await login(url, 'angkor-hr')
  const { items } = await hr.catchUp(NOTICES)
  const told = items.map(({ notice }) => notice)
  expect(told).toContainEqual(expect.objectContaining({ notice_type: 'contact_delete', im_id: sokha.imId }))
  const nameless = expect.objectContaining({ im_id: sokha.imId, nickname: '', avatar: '' })
  expect(told).toContainEqual(expect.objectContaining({ notice_type: 'contact_changed', contact: nameless }))
  const socket = await hr.connect()
  expect(await socket.call(textTo(sokha.imId, 'hello?'))).toMatchObject({ code: -20 })
  const { body } = await hr.chat('GET', '/biz/conversations/items/query')
  const kept = body.data.find(({ receiverId }: { receiverId: string }) => receiverId === sokha.imId)
  expect(kept).toMatchObject({ extra: { title: '', avatar: '' } })
  socket.close()
})

test('S-SRV-60 it wants the password, or a login of the last ten minutes', async () => {
  const { clock, sokha } = await start()
  const wrong = await begin(sokha, { password: 'something else' })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_credentials'])
  clock.advance(10 * 60_000 + 1)
  const stale = await begin(sokha, {})
  expect([stale.status, stale.body.code]).toEqual([422, 'login_again'])
  expect((await sokha.api('GET', '/users/me')).status).toBe(200)
  expect((await begin(sokha)).status).toBe(200)
})

test('S-SRV-60 S-ACCOUNT-7 a company whose account is being deleted has no open job; kept, it has them again; deleted, nobody speaks for it', async () => {
  const all = await start()
  const { url, sokha } = all
  const jobs = async (client: TestClient): Promise<number> =>
    (await client.api('GET', '/jobs?employerId=1')).body.totalCount
  const open = await jobs(sokha)
  expect(open).toBeGreaterThan(0)
  expect((await begin(all.hr, {})).status).toBe(200)
  expect(await jobs(sokha)).toBe(0)
  const back = await login(url, 'angkor-hr')
  expect((await back.api('POST', '/users/me/deletion/stop')).status).toBe(204)
  expect(await jobs(sokha)).toBe(open)
  const later = await eraseWhenDue(back, all)
  const reader = await login(later.url, 'sokha')
  expect(await jobs(reader)).toBe(0)
  expect((await reader.api('POST', '/jobs/1/chat', {})).status).toBe(422)
})

test('S-ACCOUNT-5 S-ACCOUNT-6 a deletion ends every login at once and waits 14 days; a login in between is told the day, and keeps the account', async () => {
  const all = await start()
  const { url, clock, sokha, server, database } = all
  const phone = await login(url, 'sokha')
  const { body } = await begin(sokha)
  expect(body).toEqual({ deletionAt: clock.now() + 14 * DAY_MS })
  for (const client of [sokha, phone]) expect((await client.api('GET', '/users/me')).status).toBe(403)
  clock.advance(13 * DAY_MS)
  const back = await login(url, 'sokha')
  expect((await back.api('GET', '/users/me')).body.deletionAt).toBe(body.deletionAt)
  // Asked again it keeps its day.
  expect((await begin(back)).body).toEqual(body)
  const again = await login(url, 'sokha')
  expect((await again.api('POST', '/users/me/deletion/stop')).status).toBe(204)
  expect((await again.api('GET', '/users/me')).body.deletionAt).toBeNull()
  await server.close()
  clock.advance(2 * DAY_MS)
  const later = await startTestServer({ database, clock: clock.now, demoJobs: 0 })
  expect((await tryLogin(later.url, 'sokha', PASSWORD)).status).toBe(200)
})

test('S-SRV-95 what is written in the moment of a deletion is refused or erased', async () => {
  const { database, server, clock, sokha } = await start()
  const letter = () => sokha.api('POST', '/users/letters/save', { title: MARK, content: MARK })
  const search = () =>
    sokha.api('POST', '/users/searches/agents/save', {
      name: MARK,
      jobtitle: MARK,
      pushjobnum: 10,
      pushperiod: 7,
    })
  // The password is judged for a while: these are let in before, and after.
  const gone = begin(sokha)
  const asked: Promise<{ status: number }>[] = []
  let isGone = false
  void gone.then(() => {
    isGone = true
  })
  while (!isGone) {
    asked.push(letter(), search(), sokha.api('POST', '/jobs/3/hide'), sokha.api('POST', '/jobs/3/chat'))
    await Promise.race([gone, asked.at(-1)])
  }
  expect((await gone).status).toBe(200)
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
  expect([...statuses].every((status) => [200, 401, 403, 422, 429].includes(status))).toBe(true)
  await server.close()
  clock.advance(14 * DAY_MS)
  await (await startTestServer({ database, clock: clock.now, demoJobs: 0 })).close()
  expect(await found(database, [MARK])).toEqual([])
  const { db, close } = await openDatabase(database)
  for (const table of ['letters', 'saved_searches', 'hidden_jobs', 'communicated_jobs'] as const)
    expect(await db.selectFrom(table).select('account_id').where('account_id', '=', ID).execute()).toEqual([])
  expect(
    await db.selectFrom('contacts').select('im_id').where('owner_id', '=', sokha.imId).execute(),
  ).toEqual([])
  await close()
})

test('S-SRV-96 a group that its last member leaves by a deletion keeps neither title nor words, and a report no words', async () => {
  const all = await start()
  const { database, sokha, hr } = all
  const made = await sokha.chat('POST', '/chat/groups', { name: MARK, im_ids: [hr.imId] })
  const left = await hr.chat('DELETE', `/chat/groups/${made.body.data.group_id}/members/${hr.imId}`)
  expect(left.body).toMatchObject({ code: 200 })
  await sokha.api('POST', '/jobs/3/report', { reason: 'other', text: MARK })
  expect(await found(database, [MARK])).toEqual(expect.arrayContaining(['groups.title', 'reports.text']))
  await (await eraseWhenDue(sokha, all)).close()
  // Who was told of the group then keeps that.
  expect((await found(database, [MARK])).filter((column) => !column.startsWith('notices.'))).toEqual([])
})

test.skipIf(isOnPostgres)('S-SRV-97 what was erased is not left in the file either', async () => {
  const { database, server, clock, sokha } = await start()
  await sokha.api('POST', '/users/letters/save', { title: MARK, content: MARK.repeat(40) })
  await server.close()
  expect((await readFile(database)).includes(MARK)).toBe(true)
  const again = await startTestServer({ database, clock: clock.now, demoJobs: 0 })
  const client = await login(again.url, 'sokha')
  await (await eraseWhenDue(client, { server: again, database, clock })).close()
  expect((await readFile(database)).includes(MARK)).toBe(false)
})

test('S-PPL-22 a copy has what one asked and was asked, and says of a refusal no more than the list', async () => {
  const { url, sokha } = await start()
  const school = await login(url, 'sunrise-school')
  await decide(school, await asked(sokha, school.imId, { message: MARK }), 'refuse')
  await decide(sokha, 'demo-request-1', 'refuse')
  const { data } = await copyOf(sokha)
  const rows = data.add_reqs.map((row: Record<string, unknown>) => [row.from_id, row.to_id, row.status])
  expect(rows).toEqual([
    ['20008', '10001', 0],
    ['10001', '10002', 0],
    ['20007', '10001', 2],
    ['10001', '20006', 0],
  ])
  expect(data.add_reqs[3]).toMatchObject({ message: MARK, add_by: 'account' })
  expect(Object.keys(data.add_reqs[0])).not.toContain('from_status')
})

test('S-PPL-22 a deletion takes one’s requests away, told to whom one asked, and who had asked goes on waiting', async () => {
  const all = await start()
  const { url, database, sokha } = all
  const [school, foods] = await Promise.all([login(url, 'sunrise-school'), login(url, 'kampot-foods')])
  await asked(sokha, school.imId, { message: MARK })
  await decide(sokha, 'demo-request-2', 'accept')
  await setPrivacy(foods, 'add_verify', 0)
  await asked(sokha, foods.imId, { message: 'Hello' })
  const later = await eraseWhenDue(sokha, all)
  const told = (await (await login(later.url, 'sunrise-school')).catchUp(NOTICES)).items
  expect(told.map(({ notice }) => notice)).toMatchObject([
    { notice_type: 'contact_changed', contact: { im_id: sokha.imId, nickname: '', request: null } },
  ])
  await later.close()
  // What an employer has opened of the demo's applications.
  expect(await found(database, [...NAMES, MARK])).toEqual(['applications.resume'])
})

test('S-TYPE-12 of who was deleted it is not kept when they were there last, nor shown', async () => {
  const all = await start()
  const { sokha, database } = all
  await (await sokha.online()).beat()
  const later = await eraseWhenDue(sokha, all)
  await later.close()
  const { db, close } = await openDatabase(database)
  const row = await db
    .selectFrom('accounts')
    .select(['last_seen', 'last_seen_at'])
    .where('im_id', '=', sokha.imId)
    .executeTakeFirst()
  await close()
  expect(row).toEqual({ last_seen: 0, last_seen_at: 0 })
})

test('S-PPL-22 who has asked somebody that is deleted sees what everybody sees who gets no answer', async () => {
  const all = await start()
  const { url, sokha } = all
  const school = await login(url, 'sunrise-school')
  const reqId = await asked(school, sokha.imId)
  const later = await eraseWhenDue(sokha, all)
  const back = await login(later.url, 'sunrise-school')
  expect(await rowOf(back, sokha.imId)).toMatchObject({ nickname: '', request: { req_id: reqId, status: 0 } })
})
