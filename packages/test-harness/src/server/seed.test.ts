import { expect, test } from 'vitest'
import { languageOf } from '../actors/language'
import { decryptContent } from './chat/cipher'
import { COMPANIES } from './seed/companies'
import { day, linesOf } from './seed/dialogue'
import { DEMO_GROUP, imIdOf, PEOPLE } from './seed/people'
import { TALKS } from './seed/talks'
import { GROUP_NOTICES, login, NOTICES, type TestClient } from './testing/client'
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
