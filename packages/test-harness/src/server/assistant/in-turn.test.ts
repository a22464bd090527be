import { expect, test } from 'vitest'
import { login, newClientId, textTo } from '../testing/client'
import { PLENTY, startTestServer } from '../testing/world'
import type { Answerer } from './assistant'
import { Closing, InTurn } from './in-turn'
import { TEXTS } from './texts/texts'

const PAGE = '/chat/im/user/getMsg'
const FAILED = TEXTS.en.failed
const ASKER = { accountId: '1', language: 'en' } as const
const said = (text: string) => ({ intent: 'x', text, jobs: [] })

const answering = (answer: Answerer['answer'], more: Partial<Answerer> = {}): Answerer => ({
  ...{ host: '', answer },
  ...more,
})

const BROKEN: readonly (readonly [string, Answerer])[] = [
  ['rejects', answering(async () => Promise.reject(new Error('broken')))],
  [
    'throws',
    answering(() => {
      throw new Error('broken')
    }),
  ],
  ['answers nothing', answering(async () => said(' \n'))],
  ['answers undefined', answering(async () => undefined as never)],
]

test.each(BROKEN)(
  'S-AI-19 where an answerer %s, the error text is the reply, the question is kept, and it may be asked again',
  async (_, broken) => {
    let now = broken
    const answerer = answering((...asked) => now.answer(...asked))
    const { url } = await startTestServer({ assistant: () => answerer, rates: { questions: PLENTY } })
    const sokha = await login(url, 'sokha')
    const socket = await sokha.online()
    const ask = async (clientId: string) => {
      socket.send(textTo('1', 'Anything new?', clientId))
      return (await socket.next('ack', ({ action, seq }) => action === 'ack' && seq === clientId)).data
    }
    const after = async (clientId: string) => {
      const { items } = await sokha.catchUp(PAGE)
      const at = items.findIndex(({ seq }) => seq === clientId)
      return items.slice(at, at + 2).map(({ msg }) => msg)
    }
    const [first, second] = [newClientId(), newClientId()]
    expect(await ask(first)).toMatchObject({ code: 0 })
    expect(await after(first)).toMatchObject([
      { content: 'Anything new?' },
      { type: 'robot', content: FAILED },
    ])
    const { status, body } = await sokha.chat('POST', '/ai/chat', { message: 'And now?' })
    expect([status, body[0].content]).toEqual([200, FAILED])
    now = answering(async () => said('Yes.'))
    expect(await ask(second)).toMatchObject({ code: 0 })
    expect(await after(second)).toMatchObject([{ content: 'Anything new?' }, { content: 'Yes.' }])
  },
)

test('S-AI-19 an answerer that heeds no signal is not waited for, and the error text is in the language of the question', async () => {
  const troubles: unknown[] = []
  const one = new InTurn([answering(() => new Promise(() => {}))])
  one.whenTrouble = (error) => troubles.push(error)
  const signal = AbortSignal.timeout(20)
  expect((await one.answer('有工作吗？', ASKER, signal)).text).toBe(TEXTS.zh.failed)
  expect(troubles).toEqual([signal.reason])
})

test('S-AI-14 the second answerer is asked where the first has had its time, and not before', async () => {
  const asked: string[] = []
  const slow = answering(
    () => {
      asked.push('slow')
      return new Promise(() => {})
    },
    { withinMs: 20, host: 'models.example' },
  )
  const sure = answering(async () => {
    asked.push('sure')
    return said('Here.')
  })
  const both = new InTurn([slow, sure])
  expect(both.host).toBe('models.example')
  expect((await both.answer('Jobs?', ASKER, AbortSignal.timeout(60_000))).text).toBe('Here.')
  expect(asked).toEqual(['slow', 'sure'])
})

test('S-AI-20 who is asked while the server closes stores nothing: the question comes again', async () => {
  const one = new InTurn([answering(() => new Promise(() => {}))])
  const asked = one.answer('Jobs?', ASKER, AbortSignal.timeout(60_000))
  one.close()
  await expect(asked).rejects.toThrow(Closing)
  await expect(one.answer('Jobs?', ASKER, AbortSignal.timeout(60_000))).rejects.toThrow(Closing)
})
