import { robot } from '@sarika/im-engine/kinds'
import { isServiceOpen } from '@sarika/portal-web/contract/service'
import { expect, test } from 'vitest'
import { login, type TestClient, textTo } from '../testing/client'
import { agentOf, SERVICE_ID } from '../testing/service'
import { handClock, startTestServer } from '../testing/world'

/** A Monday, 10:00 in Phnom Penh. */
const OPEN = Date.UTC(2026, 10, 30, 3)
/** The Sunday before, 10:00. */
const CLOSED = OPEN - 24 * 3_600_000
const AWAY_MS = 3 * 60_000

async function write(who: TestClient, text: string): Promise<void> {
  const socket = await who.online()
  expect((await socket.call(textTo(SERVICE_ID, text))).code).toBe(0)
  socket.close()
}

/** What stands in the conversation of a person with the service, the oldest first. */
async function told(who: TestClient): Promise<string[]> {
  const { items } = await who.catchUp('/chat/im/user/getMsg')
  return items
    .filter(({ sender_id, msg }) => sender_id === SERVICE_ID && msg.type === robot.type)
    .map(({ msg }) => msg.content)
}

const names = (talks: readonly { imId: string }[]) => talks.map(({ imId }) => imId)

test('S-SERVICE-1 the service is a manager named Sarika: whoever writes to it needs to be no contact, and is told nothing twice', async () => {
  const { url } = await startTestServer({ clock: handClock(CLOSED).now })
  const dara = await login(url, 'dara')
  const { body } = await dara.api('GET', '/service')
  expect(body).toEqual({ imId: SERVICE_ID, isThere: false })
  const named = await dara.chat('GET', `/chat/users/${SERVICE_ID}/`)
  expect(named.body.data.user).toMatchObject({ nickname: 'Sarika', user_type: 999 })
  await write(dara, 'Hello')
  await write(dara, 'Is anybody there?')
  expect(await told(dara)).toHaveLength(1)
})

test('S-SERVICE-4 outside of the hours they are told once that nobody is there and when that ends, in their language; of a new wait again', async () => {
  const clock = handClock(CLOSED)
  const { url } = await startTestServer({ clock: clock.now })
  let dara = await login(url, 'dara')
  const sokha = await login(url, 'sokha')
  await sokha.api('PUT', '/users/language', { language: 'km' })
  for (const text of ['One', 'Two', 'Three']) await write(dara, text)
  await write(sokha, 'មួយ')
  expect(await told(dara)).toEqual([
    'The online service is closed now. We are back on Monday, November 30 at 8:00am and answer here then.',
  ])
  expect(await told(sokha)).toEqual([expect.stringMatching(/^សេវាអនឡាញបិទ.*ថ្ងៃច័ន្ទ 30 /)])
  clock.advance(OPEN - CLOSED)
  dara = await login(url, 'dara')
  await write(dara, 'Four')
  expect(await told(dara)).toHaveLength(1)
  const agent = await agentOf(url)
  await agent.take(dara.imId)
  await agent.say(dara.imId, 'Good morning')
  clock.advance(AWAY_MS + 1)
  await write(dara, 'Five')
  expect(await told(dara)).toEqual([
    expect.stringContaining('closed now'),
    'Sreypov is with you now.',
    expect.stringMatching(/^Nobody is at the online service right now.*Call \+855 23 000 001\.$/),
  ])
})

test('S-SERVICE-4 while somebody is there each is told their place in line once', async () => {
  const clock = handClock(OPEN)
  const { url } = await startTestServer({ clock: clock.now })
  const [dara, sokha, agent] = [await login(url, 'dara'), await login(url, 'sokha'), await agentOf(url)]
  await agent.talks()
  expect((await dara.api('GET', '/service')).body.isThere).toBe(true)
  await write(dara, 'One')
  clock.advance(1000)
  await write(sokha, 'One')
  await write(sokha, 'Two')
  expect(await told(dara)).toEqual([expect.stringContaining('number 1 in line')])
  expect(await told(sokha)).toEqual([expect.stringContaining('number 2 in line')])
})

