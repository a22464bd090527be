import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, NOTICES, request, type TestClient, textTo } from '../testing/client'
import { recruiterOf } from '../testing/companies'
import { tempDatabase } from '../testing/databases'
import { approvedResume, idIn } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const AT = '/users/employer/applications'
const HOUR_S = 3_600
/** A job of angkor-hr that nobody has applied for, and sokha's resume. */
const [NEW, RESUME] = [2, 1]
/** A job of sunrise-school, which dara has never talked with. */
const SCHOOL_JOB = 16

async function start(database?: string) {
  const clock = handClock()
  const rates = { applications: PLENTY, offers: PLENTY, jobChats: PLENTY }
  const { url } = await startTestServer({ clock: clock.now, rates, ...(database && { database }) })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  return { url, clock, sokha, hr, soon: Math.floor(clock.now() / 1000) + 24 * HOUR_S }
}

async function apply(client: TestClient, resumeId = RESUME, jobId = NEW): Promise<number> {
  const { body } = await client.api('POST', `/users/jobs/${jobId}/applications`, { resumeId })
  return body.applicationId
}

const PLACE = { actionAddress: 'Sivutha Boulevard', actionConact: 'Bopha', actionMobile: '+855 23000001' }
const inboxOf = async (client: TestClient): Promise<{ title: string; content: string }[]> =>
  (await client.api('GET', '/users/messages/inbox')).body.result
const cards = async (client: TestClient, query = '') =>
  (await client.api('GET', `${AT}?size=100${query}`)).body.result
const changedIn = async (client: TestClient, cursor: string) =>
  (await client.noticesSince(cursor)).filter(({ notice }) => notice.notice_type === 'application_changed')

test('S-BOARD-1 applications stand by job and column, without names until they are opened', async () => {
  const { url, sokha, hr } = await start()
  const dara = await login(url, 'dara')
  const first = await apply(sokha)
  const second = await apply(dara, idIn(await approvedResume(dara)))
  const listed = await cards(hr, `&jobId=${NEW}&stage=new`)
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([second, first])
  expect(listed[1]).toMatchObject({ number: 1, name: null, imId: null, avatar: null, jobId: NEW })
  expect(JSON.stringify(listed)).not.toContain('សុខា')
  const named = await cards(hr, `&jobId=${NEW}&names=shown`)
  expect(named[1]).toMatchObject({ name: 'សុខា ចាន់', imId: sokha.imId })
  const counts = (await hr.api('GET', `${AT}/counts`)).body
  const ofJob = counts.jobs.find(({ id }: { id: number }) => id === NEW)
  expect(ofJob).toMatchObject({ isOpen: true, counts: { new: 2, talked: 0, interview: 0, closed: 0 } })
  expect(counts.counts.interview).toBe(1)
  // Opened by one of the company, it has its name for all of them.
  expect((await hr.api('GET', `${AT}/${first}`)).body).toMatchObject({
    name: 'សុខា ចាន់',
    resume: { profile: { firstName: 'Sokha' } },
  })
  expect((await cards(hr, `&jobId=${NEW}`))[1]).toMatchObject({ name: 'សុខា ចាន់' })
  expect((await sokha.api('GET', `/users/applications/${first}`)).body.status).toBe('viewed')
})

test('S-BOARD-2 a card tells work, place and languages, and what of the job the resume says', async () => {
  const { hr } = await start()
  const [card] = await cards(hr, '&jobId=1')
  expect(card).toMatchObject({ title: 'Receptionist', months: 51, locationId: 1710 })
  const { met, facts } = card.match
  expect(met).toBe(facts.filter(({ isMet }: { isMet: boolean }) => isMet).length)
  expect(facts).toContainEqual({ kind: 'place', id: expect.any(Number), isMet: true })
  for (const fact of facts) expect(Object.keys(fact)).toEqual(['kind', 'id', 'isMet'])
})

