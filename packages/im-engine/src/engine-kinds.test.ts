import { describe, expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import { defineKind } from './kinds/define-kind.js'
import { geo } from './kinds/geo.js'
import { KEY, OTHER_KEY } from './machines/test-backend.js'
import { connected } from './test-connected.js'

interface Poll {
  readonly question: string
  readonly options: readonly string[]
}

/** Of another team: nothing in the engine knows it. */
const poll = defineKind<'poll', Poll>({
  type: 'poll',
  decode({ text, extra }) {
    const options = extra?.options
    return Array.isArray(options) ? { question: text, options: options.map(String) } : undefined
  },
  encode: ({ question, options }) => ({ text: question, extra: { options } }),
  preview: ({ question }) => question,
  textOf: ({ question, options }) => [question, ...options].join('\n'),
  judge: ({ options }) => (options.length < 2 ? 'a poll needs two options' : undefined),
})

const LUNCH: Poll = { question: 'Lunch?', options: ['Rice', 'Noodles'] }

describe('kinds of messages in the engine', () => {
  it('S-KIND-4 S-KIND-5 a poll is sent, shown, listed, found, read back after a restart, and kept whole by who does not know it', async () => {
    const store = createMemoryStore()
    const first = await connected({ kinds: [poll], store })
    const { engine, backend, done, shown } = first
    await done(engine.conversation(KEY).toNewest())
    const sending = engine.send(KEY, poll.of(LUNCH))
    const sendingAs = {
      kind: 'poll',
      body: LUNCH,
      state: 'sending',
      extra: expect.stringContaining('Noodles'),
    }
    expect(shown(KEY)).toMatchObject([sendingAs])
    expect(await done(sending)).toMatchObject({ ok: true })
    const [sent] = shown(KEY)
    if (sent === undefined || !poll.is(sent)) throw new Error('a poll')
    expect([sent.state, sent.body.options[1], sent.text]).toEqual([
      'sent',
      'Noodles',
      'Lunch?\nRice\nNoodles',
    ])
    // Every backend of the protocol takes it.
    expect(backend.frames.at(-1)?.data.msg).toMatchObject({
      type: 'custom',
      content: 'Lunch?',
      extra: { options: ['Rice', 'Noodles'], subtype: 'poll' },
    })
    const last = () => engine.conversations.getSnapshot().items.find(({ key }) => key === KEY)?.last
    expect(last()).toMatchObject({ kind: 'poll', brief: 'Lunch?', text: 'Lunch?' })
    expect((await done(engine.search('noodles'))).hits).toMatchObject([{ id: sent.id }])
    const stopped = engine.stop()
    await first.clock.advance(0)
    await stopped

    const again = await connected({ kinds: [poll], store })
    await again.done(again.engine.conversation(KEY).toNewest())
    expect(again.shown(KEY)).toMatchObject([{ kind: 'poll', body: LUNCH }])
    const over = again.engine.stop()
    await again.clock.advance(0)
    await over

    const strange = await connected({ store })
    await strange.done(strange.engine.conversation(KEY).toNewest())
    const [unknown] = strange.shown(KEY)
    expect(unknown).toMatchObject({
      kind: 'custom',
      text: 'Lunch?',
      extra: expect.stringContaining('Noodles'),
    })
    expect(unknown).not.toHaveProperty('body')
  })

  it('S-KIND-4 what came is narrowed by its kind, quoted and forwarded as it is', async () => {
    const { engine, backend, socket, clock, done, shown } = await connected({ kinds: [poll] })
    const row = backend.write('Lunch?')
    const msg = { type: 'custom', content: 'Lunch?', extra: { subtype: 'poll', options: ['Rice', 'Fish'] } }
    socket.last.receive({ action: 'p2p', data: { ...row, msg } })
    await clock.advance(0)
    await done(engine.conversation(KEY).toNewest())
    const [came] = shown(KEY)
    if (came === undefined || !poll.is(came)) throw new Error('a poll')
    expect(came.body.options).toEqual(['Rice', 'Fish'])
    const [forwarded] = await done(engine.forward(KEY, [came], [OTHER_KEY]))
    expect(forwarded).toMatchObject({ result: { ok: true } })
    expect(backend.frames.at(-1)?.data.msg).toMatchObject(msg)
  })

  it('S-KIND-6 a place is sent with what it answers; what is wrong is refused and nothing is shown', async () => {
    const { engine, backend, done, shown } = await connected({ kinds: [poll] })
    await done(engine.conversation(KEY).toNewest())
    expect(await done(engine.send(KEY, poll.of({ question: 'Lunch?', options: ['Rice'] })))).toEqual({
      ok: false,
      refusal: { kind: 'malformed', what: 'a poll needs two options' },
    })
    const place = { latitude: 11.5, longitude: 104.9, title: 'x'.repeat(9_000), address: '' }
    expect(await done(engine.send(KEY, geo.of(place)))).toMatchObject({ refusal: { kind: 'too-long' } })
    expect(shown(KEY)).toEqual([])
    expect(await done(engine.send(KEY, 'Where?'))).toMatchObject({ ok: true })
    const [asked] = shown(KEY)
    const answer = { ...geo.of({ ...place, title: 'Riverside' }), quoteId: asked?.id as never }
    expect(await done(engine.send(KEY, answer))).toMatchObject({ ok: true })
    expect(shown(KEY)[1]).toMatchObject({ kind: 'geo', quoteId: asked?.id, body: { title: 'Riverside' } })
    expect(backend.frames.at(-1)?.data.msg).toMatchObject({ type: 'geo', quoteId: asked?.id })
  })

  it('S-STAR-1 S-STAR-2 a star is given, listed, taken, and goes with a withdrawal', async () => {
    const { engine, done, come, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    const one = await come('one')
    const two = await come('two')
    expect(await done(engine.star(KEY, [one], true))).toEqual({ ok: true, value: null })
    expect(await done(engine.star(KEY, [two, { id: '999', at: 1 }], true))).toMatchObject({ ok: true })
    expect(shown(KEY).map(({ isStarred }) => isStarred)).toEqual([true, true])
    expect((await done(engine.starred())).map(({ text }) => text).sort()).toEqual(['one', 'two'])
    await done(engine.star(KEY, [one], false))
    expect((await done(engine.starred(KEY))).map(({ text }) => text)).toEqual(['two'])
    expect(await done(engine.star(KEY, [{ id: '999', at: 1 }], true))).toMatchObject({
      refusal: { kind: 'unknown-message' },
    })
    await done(engine.send(KEY, 'mine'))
    const mine = shown(KEY).at(-1)
    if (mine === undefined) throw new Error('mine')
    await done(engine.star(KEY, [mine], true))
    await done(engine.withdraw(KEY, mine))
    await done(Promise.resolve())
    expect(shown(KEY).at(-1)).not.toHaveProperty('isStarred')
    expect((await done(engine.starred())).map(({ text }) => text)).toEqual(['two'])
  })

  it('S-CLEAR-1 S-CLEAR-2 what was cleared is nowhere, also after a restart, and does not come back; what comes later does', async () => {
    const store = createMemoryStore()
    const first = await connected({ store })
    const { engine, backend, socket, clock, done, come, shown } = first
    await done(engine.conversation(KEY).toNewest())
    await come('one')
    await come('two')
    // Into chunks, so that the disk has something to give up.
    await done(engine.conversation(OTHER_KEY).toNewest())
    expect(await done(engine.clearConversation(KEY))).toEqual({ ok: true, value: null })
    expect(shown(KEY)).toEqual([])
    expect(engine.conversation(KEY).getSnapshot().hasOlder).toBe(false)
    expect(engine.unread.getSnapshot().unread).toBe(0)
    expect((await done(engine.search('one'))).count).toBe(0)
    // The server tells one of them once more.
    socket.last.receive({ action: 'p2p', data: backend.rows[0] })
    await clock.advance(0)
    expect(shown(KEY)).toEqual([])
    expect(await done(engine.clearConversation(KEY))).toEqual({ ok: true, value: null })
    await come('three')
    expect(shown(KEY).map(({ text }) => text)).toEqual(['three'])
    const stopped = engine.stop()
    await clock.advance(0)
    await stopped

    const again = await connected({ store })
    await again.done(again.engine.conversation(KEY).toNewest())
    expect(again.shown(KEY).map(({ text }) => text)).toEqual(['three'])
    expect(again.engine.conversations.getSnapshot().items.map(({ last }) => last?.text)).toEqual(['three'])
  })

  it('S-RCPT-4 S-RCPT-5 tells who got and read an own message, and what was told of others', async () => {
    const { engine, socket, clock, done, come, shown } = await connected()
    const view = engine.conversation(KEY)
    await done(view.toNewest())
    const came = await come('hello')
    expect(view.receiptsOf(came.id)).toEqual({ isRead: 0, isArrived: 2 })
    await clock.advance(5_000)
    expect(view.receiptsOf(came.id)).toEqual({ isRead: 0, isArrived: 1 })
    await done(view.markRead())
    expect(view.receiptsOf(came.id)).toEqual({ isRead: 2, isArrived: 1 })
    await clock.advance(5_000)
    expect(view.receiptsOf(came.id)).toEqual({ isRead: 1, isArrived: 1 })
    expect(view.receiversOf(came.id)).toEqual([])
    await done(engine.send(KEY, 'hi'))
    const mine = shown(KEY).at(-1)
    if (mine === undefined) throw new Error('mine')
    expect(view.receiptsOf(mine.id)).toEqual({ isRead: 0, isArrived: 0 })
    expect(view.receiversOf(mine.id)).toMatchObject([{ imId: 'im-2', deliveredAt: 0, readAt: 0 }])
    const read = {
      notice_type: 'read',
      im_id: 'im-2',
      rim_id: 'im-1',
      msg_ids: [mine.id],
      timestamp: mine.at + 9,
    }
    socket.last.receive({ action: 'notice', data: { type: 'notice', notice: read } })
    await clock.advance(0)
    expect(view.receiptsOf(mine.id)).toEqual({ isRead: 1, isArrived: 1 })
    expect(view.receiversOf(mine.id)).toMatchObject([{ deliveredAt: mine.at + 9, readAt: mine.at + 9 }])
    expect(view.receiptsOf('999')).toBeUndefined()
  })
})
