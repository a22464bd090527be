import { describe, expect, it } from 'vitest'
import { KEY, ME, OTHER_KEY, PEER } from './machines/test-backend.js'
import { type ClientId, personKey, toImId } from './model/ids.js'
import { connected } from './test-connected.js'
import { json } from './testing/scripted-http.js'

const CAST = '/chat/im/user/sendP2MMsg'

interface Cast {
  readonly msg: { readonly content: string; readonly isBroadCast: number }
  readonly receivers: readonly { readonly receiver_id: string; readonly seq: string }[]
}

describe('commands of the engine', () => {
  it('S-RCPT-1 a message to oneself has all its ticks when the server has it', async () => {
    const { engine, done, shown } = await connected()
    const mine = personKey(ME)
    await done(engine.conversation(mine).toNewest())
    await done(engine.send(mine, 'a note'))
    expect(shown(mine)).toMatchObject([{ state: 'sent', delivered: 'all', read: 'all' }])
  })

  it('S-SEND-10 a message is shown by the call itself, and goes when the log refuses it', async () => {
    const { engine, done, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    const sent = engine.send(KEY, 'hello')
    expect(shown(KEY)).toMatchObject([{ text: 'hello', state: 'sending' }])
    const { key } = shown(KEY)[0] ?? {}
    await done(sent)
    expect(shown(KEY)).toMatchObject([{ key, text: 'hello', state: 'sent' }])
    const refused = engine.send(KEY, '')
    expect(shown(KEY)).toHaveLength(1)
    expect(await done(refused)).toMatchObject({ ok: false })
  })

  it('S-SEND-11 tells what a sign-out would destroy: messages that the server has not acked, and drafts', async () => {
    const { engine, socket, done } = await connected()
    expect(await engine.unsent()).toEqual({ messages: 0, drafts: 0 })
    await done(engine.send(KEY, 'acked'))
    expect(await engine.unsent()).toEqual({ messages: 0, drafts: 0 })
    socket.onSend = () => {}
    await done(engine.send(KEY, 'on its way'))
    await done(engine.send(OTHER_KEY, 'on its way too'))
    await done(engine.conversation(KEY).setDraft({ text: 'begun', quoteId: null }))
    expect(await engine.unsent()).toEqual({ messages: 2, drafts: 1 })
  })

  it('S-WIRE-21 a mention keeps its place from the call to the confirmed message, and forwards without it', async () => {
    const { engine, done, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    await done(engine.conversation(OTHER_KEY).toNewest())
    const ann = toImId('ann')
    const kept = [[ann, 3, 4]] as const
    const mentionsAt = [...kept, [ann, 5, 90], [toImId('bo'), 0, 2]] as const
    const sent = engine.send(KEY, { text: 'hi @Ann', mentions: [ann], mentionsAt })
    expect(shown(KEY)).toMatchObject([{ state: 'sending', mentionsAt: kept }])
    await done(sent)
    const [message] = shown(KEY)
    expect(message).toMatchObject({ state: 'sent', mentionsAt: kept })
    await done(engine.send(KEY, { text: 'hi @Ann', mentionsAt }))
    expect(shown(KEY)[1]).not.toHaveProperty('mentionsAt')
    await done(engine.forward(KEY, [{ id: message?.id ?? '', at: message?.at ?? 0 }], [OTHER_KEY]))
    expect(shown(OTHER_KEY)).toMatchObject([{ text: 'hi @Ann' }])
    expect(shown(OTHER_KEY)[0]).not.toHaveProperty('mentionsAt')
  })

  it('S-WDRAW-7 a withdrawal that came too late is shown with its message, and can be discarded', async () => {
    const { engine, backend, done, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    await done(engine.send(KEY, 'hello'))
    const [sent] = shown(KEY)
    backend.ackCode = 508
    const tried = await done(engine.withdraw(KEY, { id: sent?.id ?? '', at: sent?.at ?? 0 }))
    expect(tried).toMatchObject({ ok: true })
    const [message] = shown(KEY)
    expect(message).toMatchObject({
      text: 'hello',
      state: 'sent',
      failedWithdrawal: { failure: { kind: 'refused', reason: 'too-late', code: 508 } },
    })
    if (message?.failedWithdrawal !== undefined)
      expect(await done(engine.discard(message.failedWithdrawal.clientId))).toMatchObject({ ok: true })
    expect(shown(KEY)).toEqual([sent])
  })

  it('S-SEND-13 what the server refuses because its client id is taken can be sent again, and is there once', async () => {
    const { engine, backend, socket, done, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    backend.ackCode = -409
    const sent = await done(engine.send(KEY, 'hello'))
    const clientId = sent.ok ? sent.value.clientId : ('' as ClientId)
    expect(shown(KEY)).toMatchObject([{ text: 'hello', state: 'failed', failure: { code: -409 } }])
    backend.ackCode = 0
    await done(engine.resend(clientId))
    expect(shown(KEY)).toMatchObject([{ text: 'hello', state: 'sent' }])
    expect(shown(KEY)[0]?.key).not.toBe(clientId)
    const seqs = socket.last.sent
      .map((text) => JSON.parse(text))
      .filter(({ data }) => data?.msg !== undefined)
      .map(({ seq, data }) => [seq, data.seq])
    expect(seqs).toEqual([
      [clientId, clientId],
      [shown(KEY)[0]?.key, shown(KEY)[0]?.key],
    ])
  })

  it('S-HIST-2 loadOlder says why nothing came', async () => {
    const { engine, http, done } = await connected()
    http.on('/chat/im/user/getMsgByImID', () => ({ kind: 'network' }))
    expect(await done(engine.conversation(KEY).loadOlder())).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable', error: { kind: 'network-closed' } },
    })
    http.on('/chat/im/user/getMsgByImID', () => json({ code: 0, data: [] }))
    expect(await done(engine.conversation(KEY).loadOlder())).toEqual({ ok: true, value: null })
    expect(engine.conversation(KEY).getSnapshot().hasOlder).toBe(false)
  })

  it('S-WINDOW-5 what comes while one looks at old messages is not read by it', async () => {
    const { engine, backend, clock, socket, done, shown } = await connected()
    const come = async (text: string) => {
      socket.last.receive({ action: 'p2p', data: backend.write(text) })
      await clock.advance(1)
    }
    for (let index = 1; index <= 60; index++) await come(`message ${index}`)
    const view = engine.conversation(KEY)
    view.open()
    await clock.advance(0)
    const unread = () => engine.unread.getSnapshot().unread
    expect(unread()).toBe(0)
    const hit = (await done(engine.search('message 5', KEY))).hits[0]
    expect(await done(view.showAround(hit?.id ?? ''))).toEqual({ ok: true, value: null })
    expect(shown(KEY).map(({ text }) => text)).toContain('message 5')
    await come('unseen')
    expect([unread(), view.getSnapshot().newerCount]).toEqual([1, 41])
    await done(view.toNewest())
    expect([unread(), shown(KEY).at(-1)?.text]).toEqual([0, 'unseen'])
    view.close()
    await come('after')
    expect(unread()).toBe(1)
  })

  it('S-READ-7 what came to the end of what is shown while the tab was hidden is read when it is seen', async () => {
    const { engine, clock, come, show } = await connected()
    const view = engine.conversation(KEY)
    view.subscribe(() => {})
    view.open()
    view.seen(await come('in sight'))
    show(false)
    const dark = await come('in the dark')
    expect(engine.unread.getSnapshot().unread).toBe(1)
    show(true)
    await clock.advance(0)
    view.seen(dark)
    await clock.advance(0)
    expect(engine.unread.getSnapshot().unread).toBe(0)
  })

  it('S-READ-7 S-CHAT-32 what comes behind what is in sight stays unread until it is seen, and opening reads all', async () => {
    const { engine, clock, come } = await connected()
    const view = engine.conversation(KEY)
    const unread = () => engine.unread.getSnapshot().unread
    view.subscribe(() => {})
    const first = await come('first')
    await come('second')
    view.seen(first)
    view.open()
    await clock.advance(0)
    expect([unread(), view.countBehind(first)]).toEqual([0, 1])

    const third = await come('third')
    const fourth = await come('fourth')
    expect([unread(), view.countBehind(first)]).toEqual([2, 3])
    view.seen(third)
    await clock.advance(0)
    expect([unread(), view.countBehind(third)]).toEqual([1, 1])
    view.seen(fourth)
    const fifth = await come('fifth')
    expect([unread(), view.countBehind(fifth)]).toEqual([0, 0])
    // Back up, and told again what was seen long ago: nothing becomes unread.
    view.seen(first)
    await clock.advance(0)
    expect(unread()).toBe(0)
    await come('sixth')
    expect(unread()).toBe(1)
    view.close()
    view.open()
    await clock.advance(0)
    await come('seventh')
    expect(unread()).toBe(0)
  })

  it('S-FORWARD-1 sends the texts on in their order, and says of each message and target what came of it', async () => {
    const { engine, backend, clock, socket, done, shown } = await connected()
    for (const text of ['one', 'two', 'three'])
      socket.last.receive({ action: 'p2p', data: backend.write(text) })
    const tip = backend.write('picture')
    socket.last.receive({ action: 'p2p', data: { ...tip, msg: { type: 'tip', content: 'picture' } } })
    await clock.advance(0)
    await done(engine.conversation(KEY).toNewest())
    await done(engine.send(KEY, 'mine'))
    const [one, two, three, picture, mine] = shown(KEY)
    if (!(one && two && three && picture && mine)) throw new Error('five messages')
    await done(engine.withdraw(KEY, mine))
    await clock.advance(0)

    const messages = [two, one, mine, picture, { id: '999', at: 5 }]
    const stranger = personKey(toImId('nobody'))
    const outcomes = await done(engine.forward(KEY, messages, [OTHER_KEY, stranger]))
    expect(outcomes.map(({ id, to, result }) => [id, to, result.ok ? 'sent' : result.refusal.kind])).toEqual([
      [two.id, OTHER_KEY, 'sent'],
      [one.id, OTHER_KEY, 'sent'],
      [mine.id, OTHER_KEY, 'withdrawn'],
      [picture.id, OTHER_KEY, 'not-forwardable'],
      ['999', OTHER_KEY, 'unknown-message'],
      [two.id, stranger, 'no-friend'],
      [one.id, stranger, 'no-friend'],
      [mine.id, stranger, 'withdrawn'],
      [picture.id, stranger, 'not-forwardable'],
      ['999', stranger, 'unknown-message'],
    ])
    await done(engine.conversation(OTHER_KEY).toNewest())
    expect(shown(OTHER_KEY).map(({ text, state }) => `${text} ${state}`)).toEqual(['two sent', 'one sent'])
  })

  it('S-CAST-1 S-CAST-2 a broadcast is one plain call; each may be refused alone and is shown once', async () => {
    const { engine, clock, http, done, shown } = await connected()
    const casts: Cast[] = []
    http.on(CAST, ({ body = '{}' }) => {
      const cast = JSON.parse(body) as Cast
      casts.push(cast)
      const data = cast.receivers.map(({ receiver_id, seq }, index) =>
        receiver_id === PEER
          ? { seq, code: 0, msg_id: String(900 + index), msg_time: clock.now(), number: 1 }
          : { seq, code: -21, message: 'blocked' },
      )
      return json({ code: 0, data })
    })
    const stranger = personKey(toImId('nobody'))
    for (const key of [KEY, OTHER_KEY]) await done(engine.conversation(key).toNewest())
    const outcomes = await done(engine.broadcast([KEY, stranger, OTHER_KEY, KEY, 'team-g'], 'We are open'))
    expect(outcomes.map(({ to, result }) => [to, result.ok ? 'sent' : result.refusal.kind])).toEqual([
      [KEY, 'sent'],
      [stranger, 'not-friend'],
      [OTHER_KEY, 'sent'],
      ['team-g', 'not-friend'],
    ])
    expect(casts).toMatchObject([
      { msg: { content: 'We are open', isBroadCast: 1 }, receivers: [{ receiver_id: PEER }, {}] },
    ])
    expect(shown(KEY)).toMatchObject([{ text: 'We are open', state: 'sent', id: '900' }])
    expect(shown(OTHER_KEY)).toMatchObject([
      { text: 'We are open', state: 'failed', failure: { kind: 'refused', reason: 'blocked' } },
    ])
    const [failed] = outcomes.flatMap(({ to, result }) =>
      to === OTHER_KEY && result.ok ? [result.value] : [],
    )
    if (failed === undefined) throw new Error('it was accepted')
    await done(engine.resend(failed.clientId))
    await clock.advance(10_000)
    expect(casts.map(({ receivers }) => receivers.map(({ seq }) => seq))[1]).toEqual([failed.clientId])
    const none = await done(engine.broadcast([KEY], ' '))
    expect(none).toEqual([{ to: KEY, result: { ok: false, refusal: { kind: 'empty' } } }])
  })

  it('S-CAST-3 without an answer the same rows go again, and fail when they are 5 minutes old', async () => {
    const { engine, clock, http, done, shown } = await connected()
    const seqs: string[] = []
    let answer = () => json({}, 429, 2_000)
    http.on(CAST, ({ body = '{}' }) => {
      seqs.push(...(JSON.parse(body) as Cast).receivers.map(({ seq }) => seq))
      return answer()
    })
    await done(engine.conversation(KEY).toNewest())
    await done(engine.broadcast([KEY], 'We are open'))
    await clock.advance(2_000)
    answer = () => ({ kind: 'network' })
    await clock.advance(6_000)
    expect(seqs.length).toBeGreaterThan(2)
    expect(new Set(seqs).size).toBe(1)
    expect(shown(KEY)).toMatchObject([{ state: 'sending' }])
    await clock.advance(300_000)
    expect(shown(KEY)).toMatchObject([
      { state: 'failed', failure: { kind: 'channel-unavailable', uncertain: true } },
    ])
  })

  it('S-CAST-3 S-MACH-23 what the server has no room for goes again when it says, and nothing failed', async () => {
    const { engine, clock, http, done, shown } = await connected()
    const seqs: string[][] = []
    http.on(CAST, ({ body = '{}' }) => {
      const { receivers } = JSON.parse(body) as Cast
      seqs.push(receivers.map(({ seq }) => seq))
      if (seqs.length === 1) return json({ code: 'cannot_store', message: 'no room' }, 507, 5_000)
      return json({
        code: 0,
        data: receivers.map(({ seq }) => ({ seq, code: 0, msg_id: '900', msg_time: clock.now(), number: 1 })),
      })
    })
    await done(engine.conversation(KEY).toNewest())
    await done(engine.broadcast([KEY], 'We are open'))
    await clock.advance(4_000)
    expect(seqs).toHaveLength(1)
    expect(shown(KEY)).toMatchObject([{ state: 'sending' }])
    await clock.advance(2_000)
    expect(seqs[1]).toEqual(seqs[0])
    expect(shown(KEY)).toMatchObject([{ state: 'sent', id: '900' }])
  })

  it('S-CAST-3 a broadcast that the server refuses as a whole fails for each', async () => {
    const { engine, http, done, shown } = await connected()
    http.on(CAST, () => json({ code: 'invalid', message: 'no' }, 422))
    await done(engine.conversation(KEY).toNewest())
    await done(engine.broadcast([KEY, OTHER_KEY], 'We are open'))
    expect(shown(KEY)).toMatchObject([{ state: 'failed', failure: { reason: 'invalid', message: 'no' } }])
  })
})