test('S-BOARD-3 cards are narrowed down to a language, a district and a province', async () => {
  const { sokha, hr } = await start()
  const id = await apply(sokha)
  const [card] = await cards(hr, `&jobId=${NEW}`)
  const ids = async (query: string) =>
    (await cards(hr, `&jobId=${NEW}${query}`)).map((one: { id: number }) => one.id)
  expect(await ids(`&languageId=${card.languages[0]}`)).toEqual([id])
  expect(await ids('&languageId=7')).toEqual([])
  expect(await ids('&locationId=17')).toEqual([id])
  expect(await ids('&locationId=1710')).toEqual([id])
  expect(await ids('&locationId=12')).toEqual([])
})

test('S-BOARD-4 an application is new until somebody writes or moves it, and never again', async () => {
  const { sokha, hr, clock } = await start()
  const id = await apply(sokha)
  const stage = async () => (await cards(hr, `&jobId=${NEW}`))[0].stage
  const move = (to: string) => hr.api('PUT', `${AT}/${id}/stage`, { stage: to })
  expect(await stage()).toBe('new')
  clock.advance(1_000)
  const socket = await sokha.online()
  await socket.call(textTo(hr.imId, 'Good morning'))
  expect(await stage()).toBe('talked')
  expect((await cards(hr, `&jobId=${NEW}&stage=new`)).length).toBe(0)
  expect((await move('interview')).body.stage).toBe('interview')
  const { rev } = (await cards(hr, `&jobId=${NEW}`))[0]
  expect((await move('interview')).body.rev).toBe(rev)
  expect((await move('talked')).body.stage).toBe('talked')
  expect((await move('new')).status).toBe(422)
})

test('S-BOARD-5 closing says one sentence, once: in the conversation, else in the inbox', async () => {
  const { sokha, hr, clock } = await start()
  const mine = await apply(sokha)
  const close = (id: number, text?: string) => hr.api('PUT', `${AT}/${id}/stage`, { stage: 'closed', text })
  const { toClose } = (await hr.api('GET', `${AT}/${mine}`)).body
  expect(toClose).toMatchObject({ language: 'en', way: 'chat' })
  expect(toClose.text).toContain('Angkor Hospitality Group')
  const socket = await sokha.online()
  clock.advance(1_000)
  await close(mine, 'Thank you, Sokha. The job is taken.')
  const said = await socket.nextAction('p2p')
  expect(said.data).toMatchObject({
    sender_id: hr.imId,
    msg: { type: 'text', content: 'Thank you, Sokha. The job is taken.' },
  })
  await hr.api('PUT', `${AT}/${mine}/stage`, { stage: 'talked' })
  await close(mine, 'And once more')
  expect((await sokha.api('GET', `/users/applications/${mine}`)).body).toMatchObject({
    stage: 'closed',
    closing: 'Thank you, Sokha. The job is taken.',
  })
  await socket.beat()
  expect(JSON.stringify(socket.kept)).not.toContain('And once more')
})

test('S-BOARD-5 with whom nobody has talked is told in the inbox, in their language', async () => {
  const { url } = await start()
  const [dara, school] = await Promise.all([login(url, 'dara'), login(url, 'sunrise-school')])
  await dara.api('PUT', '/users/language', { language: 'km' })
  const id = await apply(dara, idIn(await approvedResume(dara)), SCHOOL_JOB)
  expect((await school.api('GET', `${AT}/${id}`)).body.toClose).toMatchObject({
    way: 'inbox',
    language: 'km',
  })
  await school.api('PUT', `${AT}/${id}/stage`, { stage: 'closed' })
  const [closed] = await inboxOf(dara)
  expect(closed?.content).toContain('សូមអរគុណ')
})

