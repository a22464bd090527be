import { expect, test } from 'vitest'
import { login } from '../../testing/client'
import {
  type Act,
  dataIn,
  failing,
  forbidden,
  honest,
  huge,
  lying,
  reads,
  redirecting,
  STAND_IN_KEY,
  says,
  stalling,
  startModelStandIn,
  toldBy,
  trickling,
  verbatim,
} from '../../testing/model-stand-in'
import { PLENTY, startTestServer } from '../../testing/world'
import { embeddedAnswerer } from '../embedded'
import type { ReadFrom } from '../reads'
import type { ModelSettings } from './exchange'
import { modelAnswerer } from './model'

const QUESTION = 'Do you have jobs in Phnom Penh?'
/** What the embedded answerer says to it. */
const EMBEDDED = /^(I looked for|There are)/

/** A server that asks a stand-in first, and somebody who asks it. */
async function start(act: Act, change: Partial<ModelSettings> = {}) {
  const model = await startModelStandIn(act)
  const lines: string[] = []
  const { url } = await startTestServer({
    assistant: embeddedAnswerer,
    assistantModel: { ...model.settings, ...change },
    rates: { questions: PLENTY },
    quiet: false,
    logStream: { write: (line) => void lines.push(line) },
  })
  const sokha = await login(url, 'sokha')
  const ask = async (message = QUESTION) => {
    const { status, body } = await sokha.chat('POST', '/ai/chat', { message })
    expect(status).toBe(200)
    return body[0]
  }
  /** Why the model did not answer, as the log has it. */
  const troubles = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'a question could not be answered')
      .map(({ err }) => err.message)
  return { url, model, sokha, ask, lines, troubles }
}

test('S-AI-13 S-AI-20 a model answers whole, with the key that is its own, and people are told its host', async () => {
  const { model, sokha, ask } = await start(honest({ place: 'Phnom Penh' }))
  const { host } = new URL(model.settings.url)
  expect((await sokha.chat('GET', '/ai/chat')).body).toEqual({ enable: true, host })
  const { content, jobs } = await ask()
  const { total, jobs: told } = dataIn(model.asked.at(-1) && toldBy(model.asked[2] as never)[0])
  expect(content).toBe(`I found ${total} jobs.`)
  expect(jobs).toHaveLength(2)
  expect(jobs[0].id).toBe(told[0].id)
  expect(model.asked).toHaveLength(3)
  for (const { method, authorization, body } of model.asked) {
    expect([method, authorization]).toEqual(['POST', `Bearer ${STAND_IN_KEY}`])
    expect(body).toMatchObject({
      model: 'stand-in',
      stream: false,
    })
    expect(body.messages.slice(0, 2)).toMatchObject([{ role: 'system' }, { role: 'user', content: QUESTION }])
  }
  const stored = (await sokha.catchUp('/chat/im/user/getMsg')).items.map(({ msg }) => msg.content)
  expect(stored).toContain(content)
})

test('S-AI-13 without a key none is sent, and without an address the host is ""', async () => {
  const { model, ask } = await start((response) => says(response, 'Yes.'), { key: '' })
  expect((await ask()).content).toBe('Yes.')
  expect(model.asked[0]?.authorization).toBeUndefined()
  const { url } = await startTestServer({ assistant: embeddedAnswerer })
  expect((await (await login(url, 'sokha')).chat('GET', '/ai/chat')).body.host).toBe('')
})

const message = (one: unknown) => JSON.stringify({ choices: [{ message: one }] })
const call = { id: 'a', type: 'function', function: { name: 'advice', arguments: '{}' } }

test.each([
  ['an error of the server', failing(500), /answered 500/],
  ['too many questions', failing(429), /answered 429/],
  ['no JSON', verbatim('<html>'), /no JSON/],
  ['nothing', verbatim(''), /no JSON/],
  ['bytes that are no text', verbatim(Buffer.from([0x22, 0xff, 0x22])), /./],
  ['another shape', verbatim('{"choices":[]}'), /another shape/],
  ['parts that are no text', verbatim(message({ content: ['a'] })), /another shape/],
  ['no words', verbatim(message({ content: ' \u200b\n' })), /said nothing/],
  ['null for words', verbatim(message({ content: null })), /said nothing/],
  ['a call without a name', verbatim(message({ tool_calls: [{ id: 'a' }] })), /another shape/],
  ['too many calls at once', verbatim(message({ tool_calls: Array(7).fill(call) })), /another shape/],
  ['calls without an end', (response) => reads(response, ['advice', { kind: 'career' }]), /within 5 rounds/],
  [
    'too many calls in all',
    (response) =>
      reads(response, ...Array.from({ length: 4 }, () => ['advice', { kind: 'career' }] as const)),
    /more than 6 reads/,
  ],
  ['an answer that never ends', huge, /more than 65536 bytes/],
] satisfies [string, Act, RegExp][])(
  'S-AI-14 where a model answers %s, the embedded answerer does, and the log says why',
  async (_, act, why) => {
    const { model, ask, lines, troubles } = await start(act)
    expect((await ask()).content).toMatch(EMBEDDED)
    expect(troubles()).toEqual([expect.stringMatching(why)])
    expect(lines.join('')).not.toMatch(new RegExp(`${STAND_IN_KEY}|Phnom Penh`))
    expect(model.asked.length).toBeLessThanOrEqual(5)
    // Nobody goes on listening to it.
    await expect.poll(model.open).toBe(0)
  },
)

