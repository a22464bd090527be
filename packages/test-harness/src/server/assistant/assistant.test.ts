import { expect, test } from 'vitest'
import { login, newClientId, type TestSocket, textTo } from '../testing/client'
import { startTestServer } from '../testing/world'
import type { Answerer } from './assistant'
import { embeddedAnswerer } from './embedded'

const DRIVERS = 'Do you have jobs in Phnom Penh?'
const STORED = { data: { code: 0 } }
const PAGE = '/chat/im/user/getMsg'

/** Sends a question as the chat does, and gives what came of it. */
async function ask(socket: TestSocket, question: string, clientId = newClientId()) {
  socket.send(textTo('1', question, clientId))
  return socket.next('ack', ({ action, seq }) => action === 'ack' && seq === clientId)
}

test('S-AI-1 whoever reads that there is an assistant has its conversation, once, with its first words in their language', async () => {
  const { url } = await startTestServer({ assistant: embeddedAnswerer })
  const sokha = await login(url, 'sokha')
  const read = () => sokha.chat('GET', '/ai/chat')
  expect((await read()).body).toEqual({ enable: true, host: '' })
  expect((await read()).body).toEqual({ enable: true, host: '' })
  const own = (await sokha.catchUp(PAGE)).items.filter((one) => one.sender_id === '1')
  expect(own).toMatchObject([{ receiver_id: sokha.imId, msg: { type: 'robot' } }])
  const dara = await login(url, 'dara')
  expect((await dara.catchUp(PAGE)).items.filter((one) => one.sender_id === '1')).toEqual([])
})

test('S-AI-2 S-AI-4 a question to 1 is acked when it is answered; words and cards are messages of 1 behind it, for its asker alone', async () => {
  const { url } = await startTestServer({ assistant: embeddedAnswerer })
  const [sokha, dara] = [await login(url, 'sokha'), await login(url, 'dara')]
  const [socket, other] = [await sokha.online(), await dara.online()]
  const clientId = newClientId()
  expect(await ask(socket, DRIVERS, clientId)).toMatchObject(STORED)
  const all = (await sokha.catchUp(PAGE)).items
  const at = all.findIndex(({ seq }) => seq === clientId)
  const [question, words, card] = all.slice(at)
  expect(question).toMatchObject({ receiver_id: '1', msg: { type: 'text', content: DRIVERS } })
  expect(words).toMatchObject({ sender_id: '1', msg: { type: 'robot' } })
  expect(card).toMatchObject({ sender_id: '1', msg: { type: 'job', jobId: expect.stringMatching(/^\d+$/) } })
  expect(words.msg_time).toBeGreaterThanOrEqual(question.msg_time)
  expect(words.number).toBe(question.number + 1)
  await other.beat()
  expect(other.kept.filter(({ action }) => action === 'p2p')).toEqual([])
  // The same once more is acked, and not answered again.
  expect(await ask(socket, DRIVERS, clientId)).toMatchObject(STORED)
  expect((await sokha.catchUp(PAGE)).items).toHaveLength(all.length)
})

test('S-AI-3 POST /ai/chat answers whole, a list whose first item has content, and stores the same', async () => {
  const { url } = await startTestServer({ assistant: embeddedAnswerer })
  const sokha = await login(url, 'sokha')
  const { status, body } = await sokha.chat('POST', '/ai/chat', { message: '暹粒有工作吗？' })
  expect(status).toBe(200)
  expect(body[0].content).toMatch(/\p{sc=Han}/u)
  const items = (await sokha.catchUp(PAGE)).items.map(({ msg }) => msg.content)
  expect(items).toContain(body[0].content)
  for (const message of [undefined, '', ' ', 1, 'x'.repeat(5_000), '\u0000'])
    expect(await sokha.chat('POST', '/ai/chat', { message })).toMatchObject({ status: 422 })
})

