import { describe, expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import { connected } from './test-connected.js'
import { json, type ScriptedHttp } from './testing/scripted-http.js'

const PATH = '/users/im/quick-text'
const answer = (texts: readonly string[]) =>
  json({ result: texts.map((text, index) => ({ text, order: index + 1 })).reverse() })

/** A server that keeps the texts of one account. */
function keeping(first: readonly string[]) {
  let texts = first
  return (http: ScriptedHttp): void =>
    http.on(PATH, ({ method, body = '' }) => {
      if (method === 'POST') texts = JSON.parse(body).texts
      return answer(texts)
    })
}

describe('quick replies of the engine', () => {
  it('S-BOX-1 they are read with the chat token of the header x-im-token, and saved as a whole, in their order', async () => {
    const { engine, done, http } = await connected({ prepare: keeping(['On my way.', 'Thank you!']) })
    const { quickReplies } = engine
    expect(quickReplies.getSnapshot()).toEqual({ isKnown: false, texts: [] })
    expect(await done(quickReplies.read())).toEqual({ ok: true, value: ['On my way.', 'Thank you!'] })
    expect(await done(quickReplies.save(['Thank you!', 'On my way.', 'Hello']))).toMatchObject({ ok: true })
    expect(quickReplies.getSnapshot()).toEqual({
      isKnown: true,
      texts: ['Thank you!', 'On my way.', 'Hello'],
    })
    const [asked] = http.to(PATH)
    expect(asked?.url).toBe(`/api/v1.0.0${PATH}`)
    expect(asked?.headers).toMatchObject({ 'x-im-token': expect.stringMatching(/./) })
    expect(asked?.headers).not.toHaveProperty('Authorization')
  })

  it('S-BOX-2 none, a blank one, an eleventh and one that is too long are refused by name, and nobody is asked', async () => {
    const { engine, done, http } = await connected({ prepare: keeping([]) })
    const { save } = engine.quickReplies
    for (const texts of [[], ['Hello', ' \u200b']])
      expect(await done(save(texts))).toEqual({ ok: false, refusal: { kind: 'empty' } })
    expect(await done(save(Array(11).fill('Hello')))).toMatchObject({
      refusal: { kind: 'too-long', limit: 10, length: 11 },
    })
    for (const text of ['a'.repeat(20_000), 'a'.repeat(801)])
      expect(await done(save(['Hello', text]))).toMatchObject({ refusal: { kind: 'too-long' } })
    expect(await done(save('Hello' as unknown as string[]))).toMatchObject({ refusal: { kind: 'malformed' } })
    expect(http.to(PATH)).toEqual([])
  })

  it('S-BOX-2 without a network, and where the server refuses, what is shown stays', async () => {
    const { engine, done, http } = await connected({ prepare: keeping(['Hello']) })
    const { quickReplies } = engine
    await done(quickReplies.read())
    http.on(PATH, () => ({ kind: 'network' }))
    expect(await done(quickReplies.save(['Bye']))).toMatchObject({ refusal: { kind: 'unavailable' } })
    http.on(PATH, () => json({ code: 'invalid', message: 'a word is not allowed' }, 422))
    expect(await done(quickReplies.save(['Bye']))).toMatchObject({
      refusal: { kind: 'malformed', what: 'a word is not allowed' },
    })
    expect(quickReplies.getSnapshot()).toEqual({ isKnown: true, texts: ['Hello'] })
  })

  it('S-BOX-3 what one tab saves is read anew by every tab that shows them, by the one that leads', async () => {
    const store = createMemoryStore()
    const leader = await connected({ store, prepare: keeping(['Hello']) })
    const follower = await connected({ store, beside: leader, isFollower: true })
    const turns = async () => {
      for (let turn = 0; turn < 6; turn++) {
        await leader.clock.advance(10)
        await follower.clock.advance(10)
      }
    }
    void leader.engine.quickReplies.read()
    void follower.engine.quickReplies.read()
    await turns()
    for (const texts of [['Thank you!'], ['Thank you!', 'Hello']]) {
      const saver = texts.length === 1 ? follower : leader
      const saved = saver.engine.quickReplies.save(texts)
      await turns()
      expect(await saved).toMatchObject({ ok: true })
      for (const { engine } of [leader, follower])
        expect(engine.quickReplies.getSnapshot().texts).toEqual(texts)
    }
    expect(follower.http.to(PATH)).toEqual([])
  })

  it('S-BOX-1 a token that the main API takes for old is renewed once', async () => {
    let asked = 0
    const { engine, done } = await connected({
      prepare: (http) =>
        http.on(PATH, () => {
          asked++
          return asked === 1 ? json({ code: 'unauthorized', message: 'old' }, 401) : answer(['Hello'])
        }),
    })
    expect(await done(engine.quickReplies.read())).toEqual({ ok: true, value: ['Hello'] })
    expect(asked).toBe(2)
  })
})