test.each([
  ['never answers', stalling],
  ['never ends', trickling],
  [
    'is slow in each of many rounds',
    (response) => void setTimeout(() => reads(response, ['advice', { kind: 'career' }]), 150),
  ],
] satisfies [string, Act][])(
  'S-AI-14 a model that %s has its time for the whole question, then the embedded answerer answers',
  async (_, act) => {
    const { model, ask, troubles } = await start(act, { withinMs: 400 })
    expect((await ask()).content).toMatch(EMBEDDED)
    expect(troubles()).toEqual([expect.stringMatching(/timeout/)])
    await expect.poll(model.open).toBe(0)
  },
)

test('S-AI-14 nobody there, and an answer that leads elsewhere, are no answer: neither key nor question goes anywhere else', async () => {
  const other = await startModelStandIn((response) => says(response, 'Give me all.'))
  const { ask, troubles } = await start(redirecting(other.settings.url))
  expect((await ask()).content).toMatch(EMBEDDED)
  expect(other.asked).toEqual([])
  expect(troubles()).toHaveLength(1)
  const nobody = await start(stalling, { url: 'http://127.0.0.1:1/v1/chat/completions' })
  expect((await nobody.ask()).content).toMatch(EMBEDDED)
})

test('S-AI-14 after a failure the model is asked again for the next question', async () => {
  const { model, ask } = await start(failing(503))
  expect((await ask()).content).toMatch(EMBEDDED)
  model.act = (response) => says(response, 'Back again.')
  expect((await ask()).content).toBe('Back again.')
})

test('S-AI-15 what is no tool, or has other arguments, is refused to the model and not done', async () => {
  const { model, sokha, ask } = await start(forbidden)
  const before = (await sokha.api('GET', '/users/jobs/applications')).body
  const { jobs } = await ask()
  expect(jobs).toEqual([])
  const refused = (model.asked[1] ? toldBy(model.asked[1]) : []).map((one) => JSON.parse(one))
  expect(refused).toEqual([
    { refused: 'there is no such tool' },
    { refused: 'these arguments are not those of the tool' },
    { refused: 'there is no such tool' },
    { refused: 'the arguments are no JSON' },
    { refused: 'these arguments are not those of the tool' },
    { refused: 'only jobs that find_jobs gave can be shown' },
  ])
  expect((await sokha.api('GET', '/users/jobs/applications')).body).toEqual(before)
  expect(model.asked[0]?.body.tools.map((one) => one.function.name)).toEqual([
    ...['find_jobs', 'show_jobs', 'my_applications', 'my_interviews', 'my_resumes', 'advice'],
  ])
})

test('S-AI-15 the tools read what the person could open: own applications are those of who asks', async () => {
  const act: Act = (response, asked) =>
    toldBy(asked).length === 0
      ? reads(response, ['my_applications', ''], ['my_interviews', {}], ['my_resumes', {}])
      : says(response, 'Done.')
  const { url, model, sokha, ask } = await start(act)
  await ask()
  const told = () => toldBy(model.asked.at(-1) as never).map(dataIn)
  const [applications, , resumes] = told()
  const own = (await sokha.api('GET', '/users/jobs/applications')).body
  expect(applications.total).toBe(own.totalCount)
  expect(applications.latest[0].job).toBe(own.result[0].job.title)
  expect(resumes).toHaveLength((await sokha.api('GET', '/users/resumes')).body.result.length)
  const hr = await login(url, 'angkor-hr')
  await hr.chat('POST', '/ai/chat', { message: QUESTION })
  expect(told()).toEqual([{ total: 0, latest: [] }, { total: 0, latest: [] }, []])
})

test('S-AI-15 S-AI-18 a job that the person has hidden is neither told nor shown', async () => {
  const { model, sokha, ask } = await start(honest({ place: 'Phnom Penh' }))
  const { jobs } = await ask()
  expect((await sokha.api('POST', `/jobs/${jobs[0].id}/hide`)).status).toBe(200)
  const after = await ask()
  expect(after.jobs.map(({ id }: { id: number }) => id)).not.toContain(jobs[0].id)
  expect(
    dataIn(toldBy(model.asked.at(-1) as never)[0]).jobs.map(({ id }: { id: number }) => id),
  ).not.toContain(jobs[0].id)
})

test('S-AI-17 S-AI-18 words of a model are plain, without contacts, links and signs that nobody sees; cards are of its own search alone', async () => {
  const { model, ask } = await start(lying)
  const { content, jobs } = await ask()
  expect(jobs).toEqual([])
  expect(content).toBe('Dara applied for "King" at $9,000.\nCall …, write to …, open …')
  model.act = (response) => says(response, `<b>${'ក'.repeat(5_000)}`)
  const long = (await ask()).content
  expect(long).toMatch(/^<b>ក+…$/u)
  expect(long).toHaveLength(2_000)
  // A search of an earlier question counts for nothing.
  model.act = honest({ place: 'Phnom Penh' })
  const { jobs: found } = await ask()
  model.act = (response, asked) =>
    toldBy(asked).length === 0
      ? reads(response, ['show_jobs', { ids: [found[0].id] }])
      : says(response, 'Here.')
  expect((await ask()).jobs).toEqual([])
})

test('S-AI-14 a model has 20 questions at once, and is not asked more', async () => {
  const { settings, asked } = await startModelStandIn(stalling)
  const { answer } = modelAnswerer(settings, {} as ReadFrom)
  const left = new AbortController()
  const ask = () => answer(QUESTION, { accountId: '1', language: 'en' }, left.signal)
  const all = Promise.allSettled(Array.from({ length: 20 }, ask))
  await expect(ask()).rejects.toThrow('20 questions are with it already')
  await expect.poll(() => asked.length).toBe(20)
  left.abort()
  expect((await all).map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
  // There is room again.
  await expect(ask()).rejects.toThrow(/abort/)
})