test('S-BOARD-6 recruiters share notes, delete their own, and whoever applied hears of none', async () => {
  const { sokha, hr } = await start()
  const id = await apply(sokha)
  const cursor = (await sokha.catchUp(NOTICES)).cursor
  const add = (text: string, key = '') =>
    hr.api('POST', `${AT}/${id}/notes`, { text }, key ? { 'idempotency-key': key } : {})
  const { body } = await add('Speaks well on the phone', 'try-1')
  expect((await add('Speaks well on the phone', 'try-1')).body).toEqual(body)
  expect((await add('  ')).status).toBe(422)
  const listed = async () => (await hr.api('GET', `${AT}/${id}/notes`)).body.result
  expect(await listed()).toEqual([
    expect.objectContaining({
      id: body.id,
      text: 'Speaks well on the phone',
      name: 'Bopha, Angkor HR',
      isOwn: true,
    }),
  ])
  expect(await changedIn(sokha, cursor)).toEqual([])
  expect(JSON.stringify((await sokha.api('GET', `/users/applications/${id}`)).body)).not.toContain('Speaks')
  expect((await hr.api('DELETE', `${AT}/${id}/notes/${body.id}`)).status).toBe(204)
  expect((await hr.api('DELETE', `${AT}/${id}/notes/${body.id}`)).status).toBe(404)
  expect(await listed()).toEqual([])
})

test('S-BOARD-7 S-BOARD-8 each change is in the history, raises rev and is told to both sides', async () => {
  const { sokha, hr, soon } = await start()
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  const cursor = (await hr.catchUp(NOTICES)).cursor
  const id = await apply(sokha)
  const path = `/users/applications/${id}`
  const told = async (rev: number) => {
    for (const socket of [mine, theirs])
      expect((await socket.nextNotice('application_changed')).data.notice).toMatchObject({
        id: String(id),
        rev,
      })
  }
  await told(1)
  await hr.api('GET', `${AT}/${id}`)
  await told(2)
  // Looking once more changes nothing.
  await hr.api('GET', `${AT}/${id}`)
  await hr.api('PUT', `${path}/interview`, { interviewTime: soon, ...PLACE })
  await told(3)
  await sokha.api('POST', `${path}/proposal`, { interviewTime: soon + HOUR_S, text: 'I work until nine' })
  await told(4)
  await hr.api('PUT', `${path}/proposal`, { answer: 'confirm' })
  await told(5)
  await sokha.api('POST', `${path}/confirm`, { confirmStatus: 2 })
  await told(6)
  await hr.api('PUT', `${AT}/${id}/stage`, { stage: 'closed' })
  await told(7)
  const { history, rev } = (await hr.api('GET', `${AT}/${id}`)).body
  expect(rev).toBe(7)
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['applied', 'viewed', 'offered', 'proposed', 'confirmed', 'cancelled', 'closed'],
  ])
  expect(history[0]).toMatchObject({ name: 'សុខា ចាន់' })
  // Of all that, who was away gets the last one.
  const kept = await changedIn(hr, cursor)
  expect(kept.map(({ notice }) => notice)).toEqual([
    expect.objectContaining({ id: String(id), rev: 7, im_id: hr.imId }),
  ])
})

