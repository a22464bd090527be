import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { decryptContent } from '../server/chat/cipher'
import { imIdOf } from '../server/seed/people'
import { login, TestClient, type TestSocket, textTo } from '../server/testing/client'
import { tempDatabase } from '../server/testing/databases'
import { PLENTY, startTestServer } from '../server/testing/world'
import { ANSWER_RATE } from './actor'
import { startActors } from './cast'
import type { Pace } from './pace'
import { PERSONAS } from './personas'

/** Waiting takes a turn of the event loop, and the clock says that it took its time. */
function quickPace(): Pace & { waits: number[] } {
  let now = 1_790_000_000_000
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    async wait(ms, signal) {
      await nextTurn()
      signal.throwIfAborted()
      now += ms
      waits.push(ms)
    },
    chance: () => 0.5,
  }
}

async function stage() {
  const { url } = await startTestServer({ rates: { sends: PLENTY } })
  const pace = quickPace()
  const faults: string[] = []
  const cast = await startActors(url, { pace, report: (line) => faults.push(line) })
  onTestFinished(async () => {
    await cast.stop()
    expect(faults).toEqual([])
  })
  return { url, pace, cast }
}

/** The next text of somebody, as its receiver reads it. */
async function hear(me: TestClient, socket: TestSocket, from: string): Promise<string> {
  const { data } = await socket.next(`a text from ${from}`, (frame) => frame.data.sender_id === from)
  const { content, aesExt } = data.msg as { content: string; aesExt: string }
  return decryptContent(content, aesExt, from, { isGroup: false, id: me.imId }) ?? ''
}

const factsOf = (account: string) => {
  const persona = PERSONAS.find((one) => one.login === account)
  if (!persona) throw new Error(`${account} has no script`)
  return persona.facts
}

test('S-ACTOR-1 three employers answer over the socket, each in the language of the question, once, after reading and typing', async () => {
  const { url, pace, cast } = await stage()
  expect(cast.logins).toEqual(['mekong-tech', 'tonle-bank', 'golden-silk'])
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const questions = [
    ['mekong-tech', 'What is the salary?', factsOf('mekong-tech').en.pay],
    ['tonle-bank', 'តើប្រាក់ខែប៉ុន្មាន?', factsOf('tonle-bank').km.pay],
    ['golden-silk', '请问工资多少？', factsOf('golden-silk').zh.pay],
  ] as const
  for (const [account, question, answer] of questions) {
    const { msg_id } = await socket.call(textTo(imIdOf(account), question))
    const read = await socket.nextNotice('read')
    expect(read.data).toMatchObject({ notice: { im_id: imIdOf(account) } })
    expect((read.data.notice as { msg_ids: string[] }).msg_ids).toContain(msg_id)
    expect(await hear(sokha, socket, imIdOf(account))).toBe(answer)
  }
  // Twice for each of them, and nobody is quicker than a person.
  expect(pace.waits).toHaveLength(6)
  expect(Math.min(...pace.waits)).toBeGreaterThan(1_000)
  // Who answered has the last word and leaves it at that.
  const { body } = await sokha.chat('GET', '/biz/conversations/items/query')
  for (const [account, , answer] of questions) {
    const row = body.data.find(({ receiverId }: { receiverId: string }) => receiverId === imIdOf(account))
    expect(row.msgText).toBe(answer)
  }
})

test('S-ACTOR-1 who writes more while they type gets one answer to all of it', async () => {
  const { url, pace } = await stage()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const tech = imIdOf('mekong-tech')
  const { wait } = pace
  pace.wait = async (ms, signal) => {
    // The second wait is the typing of the first draft: it ends when the next question has reached them.
    if (pace.waits.length === 1) {
      await socket.call(textTo(tech, 'And where is your office?'))
      await socket.nextNotice('arrived')
    }
    await wait(ms, signal)
  }
  await socket.call(textTo(tech, 'What is the salary?'))
  const { pay, place } = factsOf('mekong-tech').en
  expect(await hear(sokha, socket, tech)).toBe(`${pay} ${place}`)
})

test('S-ACTOR-1 what was said while nobody was there is answered at the next start', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  await socket.call(textTo(imIdOf('mekong-tech'), 'Where is your office?'))
  const cast = await startActors(url, { pace: quickPace() })
  onTestFinished(() => cast.stop())
  expect(await hear(sokha, socket, imIdOf('mekong-tech'))).toBe(factsOf('mekong-tech').en.place)
})

