import { emptyPosting, faultsOf, NO_WORDS } from '@sarika/portal-web/contract/posting'
import { expect, test } from 'vitest'
import { languageOf } from '../actors/language'
import { decryptContent } from './chat/cipher'
import type { WireContact } from './chat/contacts'
import { LOCATIONS, provinceIdOf, REMOTE } from './constants/locations'
import { LANGUAGES } from './constants/names'
import { openDatabase } from './db/open'
import { DEMO_JOBS } from './index'
import { COMPANIES } from './seed/companies'
import { day, linesOf } from './seed/dialogue'
import { DEMO_GROUP, imIdOf, PEOPLE } from './seed/people'
import { TALKS } from './seed/talks'
import { GROUP_NOTICES, login, NOTICES, type TestClient } from './testing/client'
import { tempDatabase } from './testing/databases'
import { asks } from './testing/jobs'
import { startTestServer } from './testing/world'

const HOUR_MS = 3_600_000
/** A Wednesday, 20:00 in Phnom Penh. */
const NOW = Date.UTC(2026, 9, 14, 13)

interface Item {
  msg_id: string
  msg_time: number
  number: number
  sender_id: string
  receiver_id?: string
  group_id?: string
  msg: { type: string; content: string; aesExt?: string; msgId?: string }
}

async function messagesOf(client: TestClient): Promise<Item[]> {
  const direct = await client.catchUp('/chat/im/user/getMsg')
  const groups = await client.catchUp('/chat/im/groups/getGroupMsgOffline')
  return [...direct.items, ...groups.items]
}

function textOf({ msg, sender_id, receiver_id = '', group_id }: Item): string | null {
  const target =
    group_id === undefined ? { isGroup: false, id: receiver_id } : { isGroup: true, id: group_id }
  return decryptContent(msg.content, msg.aesExt ?? '', sender_id, target)
}

test('S-DEMO-1 two seekers, eight employers with a company and two to four jobs each; the first have id 1', () => {
  expect(PEOPLE.filter(({ kind }) => kind === 'seeker').map((one) => one.login)).toEqual(['sokha', 'dara'])
  const employers = PEOPLE.filter(({ kind }) => kind === 'employer').map((one) => one.login)
  expect(COMPANIES.map(({ account }) => account)).toEqual(employers)
  expect(employers).toHaveLength(8)
  for (const { jobs } of COMPANIES) {
    expect(jobs.length).toBeGreaterThanOrEqual(2)
    expect(jobs.length).toBeLessThanOrEqual(4)
  }
  const ids = COMPANIES.flatMap(({ jobs }) => jobs.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect([COMPANIES[0]?.id, Math.min(...ids)]).toEqual([1, 1])
  for (const { jobId, voices } of TALKS) {
    const company = COMPANIES.find(({ jobs }) => jobs.some(({ id }) => id === jobId))
    if (jobId !== undefined) expect(Object.values(voices)).toContain(company?.account)
  }
})

test('S-DEMO-2 lines are said in order, on working days and in working hours of Phnom Penh, over months', () => {
  const all = TALKS.map((talk) => linesOf(talk, NOW))
  for (const lines of all) {
    const times = lines.map(({ saidAt }) => saidAt)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(times).size).toBe(times.length)
    for (const saidAt of times) {
      const local = new Date(saidAt + 7 * HOUR_MS)
      expect([0, 6]).not.toContain(local.getUTCDay())
      expect(local.getUTCHours()).toBeGreaterThanOrEqual(8)
      expect(local.getUTCHours()).toBeLessThan(18)
      expect(saidAt).toBeLessThan(NOW)
    }
  }
  const lines = all.flat()
  const days = lines.map(({ saidAt }) => saidAt / (24 * HOUR_MS))
  expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(75)
  expect(lines.length).toBeGreaterThanOrEqual(300)
  const languages = lines.map(({ text }) => languageOf(text))
  for (const language of ['en', 'km', 'zh'])
    expect(languages.filter((one) => one === language).length).toBeGreaterThan(50)
  // Nobody says the same long thing twice.
  const long = lines.map(({ text }) => text).filter((text) => text.length > 40)
  expect(new Set(long).size).toBe(long.length)
})

