import { describe, expect, it } from 'vitest'
import { toClientId, toServerId } from '../model/ids.js'
import type { Content } from '../model/outbox.js'
import { json } from '../testing/scripted-http.js'
import { KEY, ME, PEER } from './test-backend.js'
import { Stage } from './test-stage.js'
import { TIMING } from './timing.js'

const PATH = '/chat/im/user/checkWords'
const WORD = { code: 0, data: { word: 'rude' } }

/** A message that the server has refused, and the words that it is asked about from now on. */
async function refused(stage: Stage, content: Content = { kind: 'text', text: 'How rude' }) {
  stage.backend.ackCode = -22
  await stage.log.submit({ type: 'send', clientId: toClientId('c-How rude'), key: KEY, content })
  await stage.clock.advance(0)
  stage.backend.ackCode = 0
}
const resend = async (stage: Stage): Promise<void> => {
  await stage.log.submit({ type: 'resend', clientId: toClientId('c-How rude') })
  await stage.clock.advance(0)
}

describe('words before a resend', () => {
  it.each<[string, Content]>([
    ['text', { kind: 'text', text: 'How rude' }],
    ['reference', { kind: 'raw', type: 'referTo', said: { text: 'How rude' } }],
  ])(
    'S-REFUSE-6 a %s that has a word of the server stays failed and names it, and nothing is sent',
    async (_, content) => {
      const stage = await Stage.connected()
      stage.http.on(PATH, () => json(WORD))
      await refused(stage, content)
      const { length } = stage.backend.texts
      await resend(stage)
      expect(stage.http.to(PATH).map(({ body }) => body)).toEqual(['{"text":"How rude"}'])
      expect(stage.row('How rude')).toMatchObject({
        state: 'failed',
        failure: {
          kind: 'refused',
          reason: 'sensitive-word',
          code: -22,
          message: 'This word is not allowed: rude',
          word: 'rude',
        },
      })
      expect(stage.backend.texts).toHaveLength(length)
      // The lane goes on with what comes next.
      await stage.send('How nice')
      expect(stage.row('How nice')).toBeUndefined()
      expect(stage.faults).toEqual([])
    },
  )

  it.each([
    ['there is none', () => json({ code: 0, data: { word: '' } })],
    ['there is no network', () => ({ kind: 'network' }) as const],
    ['the server knows no such call', () => json({ code: 'route_not_found' }, 404)],
    ['too many were asked', () => json({}, 429)],
    ['the answer cannot be read', () => json({ code: 0, data: 'rude' })],
  ])('S-REFUSE-6 the message goes where %s, and the server decides', async (_, answer) => {
    const stage = await Stage.connected()
    stage.http.on(PATH, answer)
    await refused(stage)
    await resend(stage)
    expect(stage.http.to(PATH)).toHaveLength(1)
    expect(stage.row('How rude')).toBeUndefined()
    expect(stage.backend.texts.filter((text) => text === 'How rude')).toHaveLength(2)
  })

  it('S-REFUSE-6 nothing is asked for a first send, a picture and a withdrawal', async () => {
    const stage = await Stage.connected()
    stage.http.on(PATH, () => json(WORD))
    await stage.send('first')
    await refused(stage, { kind: 'raw', type: 'image', said: { text: '/chat/files/9' } })
    await resend(stage)
    const target = stage.log.state().tails.get(KEY)?.[0]
    const content = { kind: 'withdraw', target: toServerId(target?.id ?? ''), at: target?.at ?? 0 } as const
    const clientId = toClientId('c-withdrawal')
    stage.backend.ackCode = -404
    await stage.log.submit({ type: 'send', clientId, key: KEY, content })
    await stage.clock.advance(0)
    stage.backend.ackCode = 0
    await stage.log.submit({ type: 'resend', clientId })
    await stage.clock.advance(0)
    await stage.clock.advance(1_000)
    expect(stage.http.to(PATH)).toEqual([])
    expect(stage.log.state().outbox.size).toBe(0)
  })
})