test('S-ACTOR-3 answers to one person are bounded, whoever or whatever writes to them', async () => {
  const { url, pace } = await stage()
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const began = pace.now()
  const rounds = 12
  for (let round = 0; round < rounds; round++) {
    await socket.call(textTo(imIdOf('mekong-tech'), 'Is it still open?'))
    await hear(sokha, socket, imIdOf('mekong-tech'))
  }
  const leastMs = ((rounds - ANSWER_RATE.burst) / ANSWER_RATE.perSecond) * 1000
  expect(pace.now() - began).toBeGreaterThanOrEqual(leastMs)
})

test('S-ACTOR-3 a person who logs in as one of them takes over, and a stop leaves nobody', async () => {
  const { url, cast } = await stage()
  const person = await login(url, 'tonle-bank')
  const desk = await person.online()
  await expect.poll(() => cast.logins).toEqual(['mekong-tech', 'golden-silk'])
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  await socket.call(textTo(person.imId, 'What is the salary?'))
  expect((await desk.nextAction('p2p')).data).toMatchObject({ sender_id: sokha.imId })

  await cast.stop()
  for (const account of ['mekong-tech', 'golden-silk'] as const) {
    const { number } = await socket.call(textTo(imIdOf(account), 'Is anybody there?'))
    const { body } = await sokha.chat('POST', '/chat/im/user/getMsgByImID', { im_id: imIdOf(account) })
    expect(body.data.at(-1)).toMatchObject({ number, sender_id: sokha.imId })
  }
})

/** As `quickPace`, but the wait of who is left to people ends by hand. */
function pausedPace() {
  let end = (): void => {}
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  const pace = quickPace()
  const { wait } = pace
  pace.wait = (ms, signal) => (ms < 60_000 ? wait(ms, signal) : isOver)
  return { pace, end }
}

/** A server on which a person took over from a script, stopped and started again with the same data. */
async function restarted(account: string) {
  const database = await tempDatabase()
  const first = await startTestServer({ database, rates: { sends: PLENTY } })
  const cast = await startActors(first.url, { pace: quickPace(), takenOver: first.takenOver })
  const person = await login(first.url, account)
  // A script that connects behind them would take over from the person.
  await expect.poll(() => first.takenOver.isThere(person.imId)).toBe(true)
  await person.online()
  await expect.poll(() => cast.logins).toHaveLength(2)
  await expect.poll(() => first.takenOver.has(person.imId)).toBe(true)
  await cast.stop()
  await first.close()

  const second = await startTestServer({ database, rates: { sends: PLENTY } })
  const { pace, end } = pausedPace()
  const faults: string[] = []
  const again = await startActors(second.url, {
    pace,
    takenOver: second.takenOver,
    report: (line) => faults.push(line),
  })
  onTestFinished(async () => {
    end()
    await again.stop()
    expect(faults).toEqual([])
  })
  expect(again.logins).not.toContain(account)
  const sokha = await login(second.url, 'sokha')
  const socket = await sokha.online()
  await socket.call(textTo(person.imId, 'What is the salary?'))
  return { url: second.url, takenOver: second.takenOver, person, cast: again, end, sokha, socket }
}

test('S-ACTOR-4 after a restart a script leaves the person who had taken over their place, and reads nothing for them', async () => {
  const { url, person, cast, end, sokha, socket } = await restarted('tonle-bank')
  // The page of the person comes back after some tries.
  const back = new TestClient(url, person.imId, person.accessToken, person.refreshToken, person.imToken)
  const desk = await back.online()
  end()
  // Who has begun later would have thrown out the desk, and answered before this question is.
  await socket.call(textTo(imIdOf('golden-silk'), '请问工资多少？'))
  expect(await hear(sokha, socket, imIdOf('golden-silk'))).toBe(factsOf('golden-silk').zh.pay)
  await desk.beat()
  expect(cast.logins).toEqual(['mekong-tech', 'golden-silk'])
  const { body } = await back.chat('GET', '/biz/conversations/items/query')
  const row = body.data.find(({ receiverId }: { receiverId: string }) => receiverId === sokha.imId)
  expect(row.unreadNum).toBeGreaterThan(0)
})

test('S-ACTOR-4 where that person does not come back the script answers again', async () => {
  const { takenOver, person, cast, end, sokha, socket } = await restarted('mekong-tech')
  end()
  expect(await hear(sokha, socket, person.imId)).toBe(factsOf('mekong-tech').en.pay)
  expect(cast.logins).toEqual(['mekong-tech', 'tonle-bank', 'golden-silk'])
  expect(await takenOver.has(person.imId)).toBe(false)
})