test('S-AI-5 S-AI-12 a server that was given no assistant has none: nothing is enabled, 1 is nobody to write to, and nobody has its conversation', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const all = async () => [
    (await sokha.catchUp(PAGE)).items,
    (await sokha.chat('GET', '/biz/conversations/items/query')).body.data,
  ]
  const before = await all()
  expect((await sokha.chat('GET', '/ai/chat')).body).toEqual({ enable: false, host: '' })
  expect(await sokha.chat('POST', '/ai/chat', { message: 'Hello' })).toMatchObject({
    status: 422,
    body: { code: 'no_assistant' },
  })
  const socket = await sokha.online()
  expect(await socket.call(textTo('1', 'Hello'))).toEqual(await socket.call(textTo('99999', 'Hello')))
  expect(await all()).toEqual(before)
  expect(JSON.stringify(before)).not.toMatch(/"(sender_id|receiver_id|receiverId)":"1"/)
})

test('S-AI-6 only a text is a question, and too many are told to wait', async () => {
  const { url } = await startTestServer({
    assistant: embeddedAnswerer,
    rates: { questions: { burst: 1, perSecond: 0.001 } },
  })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const clientId = newClientId()
  const card = textTo('1', 'x', clientId)
  socket.send({ ...card, data: { ...card.data, msg: { type: 'job', content: 'x', jobId: '1' } } })
  const refused = await socket.next('ack', ({ action, seq }) => action === 'ack' && seq === clientId)
  expect(refused).not.toMatchObject(STORED)
  expect(await ask(socket, 'Hello')).toMatchObject(STORED)
  expect(await ask(socket, 'Hello again')).not.toMatchObject(STORED)
  expect((await sokha.chat('POST', '/ai/chat', { message: 'Hello' })).status).toBe(429)
})

test('S-AI-7 a question that comes again while it is being answered is answered once', async () => {
  const asked: string[] = []
  let answerIt = (): void => {}
  const waiting = new Promise<void>((resolve) => {
    answerIt = resolve
  })
  const slow: Answerer = {
    host: '',
    async answer(question) {
      asked.push(question)
      await waiting
      return { intent: 'x', text: 'At last.', jobs: [] }
    },
  }
  const { url } = await startTestServer({ assistant: () => slow })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const clientId = newClientId()
  const both = Promise.all([ask(socket, 'Slow?', clientId), ask(socket, 'Slow?', clientId)])
  // The socket goes on meanwhile, and nothing is stored yet.
  await socket.beat()
  expect((await sokha.catchUp(PAGE)).items.filter(({ seq }) => seq === clientId)).toEqual([])
  answerIt()
  expect(await both).toMatchObject([STORED, STORED])
  expect(asked).toEqual(['Slow?'])
})

test('S-AI-25 an answer says what the question was taken for, so that a screen can add a way to a person', async () => {
  const { url } = await startTestServer({ assistant: embeddedAnswerer })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  await ask(socket, 'ខ្ញុំចង់និយាយជាមួយមនុស្ស')
  const said = (await sokha.catchUp(PAGE)).items.filter((one) => one.sender_id === '1').at(-1)
  expect(said.msg).toMatchObject({ type: 'robot', extra: { intent: 'person' } })
  expect(said.msg.content).toMatch(/8:00.*5:30/)
})

test('S-AI-24 where it cannot look, the error text is the answer, at the next number and a time that follows', async () => {
  const { url } = await startTestServer({
    assistant: (from) =>
      embeddedAnswerer({
        ...from,
        search: Object.assign(Object.create(from.search), { ask: async () => ({ kind: 'busy' }) }),
      }),
  })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const clientId = newClientId()
  expect(await ask(socket, DRIVERS, clientId)).toMatchObject(STORED)
  const all = (await sokha.catchUp(PAGE)).items
  const [question, answer, ...more] = all.slice(all.findIndex(({ seq }) => seq === clientId))
  expect(answer.msg).toMatchObject({ type: 'robot', content: expect.stringContaining("can't look that up") })
  expect(answer.number).toBe(question.number + 1)
  expect(answer.msg_time).toBeGreaterThanOrEqual(question.msg_time)
  expect(more).toEqual([])
})