test('S-DEMO-2 a line that nobody says is a mistake of whoever wrote it', () => {
  const talk = { voices: { s: 'sokha' }, unread: {}, days: [day(1, '09:00', 'x: hello')] } as const
  expect(() => linesOf(talk, NOW)).toThrow('nobody says "x: hello"')
})

test('S-DEMO-3 the history is there as clients would have made it: encrypted, numbered, in the order of ids', async () => {
  const { url } = await startTestServer()
  for (const account of ['sokha', 'dara'] as const) {
    const items = await messagesOf(await login(url, account))
    const own = TALKS.filter(({ voices }) => Object.values(voices).includes(account))
    const written = own.flatMap((talk) => linesOf(talk, Date.now()).filter((line) => !line.isWithdrawn))
    const readable = items.filter(({ msg }) => msg.type === 'text').map(textOf)
    expect(readable.toSorted()).toEqual(written.map(({ text }) => text).toSorted())
    const byTime = items.toSorted((a, b) => Number(a.msg_id) - Number(b.msg_id))
    expect(byTime.map(({ msg_time }) => msg_time)).toEqual(
      items.map(({ msg_time }) => msg_time).toSorted((a, b) => a - b),
    )
    for (const talk of own) {
      const other = Object.values(talk.voices).find((one) => one !== account)
      const peer = imIdOf(other ?? account)
      const of = items.filter(({ group_id, sender_id, receiver_id }) =>
        talk.isGroup
          ? group_id === DEMO_GROUP.id
          : group_id === undefined && [sender_id, receiver_id].includes(peer),
      )
      const numbers = of.map(({ number }) => number).toSorted((a, b) => a - b)
      expect(numbers).toEqual(Array.from({ length: of.length }, (_, i) => i + 1))
    }
  }
})

test('S-DEMO-4 unread, what was read by whom, and a withdrawn message are as the talks say', async () => {
  const { url } = await startTestServer()
  for (const { login: account } of PEOPLE) {
    const person = await login(url, account)
    const { body } = await person.chat('GET', '/biz/conversations/items/query')
    const rows: { receiverId: string; unreadNum: number; extra: { jobId?: string } }[] = body.data
    for (const { voices, isGroup, unread, jobId } of TALKS) {
      if (!Object.values(voices).includes(account)) continue
      const other = Object.values(voices).find((one) => one !== account) ?? account
      const row = rows.find(({ receiverId }) => receiverId === (isGroup ? DEMO_GROUP.id : imIdOf(other)))
      expect([account, other, row?.unreadNum]).toEqual([account, other, unread[account] ?? 0])
      expect(row?.extra.jobId).toBe(jobId === undefined ? undefined : String(jobId))
    }
  }

  const bank = await login(url, 'tonle-bank')
  const items = await messagesOf(bank)
  const gone = items.filter(({ msg }) => msg.type === 'withdrawn')
  const withdrawals = items.filter(({ msg }) => msg.type === 'withdraw')
  expect(gone.map(({ msg }) => msg.content)).toEqual([''])
  expect(withdrawals.map(({ msg }) => msg.msgId)).toEqual(gone.map(({ msg_id }) => msg_id))

  // Dara has read all but the last three of the bank's lines, and the bank has been told so.
  const toDara = items.filter(({ msg, receiver_id }) => msg.type === 'text' && receiver_id === imIdOf('dara'))
  const { items: notices } = await bank.catchUp(NOTICES)
  const told = notices
    .filter(({ notice }) => notice.notice_type === 'read' && notice.im_id === imIdOf('dara'))
    .flatMap(({ notice }) => notice.msg_ids)
  expect(told).toEqual(toDara.slice(0, -3).map(({ msg_id }) => msg_id))
  const hr = await login(url, 'angkor-hr')
  const inGroup = (await hr.catchUp(GROUP_NOTICES)).items.map(({ notice }) => [
    notice.notice_type,
    notice.im_id,
  ])
  expect(inGroup.toSorted()).toEqual([
    ['read', imIdOf('sokha')],
    ['read', imIdOf('dara')],
  ])
})

interface MarketJob {
  id: number
  title: string
  titles: Record<string, string>
  employer: { id: number; name: string }
  locations: number[]
}