describe('what the server changed', () => {
  const acked = { action: 'ack', seq: 'c-see example.com', data: {} }
  /** A message whose ack and copy are told by hand. */
  async function changed() {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.send('see example.com')
    const row = stage.backend.kept.get('c-see example.com')
    const place = { msg_id: row?.msg_id, msg_time: row?.msg_time, number: row?.number }
    const ack = { ...acked, data: { ...place, code: 7101, message: 'Sent without a link' } }
    const data = { ...place, seq: acked.seq, sender_id: ME, receiver_id: PEER, send_self: 1 }
    const copy = { action: 'p2p', data: { ...data, msg: { type: 'text', content: 'see' } } }
    return { stage, ack, copy }
  }

  it.each([
    ['the ack', true],
    ['the copy', false],
  ])(
    'S-REFUSE-8 S-REFUSE-9 where %s comes first, the message has the words of the server and its remark',
    async (_, isAckFirst) => {
      const { stage, ack, copy } = await changed()
      for (const frame of isAckFirst ? [ack, copy, ack, copy] : [copy, ack, copy, ack]) {
        stage.socket.last.receive(frame)
        await stage.clock.advance(0)
      }
      expect(stage.log.state().tails.get(KEY)).toMatchObject([
        { text: 'see', warning: 'Sent without a link', own: true, clientId: acked.seq },
      ])
      expect(stage.log.state().outbox.size).toBe(0)
      await stage.log.seal()
      expect(stage.faults).toEqual([])
    },
  )
})

describe('what is not saved', () => {
  it('S-REFUSE-12 is marked on its way out and when it has come, and gets no receipt', async () => {
    const stage = await Stage.connected()
    const frame = { ...stage.backend.write('only now', 0), only_send_not_save: 1 }
    stage.socket.last.receive({ action: 'p2p', data: frame })
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS + 1_000)
    expect(stage.log.state().tails.get(KEY)).toMatchObject([{ text: 'only now', notSaved: true }])
    expect(stage.backend.receipts).toEqual([])
    await stage.deliver('kept')
    const kept = stage.log.state().tails.get(KEY)?.at(-1)?.id
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.clock.advance(1_000)
    expect(stage.backend.receipts).toEqual([{ kind: 'read', author: PEER, ids: [kept] }])

    const clientId = toClientId('c-out')
    const content = { kind: 'text', text: 'only now', notSaved: true, mustSave: true } as const
    await stage.log.submit({ type: 'send', clientId, key: KEY, content })
    await stage.clock.advance(0)
    expect(stage.backend.frames.at(-1)?.data).toMatchObject({ only_send_not_save: 1, must_save: 1 })
    expect(stage.log.state().tails.get(KEY)?.at(-1)).toMatchObject({ own: true, notSaved: true })
    await stage.send('plain')
    expect(stage.backend.frames.at(-1)?.data).not.toHaveProperty('must_save')
  })
})

describe('ends and warnings', () => {
  it('S-REFUSE-14 a login on a computer ends this one as if it were kicked out, once', async () => {
    const stage = await Stage.connected()
    const pc = { action: 'notice', data: { type: 'notice', notice: { notice_type: 'pc_login', im_id: ME } } }
    stage.socket.last.receive(pc)
    stage.socket.last.receive(pc)
    await stage.clock.advance(3_600_000)
    expect(stage.closed).toEqual(['kicked'])
    expect(stage.socket.connections).toHaveLength(1)
    expect(stage.log.state().poisonCount).toBe(0)
    expect(stage.faults).toEqual([])
  })

  it('S-REFUSE-15 messages that are left out are named in the log by their reasons, without a word of them', async () => {
    const stage = new Stage()
    stage.backend.write('from a stranger', 1, 'im-9')
    stage.backend.write('again', 2, 'im-9')
    await stage.start()
    expect(stage.log.state().tails.get('p2p-im-9')).toBeUndefined()
    expect(stage.warnings).toEqual([
      ['messages left out', { key: 'p2p-im-9', reasons: ['not-friend', 'not-friend'] }],
    ])
    expect(JSON.stringify(stage.warnings)).not.toContain('stranger')
  })
})