test('S-SERVICE-4 an agent who is there counts also outside of the hours', async () => {
  const { url } = await startTestServer({ clock: handClock(CLOSED).now })
  const [dara, agent] = [await login(url, 'dara'), await agentOf(url)]
  await agent.talks()
  expect((await dara.api('GET', '/service')).body.isThere).toBe(true)
  await write(dara, 'One')
  expect(await told(dara)).toEqual([expect.stringContaining('number 1 in line')])
})

test('S-SERVICE-14 whose account is in English is told in the language they write, else in that of the page they asked from', async () => {
  const { url } = await startTestServer({ clock: handClock(CLOSED).now })
  const [dara, sokha, hr] = [
    await login(url, 'dara'),
    await login(url, 'sokha'),
    await login(url, 'angkor-hr'),
  ]
  await write(dara, 'តើខ្ញុំប្តូរលេខទូរស័ព្ទ SIM របស់ខ្ញុំដោយរបៀបណា?')
  await sokha.api('POST', '/service/ask', {}, { 'accept-language': 'ko-KR' })
  await hr.api('POST', '/service/ask', { question: '我怎么修改密码？' }, { 'accept-language': 'km' })
  expect(await told(dara)).toEqual([expect.stringMatching(/^សេវាអនឡាញ/)])
  expect(await told(sokha)).toEqual([expect.stringMatching(/^지금은/)])
  expect(await told(hr)).toEqual([expect.stringMatching(/^在线客服/)])
})

test('S-SERVICE-15 who wrote is told live, in their language, who is with them now, and that it was closed; each once', async () => {
  const { url } = await startTestServer({ clock: handClock(OPEN).now })
  const [dara, one, two] = [await login(url, 'dara'), await agentOf(url), await agentOf(url, 'agent-2')]
  await two.talks()
  await write(dara, 'សួស្តី')
  const socket = await dara.online()
  await one.take(dara.imId)
  await one.take(dara.imId)
  await socket.next('who took it', ({ data }) => data.sender_id === SERVICE_ID)
  await one.handOver(dara.imId, '15')
  await two.close(dara.imId)
  expect((await two.close(dara.imId)).status).toBe(404)
  expect((await told(dara)).slice(1)).toEqual([
    'Sreypov កំពុងនៅជាមួយអ្នកហើយ។',
    'Visal កំពុងនៅជាមួយអ្នកហើយ។',
    expect.stringMatching(/^ការសន្ទនាត្រូវបានបិទ/),
  ])
})

test('S-SERVICE-16 what an agent has answered is told as read to its person, and only when they answer', async () => {
  const { url } = await startTestServer({ clock: handClock(OPEN).now })
  const [dara, one] = [await login(url, 'dara'), await agentOf(url)]
  await write(dara, 'Hello')
  const socket = await dara.online()
  await one.take(dara.imId)
  await one.say(dara.imId, 'Good morning')
  const isRead = ({ data }: { data: { notice?: { notice_type?: string } } }) =>
    data.notice?.notice_type === 'read'
  expect(JSON.stringify(await socket.next('that it is read', isRead))).toContain(SERVICE_ID)
})