test('S-BOARD-9 to everybody but recruiters of the company there is no such application', async () => {
  const database = await tempDatabase()
  const { url, sokha, hr } = await start(database)
  const { body: file } = await sokha.api('GET', '/users/resumes/attachment')
  const [attachment] = file.result ?? file
  const { body } = await sokha.api('POST', `/users/jobs/${NEW}/applications`, {
    resumeId: RESUME,
    attachmentId: attachment.id,
  })
  const id: number = body.applicationId
  const { body: note } = await hr.api('POST', `${AT}/${id}/notes`, { text: 'Call on Monday' })
  const interview = { interviewTime: 4_000_000_000, ...PLACE }
  const calls: [string, string, object?][] = [
    ['GET', `${AT}/${id}`],
    ['GET', `/users/applications/${id}`],
    ['GET', `${AT}/${id}/notes`],
    ['POST', `${AT}/${id}/notes`, { text: 'x' }],
    ['DELETE', `${AT}/${id}/notes/${note.id}`],
    ['PUT', `${AT}/${id}/stage`, { stage: 'closed' }],
    ['POST', `${AT}/${id}/chat`],
    ['PUT', `/users/applications/${id}/interview`, interview],
    ['PUT', `/users/applications/${id}/proposal`, { answer: 'keep' }],
    ['DELETE', `/users/applications/${id}/interview`],
    ['GET', `/users/resumes/attachment/${attachment.id}`],
  ]
  const answersOf = async (client: TestClient) =>
    Promise.all(calls.map(async ([method, path, sent]) => (await client.api(method, path, sent)).status))
  const nothing = calls.map(() => 404)
  const [bank, dara] = await Promise.all([login(url, 'tonle-bank'), login(url, 'dara')])
  expect(await answersOf(bank)).toEqual(nothing)
  expect(await answersOf(dara)).toEqual(nothing)
  for (const [method, path, sent] of calls)
    expect((await request(url, method, `/api/v1.0.0${path}`, { body: sent })).status).toBe(401)
  expect((await cards(bank)).map((one: { id: number }) => one.id)).not.toContain(id)
  expect((await hr.api('GET', `/users/resumes/attachment/${attachment.id}`)).status).toBe(200)
  // Whoever leaves the company has nothing of it from that moment.
  const { db, close } = await openDatabase(database)
  await db.deleteFrom('recruiters').where('account_id', '=', '3').execute()
  await close()
  expect(await answersOf(hr)).toEqual(nothing)
  expect((await hr.api('GET', AT)).status).toBe(404)
})

test('S-BOARD-10 a recruiter opens the chat with whoever applied, unless one has blocked the other', async () => {
  const { url, hr } = await start()
  const dara = await login(url, 'dara')
  const id = await apply(dara, idIn(await approvedResume(dara)))
  const open = () => hr.api('POST', `${AT}/${id}/chat`)
  expect((await open()).body).toEqual({ receiverId: dara.imId })
  expect((await open()).body).toEqual({ receiverId: dara.imId })
  expect((await dara.api('GET', `/users/applications/${id}`)).body.status).toBe('viewed')
  const { body } = await hr.chat('GET', '/biz/conversations/items/query')
  const row = body.data.find(({ receiverId }: { receiverId: string }) => receiverId === dara.imId)
  expect(row.extra).toMatchObject({ jobId: String(NEW) })
  const socket = await hr.online()
  expect(await socket.call(textTo(dara.imId, 'Hello Dara'))).toMatchObject({ code: 0 })
  await dara.chat('POST', `/chat/users/${dara.imId}/blacklist`, { blacklist: [hr.imId] })
  expect(await open()).toMatchObject({ status: 422, body: { code: 'blocked' } })
})

test('S-HIRE-16 a recruiter reads which colleague talks with whoever applied, until they do themselves', async () => {
  const { sokha, hr, clock } = await start()
  const path = `${AT}/${await apply(sokha)}`
  const second = await recruiterOf(hr, 'vanna@example.com', 'vanna')
  const talkerFor = async (client: TestClient) => (await client.api('GET', path)).body.talker
  await second.api('POST', `${path}/chat`)
  const [socket, colleague] = await Promise.all([hr.online(), second.online()])
  await socket.call(textTo(sokha.imId, 'Good morning'))
  expect([await talkerFor(second), await talkerFor(hr)]).toEqual(['Bopha, Angkor HR', ''])
  clock.advance(1_000)
  await colleague.call(textTo(sokha.imId, 'Hello from me, too'))
  expect([await talkerFor(second), await talkerFor(hr)]).toEqual(['', ''])
})