async function allOf<T>(get: ReturnType<typeof asks>, path: string): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page++) {
    const { body } = await get(`${path}?size=100&page=${page}`)
    rows.push(...body.result)
    if (page >= body.totalPage) return rows
  }
}

test('S-JOB-19 the demo has 3,000 jobs of 300 employers, in every province and district, each in six languages', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database, demoJobs: DEMO_JOBS })
  const get = asks(url)
  const jobs = await allOf<MarketJob>(get, '/jobs')
  expect((await get('/users/home/page/jobs/statistics')).body).toEqual({
    jobsQuantity: jobs.length,
    employersQuantity: 300,
    // Two who log in, one whose resume waits, and those who want to be found.
    seekersQuantity: 35,
  })
  expect(jobs.length).toBeGreaterThan(2_850)
  const { db, close } = await openDatabase(database)
  const all = await db.selectFrom('jobs').select('id').execute()
  await close()
  // With those that are closed.
  expect(all.length).toBeGreaterThanOrEqual(3_000)
  const made = jobs.filter(({ id }) => id > 21)
  expect(made.filter(({ titles }) => LANGUAGES.some((language) => !titles[language]))).toEqual([])
  for (const script of [/[a-z]/i, /\p{sc=Khmer}/u, /\p{sc=Han}/u])
    expect(made.filter(({ title }) => script.test(title)).length).toBeGreaterThan(100)
  const districts = LOCATIONS.flatMap((province) => province.districts.map(({ id }) => id))
  const offered = new Set(made.flatMap(({ locations }) => locations))
  expect(districts.filter((id) => !offered.has(id))).toEqual([])
  const employers = await allOf<{ id: number; name: string; locationIds: number[] }>(get, '/users/employers')
  expect(new Set(employers.map(({ name }) => name)).size).toBe(300)
  const provinces = new Set(employers.flatMap(({ locationIds }) => locationIds).map(provinceIdOf))
  expect(provinces.size).toBe(25)
  for (const path of ['/jobs/1', '/users/employers/1']) expect((await get(path)).status).toBe(200)
  expect((await get('/jobs/1')).body).toMatchObject({ isOpen: true, title: 'Hotel Receptionist' })
  // Work from anywhere, of an office or of none.
  const remote = made.filter(({ locations }) => locations.includes(REMOTE))
  expect(remote.length).toBeGreaterThan(30)
  expect(remote.length).toBeLessThan(150)
  expect(new Set(remote.map(({ locations }) => locations.length))).toEqual(new Set([1, 2]))
  const { body } = await get('/jobs/hot/or/urgent?type=urgent')
  expect(body.result).toHaveLength(84)
})

test('S-POST-25 no job of the demo is taken for one that asks for men or women', async () => {
  const database = await tempDatabase()
  await startTestServer({ database, demoJobs: 600 })
  const { db, close } = await openDatabase(database)
  const rows = await db
    .selectFrom('job_texts')
    .select(['titles', 'description', 'requirements', 'benefits', 'how_to_apply', 'texts'])
    .execute()
  await close()
  const written = rows.flatMap(({ titles, texts, ...own }) => [
    ...Object.values(own),
    ...Object.values<string>(JSON.parse(titles)),
    ...Object.values<Record<string, string>>(JSON.parse(texts)).flatMap((words) => Object.values(words)),
  ])
  expect(written.length).toBeGreaterThan(5_000)
  const words = { km: { ...NO_WORDS, description: [...new Set(written)].join('\n') } }
  const faults = faultsOf({ ...emptyPosting('km'), words }, { today: '2026-11-27', isAgency: false })
  expect(faults.filter(({ fault }) => fault === 'sex')).toEqual([])
})

test('S-JOB-19 the same day makes the same market, and a chat opens with any of its employers', async () => {
  const clock = () => NOW
  const servers = await Promise.all([0, 1].map(() => startTestServer({ demoJobs: 300, clock })))
  const [one, other] = await Promise.all(servers.map(({ url }) => asks(url)('/jobs?size=100&page=2')))
  expect(one).toEqual(other)
  const url = servers[0]?.url ?? ''
  const [job] = one?.body.result ?? []
  const sokha = await login(url, 'sokha')
  const { status, body } = await sokha.api('POST', `/jobs/${job.id}/chat`)
  expect([status, body.extra.company]).toEqual([200, job.employer.name])
})

