import { type ClientId, personKey, toImId } from '../model/ids.js'
import { broadcastCall, conversationsCall, numbersCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree, hold } from './backend-driver.js'
import { Person, type WireAck, type WireRow } from './backend-person.js'

/** What is sent once and acked, repeated, numbered, withdrawn, shown to whom. */
export const MESSAGE_CHECKS: readonly Check[] = [
  [
    'S-BACK-1 acks a stored message with code 0, its id, its time and its number',
    async (backend) => {
      const [ann, ben] = backend.people
      const writer = await Person.join(backend, ann)
      const ack = await writer.say({ person: ben }, 'hello')
      const [row] = await writer.messages()
      agree('the ack', pick(ack), { code: 0, msg_id: row?.msg_id, msg_time: row?.msg_time, number: 1 })
      agree('what is kept', [row?.sender_id, row?.receiver_id, row?.msg.content], [ann, ben, 'hello'])
    },
  ],
  [
    'S-BACK-2 keeps one message per sender and clientId: a repeat is acked like the first and shown to nobody',
    async (backend) => {
      const [ann, ben] = backend.people
      const [writer, reader] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const first = await writer.say({ person: ben }, 'once', 'one-id')
      await backend.passTime(5_000)
      agree('a repeat', pick(await writer.say({ person: ben }, 'once', 'one-id')), pick(first))
      agree('heard by the reader', texts(await reader.heardRows()), ['once'])
      const other = await reader.say({ person: ann }, 'mine', 'one-id')
      hold('the same clientId of somebody else is another message', other.msg_id !== first.msg_id)
      await backend.elsewhere.block(ben, ann, true)
      agree('a repeat after a block', pick(await writer.say({ person: ben }, 'once', 'one-id')), pick(first))
      agree('what is kept', texts(await writer.messages()), ['once', 'mine'])
    },
  ],
  [
    'S-BACK-30 refuses a clientId that stands for another message with -409, and a frame of two seq with -422, and keeps neither',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const [writer, reader] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const first = await writer.say({ person: ben }, 'one', 'one-id')
      agree('other words', (await writer.say({ person: ben }, 'two', 'one-id')).code, -409)
      agree('somebody else', (await writer.say({ person: cho }, 'one', 'one-id')).code, -409)
      agree('a withdrawal', (await writer.withdraw({ person: ben }, first.msg_id, 'one-id')).code, -409)
      agree('a repeat', pick(await writer.say({ person: ben }, 'one', 'one-id')), pick(first))
      const data = { seq: 'b', sender_id: ann, receiver_id: ben, msg: { type: 'text', content: 'three' } }
      agree('two seq', (await writer.ask({ action: 'p2p', seq: 'a', data })).code, -422)
      agree('other words under a new clientId', (await writer.say({ person: ben }, 'two', 'two-id')).code, 0)
      agree('heard by the reader', texts(await reader.heardRows()), ['one', 'two'])
      agree('what is kept', texts(await writer.messages()), ['one', 'two'])
      await writer.withdraw({ person: ben }, first.msg_id)
      agree(
        'a repeat of what was withdrawn',
        pick(await writer.say({ person: ben }, 'one', 'one-id')),
        pick(first),
      )
    },
  ],
  [
    'S-BACK-3 numbers each conversation from 1 without a hole, in the order of times and ids',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const group = await backend.elsewhere.makeGroup([ann, ben, cho])
      const first = await a.say({ person: ben }, '1')
      await a.say({ group }, 'elsewhere')
      await b.say({ person: ann }, '2')
      await a.say({ person: 'nobody' }, 'refused')
      await backend.passTime(10)
      await a.withdraw({ person: ben }, first.msg_id)
      await b.say({ person: ann }, '4')
      const rows = await a.messages()
      agree(
        'numbers',
        rows.map((row) => row.number),
        [1, 2, 3, 4],
      )
      holdOrder(rows)
      const inGroup = await b.groupMessages() // one, after the tips that a backend writes
      agree(
        'numbers of the group',
        inGroup.map((row) => row.number),
        inGroup.map((_, index) => index + 1),
      )
      agree('the last of the group', inGroup.at(-1)?.msg.content, 'elsewhere')
    },
  ],
  [
    'S-BACK-4 shows a message to every live socket of those who can see it, but the one that sent it',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const group = await backend.elsewhere.makeGroup([ann, ben, cho])
      const [a, b, c] = [
        await Person.join(backend, ann),
        await Person.join(backend, ben),
        await Person.join(backend, cho),
      ]
      await backend.elsewhere.removeMember(group, cho)
      for (const one of [a, b, c]) await one.heard()
      await a.say({ group }, 'to us')
      await a.say({ person: ben }, 'to you')
      agree('heard by the sender', texts(await a.heardRows()), [])
      agree('heard by the other', texts(await b.heardRows()), ['to us', 'to you'])
      agree('heard by who is out', texts(await c.heardRows()), [])
    },
  ],
  [
    'S-BACK-5 takes the words of a withdrawn message and leaves its place, for two minutes of its own clock; later is 508',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const said = await a.say({ person: ben }, 'oops')
      const stays = await a.say({ person: ben }, 'stays')
      await backend.passTime(119_000)
      agree('somebody else', (await b.withdraw({ person: ann }, said.msg_id)).code, -404)
      const ack = await a.withdraw({ person: ben }, said.msg_id)
      agree('in time', [ack.code, ack.number], [0, 3])
      agree('a second time', pick(await a.withdraw({ person: ben }, said.msg_id)), pick(ack))
      await backend.passTime(2_000)
      agree('too late', (await a.withdraw({ person: ben }, stays.msg_id)).code, 508)
      const rows = await b.messages()
      agree(
        'kinds',
        rows.map((row) => row.msg.type),
        ['withdrawn', 'text', 'withdraw'],
      )
      const place = [rows[0]?.msg_id, rows[0]?.msg_time, rows[0]?.number, rows[0]?.msg.content]
      agree('its place', place, [said.msg_id, said.msg_time, 1, ''])
      agree('what it names', rows[2]?.msg.msgId, said.msg_id)
      agree(
        'heard',
        (await b.heardRows()).map((row) => row.msg.type),
        ['text', 'text', 'withdraw'],
      )
    },
  ],
  [
    'S-BACK-6 judges each receiver of a broadcast alone, keeps each message once, and shows it to the sender too',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      await backend.elsewhere.block(cho, ann, true)
      await a.heard()
      const to = [ben, cho].map((one) => ({
        key: personKey(toImId(one)),
        clientId: `cast-${one}` as ClientId,
      }))
      const call = broadcastCall('cast' as ClientId, 'to all', to)
      const first = await a.data<readonly (WireAck & { seq: string })[]>(call)
      const codes = first.map(({ seq, code }) => [seq, code])
      agree('answers', codes, [
        [`cast-${ben}`, 0],
        [`cast-${cho}`, -21],
      ])
      const again = await a.data<readonly WireAck[]>(call)
      agree('a repeat', again.map(pick), first.map(pick))
      const heard = (await b.heardRows()).map(({ msg }) => [msg.content, msg.isBroadCast])
      agree('heard by the receiver', heard, [['to all', 1]])
      agree(
        'heard by the sender',
        (await a.heardRows()).map((row) => row.send_self),
        [1],
      )
    },
  ],
  [
    'S-BACK-7 answers who sends too fast with -429 and the ms to wait, keeps nothing, and takes the same message then',
    async (backend) => {
      if (backend.sendsAtOnce === undefined) return 'not offered'
      const [ann, ben] = backend.people
      const a = await Person.join(backend, ann)
      for (let i = 0; i < backend.sendsAtOnce; i++)
        agree('a send', (await a.say({ person: ben }, `${i}`)).code, 0)
      const refused = await a.say({ person: ben }, 'more', 'more-id')
      hold('too fast', refused.code === -429 && (refused.retry_after_ms ?? 0) > 0, refused)
      agree('what is kept', (await a.messages()).length, backend.sendsAtOnce)
      await backend.passTime(refused.retry_after_ms ?? 0)
      agree('later', (await a.say({ person: ben }, 'more', 'more-id')).code, 0)
    },
  ],
  [
    'S-BACK-8 answers a call that comes too fast with 429 and Retry-After, and takes it then',
    async (backend) => {
      if (backend.broadcastsAtOnce === undefined) return 'not offered'
      const [ann, ben] = backend.people
      const a = await Person.join(backend, ann)
      const cast = (id: string) =>
        a.call(broadcastCall(id as ClientId, id, [{ key: personKey(toImId(ben)), clientId: id as ClientId }]))
      for (let i = 0; i < backend.broadcastsAtOnce; i++)
        agree('a broadcast', (await cast(`cast-${i}`)).status, 200)
      const refused = await cast('one-more')
      hold('too fast', refused.status === 429 && refused.retryAfterMs > 0, refused)
      await backend.passTime(refused.retryAfterMs)
      agree('later', (await cast('one-more')).status, 200)
    },
  ],
  [
    'S-BACK-31 stores a custom with its subtype, a place and a reference as they came, tells them alike on the socket, by catch-up and as history, counts them as unread, and keeps one of each',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const acks: WireAck[] = []
      for (const [index, card] of CARDS.entries())
        acks.push(await a.post({ person: ben }, card, `card-${index}`))
      agree(
        'codes',
        acks.map(({ code }) => code),
        CARDS.map(() => 0),
      )
      for (const [index, card] of CARDS.entries())
        agree(
          'a repeat',
          pick(await a.post({ person: ben }, card, `card-${index}`)),
          pick(acks[index] as WireAck),
        )
      const wanted = CARDS.map(said)
      agree(
        'heard',
        (await b.heardRows()).map(({ msg }) => said(msg)),
        wanted,
      )
      agree(
        'in pages',
        (await b.messages()).map(({ msg }) => said(msg)),
        wanted,
      )
      const numbers = acks.map(({ number }) => number ?? 0)
      const { rows } = await b.page(
        numbersCall(personKey(toImId(ann)), [numbers[0] ?? 0, numbers.at(-1) ?? 0]),
      )
      agree(
        'as history',
        (rows as readonly WireRow[]).map(({ msg }) => said(msg)),
        wanted,
      )
      const { body } = await b.call(conversationsCall(1))
      const { data } = JSON.parse(body) as { data: readonly { unreadNum?: number }[] }
      const unread = data.map(({ unreadNum }) => unreadNum)
      agree('unread', unread, [CARDS.length])
    },
  ],
]

const CARDS = [
  {
    type: 'custom',
    content: 'Lunch?',
    extra: { subtype: 'poll', options: ['Rice', 'Fish'], votes: { yes: 2 } },
  },
  {
    type: 'geo',
    content: 'Riverside',
    extra: { latitude: 11.5683, longitude: 104.9303, address: 'Street 271' },
  },
  { type: 'referTo', content: 'About this', referTo: 'The words before' },
] as const

/** What a card says, without what a backend may set. */
const said = ({ type, content, extra = {}, referTo = '' }: WireRow['msg']) => ({
  type,
  content,
  extra,
  referTo,
})

const pick = ({ code, msg_id, msg_time, number }: WireAck) => ({ code, msg_id, msg_time, number })

const texts = (rows: readonly WireRow[]): readonly string[] => rows.map((row) => row.msg.content)

/** (time, id) and number grow together. */
function holdOrder(rows: readonly WireRow[]): void {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    if (before === undefined) continue
    const isLonger = row.msg_id.length - before.msg_id.length || (row.msg_id > before.msg_id ? 1 : -1)
    hold('times run backwards', row.msg_time >= before.msg_time, [before, row])
    hold('ids do not grow with numbers', isLonger > 0 && row.number > before.number, [before, row])
  }
}