test('S-BOARD-11 of up to three times one is accepted, and it is the only one from then on', async () => {
  const { sokha, hr, soon } = await start()
  const id = await apply(sokha)
  const path = `/users/applications/${id}`
  const offer = (...times: number[]) =>
    hr.api('PUT', `${path}/interview`, { interviewTime: times[0], times, ...PLACE })
  const [first, second, third] = [soon, soon + HOUR_S, soon + 2 * HOUR_S]
  expect((await offer(first, second, third, third + 1)).status).toBe(422)
  expect((await offer(first, 1_000)).body.fields[0].field).toBe('times')
  expect((await offer(first, second, third)).body).toMatchObject({
    stage: 'interview',
    interview: { interviewTime: first, times: [first, second, third], proposal: null },
  })
  const accept = (interviewTime: number) =>
    sokha.api('POST', `${path}/confirm`, { confirmStatus: 1, interviewTime, ...PLACE })
  expect((await accept(soon - 60)).body.code).toBe('interview_changed')
  expect((await accept(second)).body).toMatchObject({
    status: 'accepted',
    interview: { interviewTime: second, times: [second], confirmStatus: 1 },
  })
  expect((await accept(second)).status).toBe(200)
  expect((await accept(first)).body.code).toBe('interview_changed')
})

test('S-BOARD-12 S-HIRE-13 the candidate asks for another time, and the employer confirms it or keeps the offer', async () => {
  const { sokha, hr, soon } = await start()
  const id = await apply(sokha)
  const path = `/users/applications/${id}`
  const propose = (interviewTime: number, text = 'I work until nine') =>
    sokha.api('POST', `${path}/proposal`, { interviewTime, text })
  const answer = (sent: object) => hr.api('PUT', `${path}/proposal`, sent)
  expect((await propose(soon)).body.code).toBe('no_interview')
  await hr.api('PUT', `${path}/interview`, { interviewTime: soon, ...PLACE })
  expect((await answer({ answer: 'keep' })).body.code).toBe('no_proposal')
  expect((await propose(1_000)).status).toBe(422)
  expect((await propose(soon)).body.fields).toEqual([{ field: 'interviewTime', message: 'already offered' }])
  const wanted = soon + 5 * HOUR_S
  expect((await propose(wanted)).body.interview).toMatchObject({
    interviewTime: soon,
    proposal: { interviewTime: wanted, text: 'I work until nine' },
  })
  expect((await inboxOf(hr))[0]?.title).toBe('Another interview time')
  const asked = async () => (await hr.api('GET', `${AT}/counts`)).body.asked
  expect(await asked()).toBe(1)
  expect((await answer({ answer: 'keep' })).body.interview).toMatchObject({
    interviewTime: soon,
    proposal: null,
  })
  expect((await inboxOf(sokha))[0]?.title).toBe('Interview time unchanged')
  expect(await asked()).toBe(0)
  await propose(wanted)
  expect((await answer({ answer: 'confirm', interviewTime: soon })).body.code).toBe('proposal_changed')
  expect((await answer({ answer: 'confirm', interviewTime: wanted })).body).toMatchObject({
    status: 'accepted',
    interview: { interviewTime: wanted, times: [wanted], proposal: null },
  })
  expect((await inboxOf(sokha))[0]?.title).toBe('New interview time confirmed')
  await sokha.api('POST', `${path}/confirm`, { confirmStatus: 2 })
  expect((await propose(wanted)).body.code).toBe('already_answered')
})

test('S-HIRE-15 the employer cancels an interview, which is told once, and may offer it again as it was', async () => {
  const { sokha, hr, soon } = await start()
  const path = `/users/applications/${await apply(sokha)}`
  const cancel = () => hr.api('DELETE', `${path}/interview`)
  const offer = () => hr.api('PUT', `${path}/interview`, { interviewTime: soon, ...PLACE })
  expect((await cancel()).body.code).toBe('no_interview')
  await offer()
  await sokha.api('POST', `${path}/proposal`, { interviewTime: soon + HOUR_S })
  const socket = await sokha.online()
  const off = (await cancel()).body
  expect(off).toMatchObject({ status: 'cancelled', interview: { interviewTime: soon, proposal: null } })
  expect((await socket.nextNotice('application_changed')).data.notice).toMatchObject({ rev: off.rev })
  expect((await cancel()).body.rev).toBe(off.rev)
  const [first, second] = await inboxOf(sokha)
  expect(first?.content).toContain('has cancelled the interview')
  expect(second?.content).not.toContain('has cancelled')
  expect((await sokha.api('POST', `${path}/confirm`, { confirmStatus: 1 })).body.code).toBe(
    'already_answered',
  )
  expect((await offer()).body).toMatchObject({ status: 'interview', interview: { confirmStatus: 0 } })
})