test('S-JOB-20 a demo of before there were so many jobs gets them at its next start, and keeps what people said', async () => {
  const database = await tempDatabase()
  const before = await startTestServer({ database })
  const sokha = await login(before.url, 'sokha')
  const said = (await messagesOf(sokha)).length
  await before.close()
  const { db, close } = await openDatabase(database)
  await db.deleteFrom('settings').where('key', '=', 'market').execute()
  await db.updateTable('jobs').set({ title: 'old', placement: 'hot' }).execute()
  await close()
  const after = await startTestServer({ database, demoJobs: 100 })
  const get = asks(after.url)
  expect((await get('/jobs/1')).body).toMatchObject({ title: 'Hotel Receptionist', placement: 'ordinary' })
  expect((await get('/jobs/121')).status).toBe(200)
  expect((await get('/jobs?keyword=hotel receptionist')).body.result[0].id).toBe(1)
  expect((await messagesOf(await login(after.url, 'sokha'))).length).toBe(said)
})

test('S-JOB-103 a demo of before gets the pages of its employers and the words of its jobs once', async () => {
  const database = await tempDatabase()
  await (await startTestServer({ database })).close()
  const forget = async () => {
    const { db, close } = await openDatabase(database)
    await db.updateTable('companies').set({ logo: '', portrait: '{}', about: 'old' }).execute()
    await db.updateTable('job_texts').set({ texts: '{}', language: '', description: 'old' }).execute()
    return { db, close }
  }
  const first = await forget()
  await first.db.deleteFrom('settings').where('key', '=', 'portraits').execute()
  await first.close()
  const mended = await startTestServer({ database })
  const get = asks(mended.url)
  expect((await get('/users/employers/4')).body).toMatchObject({
    language: 'zh',
    logo: expect.stringMatching(/silk\.svg$/),
  })
  expect(Object.keys((await get('/jobs/1')).body.texts).sort()).toEqual(['en', 'km', 'zh'])
  await mended.close()
  const second = await forget()
  await second.close()
  const kept = asks((await startTestServer({ database })).url)
  expect((await kept('/users/employers/4')).body).toMatchObject({ about: 'old', logo: null })
})

test('S-JOB-101 every job of the employers that we wrote has its words and its title in Khmer, English and Chinese', async () => {
  const get = asks((await startTestServer()).url)
  for (const { id } of COMPANIES.flatMap(({ jobs }) => jobs)) {
    const { texts, titles, jobDesc, language } = (await get(`/jobs/${id}`)).body
    for (const one of ['km', 'en', 'zh']) {
      expect(titles[one], `title of ${id} in ${one}`).toBeTruthy()
      for (const part of ['jobDesc', 'requirements', 'benefits', 'howToApply'])
        expect(texts[one]?.[part], `${part} of ${id} in ${one}`).toBeTruthy()
    }
    expect(jobDesc).toBe(texts[language].jobDesc)
  }
})

test('S-PPL-23 two wait for the first seeker’s answer, and she for another’s; an older demo gets them at its next start', async () => {
  const database = await tempDatabase()
  const waiting = async (url: string) => {
    const sokha = await login(url, 'sokha')
    const { body } = await sokha.chat('GET', `/chat/users/${sokha.imId}/contacts`)
    const rows: WireContact[] = body.data.contacts
    return rows.flatMap(({ im_id, request }) =>
      request ? [[im_id, request.is_self_req, request.status]] : [],
    )
  }
  const expected = [
    ['10002', 1, 0],
    ['20007', 0, 0],
    ['20008', 0, 0],
  ]
  const first = await startTestServer({ database })
  expect(await waiting(first.url)).toEqual(expected)
  await first.close()
  const { db, close } = await openDatabase(database)
  await db.deleteFrom('add_reqs').execute()
  await db.deleteFrom('settings').where('key', '=', 'requests').execute()
  await close()
  expect(await waiting((await startTestServer({ database })).url)).toEqual(expected)
})