test('S-SERVICE-3 S-SERVICE-5 who waits longest stands first, whatever they write after; then what agents answer', async () => {
  const clock = handClock(OPEN)
  const { url } = await startTestServer({ clock: clock.now })
  const [dara, sokha, hr, agent] = [
    await login(url, 'dara'),
    await login(url, 'sokha'),
    await login(url, 'angkor-hr'),
    await agentOf(url),
  ]
  for (const who of [dara, sokha, hr]) {
    await write(who, 'Hello')
    clock.advance(1000)
  }
  await write(dara, 'Still here')
  await agent.take(sokha.imId)
  const talks = await agent.talks()
  expect(names(talks)).toEqual([dara.imId, hr.imId, sokha.imId])
  expect(talks[0]).toMatchObject({ since: OPEN / 1000, isWaiting: true, isMine: false, name: 'Dara Kim' })
  expect(talks[0].last).toMatchObject({ text: 'Still here', isOwn: false })
  expect(talks[2]).toMatchObject({ isWaiting: false, isMine: true, agentName: 'Sreypov' })
  const other = await agentOf(url, 'agent-2')
  expect((await other.talks())[2]).toMatchObject({ isWaiting: false, isMine: false, agentName: 'Sreypov' })
})

test('S-SERVICE-6 of two agents who take one at once, one has it and the other is told', async () => {
  const { url } = await startTestServer({ clock: handClock(OPEN).now })
  const [dara, one, two] = [await login(url, 'dara'), await agentOf(url), await agentOf(url, 'agent-2')]
  await write(dara, 'Hello')
  const answers = await Promise.all([one.take(dara.imId), two.take(dara.imId)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('service_taken')
  const holders = [...(await one.talks()), ...(await two.talks())].filter(({ isMine }) => isMine)
  expect(holders).toHaveLength(1)
})

test('S-SERVICE-7 an answer comes live from the account of the service, once a try, and agents read who wrote it', async () => {
  const { url } = await startTestServer({ clock: handClock(OPEN).now })
  const [dara, one] = [await login(url, 'dara'), await agentOf(url)]
  await write(dara, 'Hello')
  await one.take(dara.imId)
  const socket = await dara.online()
  expect((await one.say(dara.imId, 'Good morning', 'try-1')).status).toBe(204)
  expect((await one.say(dara.imId, 'Good morning', 'try-1')).status).toBe(204)
  const frame = await socket.next('the answer', ({ data }) => data.sender_id === SERVICE_ID)
  expect(JSON.stringify(frame)).not.toContain('Good morning')
  expect(JSON.stringify(frame)).not.toContain('Sreypov')
  const { messages } = await one.talk(dara.imId)
  const said = messages.filter(({ type }: { type: string }) => type === 'text')
  expect(said).toMatchObject([
    { text: 'Hello', isOwn: false, agentName: '' },
    { text: 'Good morning', isOwn: true, agentName: 'Sreypov' },
  ])
  expect((await one.talks())[0]).toMatchObject({ since: null })
})

test('S-SERVICE-8 it is handed to an agent who is there, or back into the queue; who has it alone answers, hands over and closes', async () => {
  const clock = handClock(OPEN)
  const { url } = await startTestServer({ clock: clock.now })
  const [dara, one, two] = [await login(url, 'dara'), await agentOf(url), await agentOf(url, 'agent-2')]
  await write(dara, 'Hello')
  await one.take(dara.imId)
  expect((await one.handOver(dara.imId, '15')).body.code).toBe('service_agent_away')
  await two.talks()
  expect((await one.call('GET', '/service/talks')).body.agents).toEqual([{ id: '15', name: 'Visal' }])
  expect((await one.handOver(dara.imId, '15')).status).toBe(204)
  for (const refused of [
    await one.say(dara.imId, 'Mine?'),
    await one.handOver(dara.imId, ''),
    await one.close(dara.imId),
    await one.take(dara.imId),
  ])
    expect([refused.status, refused.body.code]).toEqual([422, 'service_taken'])
  await two.say(dara.imId, 'I go on')
  clock.advance(5000)
  expect((await two.handOver(dara.imId, '')).status).toBe(204)
  expect((await one.talks())[0]).toMatchObject({ isWaiting: true, since: (OPEN + 5000) / 1000 })
  expect((await one.say(dara.imId, 'Untaken')).status).toBe(422)
})

test('S-SERVICE-9 an agent whose desk asks no more for three minutes gives their conversations back', async () => {
  const clock = handClock(OPEN)
  const { url } = await startTestServer({ clock: clock.now })
  const [dara, one, two] = [await login(url, 'dara'), await agentOf(url), await agentOf(url, 'agent-2')]
  await write(dara, 'Hello')
  await one.take(dara.imId)
  clock.advance(AWAY_MS - 1000)
  await one.talks()
  clock.advance(AWAY_MS - 1000)
  expect((await two.take(dara.imId)).body.code).toBe('service_taken')
  clock.advance(2000)
  expect((await two.talks())[0]).toMatchObject({ isWaiting: true, since: OPEN / 1000 })
  expect((await two.take(dara.imId)).status).toBe(204)
  expect((await one.say(dara.imId, 'Too late')).body.code).toBe('service_taken')
})

test('S-SERVICE-10 what is closed leaves the queue, and the next message of its person brings it back as new', async () => {
  const clock = handClock(OPEN)
  const { url } = await startTestServer({ clock: clock.now })
  const [dara, one] = [await login(url, 'dara'), await agentOf(url)]
  await write(dara, 'Hello')
  await one.take(dara.imId)
  expect((await one.close(dara.imId)).status).toBe(204)
  expect(await one.talks()).toEqual([])
  expect((await one.call('GET', `/service/talks/${dara.imId}`)).status).toBe(404)
  clock.advance(60_000)
  await write(dara, 'One more thing')
  expect(await one.talks()).toMatchObject([
    { imId: dara.imId, isWaiting: true, since: (OPEN + 60_000) / 1000 },
  ])
  const { messages } = await one.talk(dara.imId)
  expect(messages.some(({ text }: { text: string }) => text === 'Hello')).toBe(true)
})

test('S-SERVICE-11 asking for a person opens the conversation and waits; a question goes along as their message, once a try', async () => {
  const { url } = await startTestServer({ clock: handClock(CLOSED).now })
  const [dara, sokha, one] = [await login(url, 'dara'), await login(url, 'sokha'), await agentOf(url)]
  const socket = await dara.online()
  const key = { 'idempotency-key': 'try-1' }
  const asked = await dara.api('POST', '/service/ask', { question: 'Where is my application?' }, key)
  expect([asked.status, asked.body]).toEqual([200, { imId: SERVICE_ID }])
  await dara.api('POST', '/service/ask', { question: 'Where is my application?' }, key)
  await socket.next('the question', ({ data }) => data.sender_id === dara.imId)
  await socket.next('the word', ({ data }) => data.sender_id === SERVICE_ID)
  expect((await sokha.api('POST', '/service/ask', {})).status).toBe(200)
  expect(names(await one.talks()).toSorted()).toEqual([dara.imId, sokha.imId].toSorted())
  const { messages } = await one.talk(dara.imId)
  expect(messages.map(({ type }: { type: string }) => type)).toEqual(['text', 'robot'])
  expect(await told(sokha)).toHaveLength(1)
})

test('S-SERVICE-12 whoever asks for a person too often waits', async () => {
  const { url } = await startTestServer({ clock: handClock(OPEN).now })
  const dara = await login(url, 'dara')
  const statuses: number[] = []
  for (let times = 0; times < 11; times++) statuses.push((await dara.api('POST', '/service/ask', {})).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('S-SERVICE-2 the hours are Monday to Friday from 8:00am to 5:30pm in Phnom Penh', () => {
  const at = (day: number, hour: number, minute: number) => Date.UTC(2026, 10, day, hour - 7, minute)
  const MONDAY = 30
  const cases = [at(MONDAY, 7, 59), at(MONDAY, 8, 0), at(MONDAY, 17, 29), at(MONDAY, 17, 30)]
  expect(cases.map(isServiceOpen)).toEqual([false, true, true, false])
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => isServiceOpen(at(MONDAY - 7 + day, 12, 0)))
  expect(week).toEqual([true, true, true, true, true, false, false])
})