test('S-BOARD-13 interviews to come are listed, the next one first', async () => {
  const { sokha, hr, soon } = await start()
  const id = await apply(sokha)
  const meetings = async (): Promise<number[]> =>
    (await hr.api('GET', '/users/employer/interviews')).body.result.map((one: { id: number }) => one.id)
  expect(await meetings()).toEqual([1])
  await hr.api('PUT', `/users/applications/${id}/interview`, { interviewTime: soon, ...PLACE })
  expect(await meetings()).toEqual([id, 1])
  await sokha.api('POST', `/users/applications/${id}/confirm`, { confirmStatus: 2 })
  expect(await meetings()).toEqual([1])
})

test('S-BOARD-14 closing cancels an interview to come on both sides, and is told once', async () => {
  const { sokha, hr, soon } = await start()
  const id = await apply(sokha)
  const path = `/users/applications/${id}`
  const offer = (interviewTime: number) => hr.api('PUT', `${path}/interview`, { interviewTime, ...PLACE })
  const close = (text: string) => hr.api('PUT', `${AT}/${id}/stage`, { stage: 'closed', text })
  await hr.api('GET', `${AT}/${id}`)
  await offer(soon)
  await sokha.api('POST', `${path}/confirm`, { confirmStatus: 1 })
  await sokha.api('POST', `${path}/proposal`, { interviewTime: soon + HOUR_S, text: '' })
  const socket = await sokha.online()
  const told = (await inboxOf(sokha)).length
  expect((await close('The job is taken')).body.interview).toMatchObject({ confirmStatus: 2, proposal: null })
  expect((await socket.nextAction('p2p')).data).toMatchObject({ msg: { content: 'The job is taken' } })
  expect((await inboxOf(sokha)).length).toBe(told)
  expect((await sokha.api('GET', path)).body).toMatchObject({ status: 'cancelled', stage: 'closed' })
  expect((await hr.api('GET', '/users/employer/interviews')).body.result).not.toContainEqual(
    expect.objectContaining({ id }),
  )
  const { history } = (await hr.api('GET', `${AT}/${id}`)).body
  expect(history.slice(-2)).toMatchObject([
    { kind: 'cancelled', detail: String(soon * 1000) },
    { kind: 'closed' },
  ])
  // Invited anew, it is open again, and closing it tells so.
  await offer(soon + HOUR_S)
  expect((await hr.api('GET', `${AT}/${id}`)).body).toMatchObject({
    stage: 'interview',
    toClose: { way: 'chat' },
  })
  await close('Not this time either')
  expect((await socket.nextAction('p2p')).data).toMatchObject({ msg: { content: 'Not this time either' } })
})

test('S-BOARD-14 an interview that was is left as it was', async () => {
  const { sokha, hr, soon, clock } = await start()
  const nearly = soon - 24 * HOUR_S + 60
  const id = await apply(sokha)
  const path = `/users/applications/${id}`
  await hr.api('PUT', `${path}/interview`, { interviewTime: nearly, ...PLACE })
  await sokha.api('POST', `${path}/confirm`, { confirmStatus: 1 })
  clock.advance(61_000)
  const { body } = await hr.api('PUT', `${AT}/${id}/stage`, { stage: 'closed' })
  expect(body.interview.confirmStatus).toBe(1)
})
