import { type GroupId, groupKey, personKey, type ServerId, toGroupId, toImId } from '../model/ids.js'
import { historyCall, membersCall, numbersCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree, type BackendUnderTest } from './backend-driver.js'
import { Person, type WireNotice, type WireRow } from './backend-person.js'

const numbersOf = (rows: readonly unknown[]): readonly number[] =>
  (rows as readonly WireRow[]).map((row) => row.number)

/** Frames sent at once: what a socket's buffers take in one go. */
const AT_ONCE = 50

/** So many messages; as many at once as the backend takes. */
async function sayMany(backend: BackendUnderTest, writer: Person, person: string, count: number) {
  const step = Math.min(AT_ONCE, backend.sendsAtOnce ?? AT_ONCE)
  for (let done = 0; done < count; ) {
    const acks = []
    for (; acks.length < step && done < count; done++) acks.push(await writer.say({ person }, `${done + 1}`))
    agree('codes', [...new Set(acks.map((ack) => ack.code))], [0])
    if (backend.sendsAtOnce !== undefined) await backend.passTime(60_000)
  }
}

/** What catch-up and history bring. */
export const PAGE_CHECKS: readonly Check[] = [
  [
    'S-BACK-9 answers catch-up in ascending pages of at most 500 with a cursor; a full page goes on, the end stays where it is',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      await sayMany(backend, a, ben, 501)
      const all = await b.pull<WireRow>('person-messages')
      agree('pages', all.sizes, [500, 1])
      agree(
        'numbers',
        numbersOf(all.rows),
        Array.from({ length: 501 }, (_, index) => index + 1),
      )
      const small = await b.pull<WireRow>('person-messages', '', 167)
      agree('full pages and an empty one', small.sizes, [167, 167, 167, 0])
      const end = await b.pull<WireRow>('person-messages', small.cursor)
      agree('after the end', end.sizes, [0])
      await a.say({ person: ben }, 'new')
      agree('what is new', numbersOf((await b.pull('person-messages', end.cursor)).rows), [502])
    },
  ],
  [
    'S-BACK-10 tells by catch-up exactly what it told on the socket, message for message and notice for notice',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const group = await backend.elsewhere.makeGroup([ann, ben, cho])
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const told = await b.pull<{ notice: WireNotice }>('group-notices')
      const before = new Set((await b.groupMessages()).map((row) => row.msg_id))
      await b.heard()
      const said = await a.say({ person: ben }, 'one')
      await a.say({ group }, 'two')
      await a.withdraw({ person: ben }, said.msg_id)
      await backend.elsewhere.renameGroup(group, 'Renamed')
      await backend.elsewhere.block(ann, ben, true)
      const heard = await b.heard()
      const frames = heard.map(({ data }) => data)
      const rows = [...(await b.messages()), ...(await b.groupMessages())].filter(
        (row) => row.msg.type !== 'withdrawn' && !before.has(row.msg_id),
      )
      const live = frames.filter((data) => data.msg !== undefined && data.msg_id !== said.msg_id)
      agree('messages', byId(live as unknown as readonly WireRow[]), byId(rows))
      const notices = frames.filter((data) => data.type === 'notice').map((data) => data.notice as WireNotice)
      const paged = [
        ...(await b.pull<{ notice: WireNotice }>('group-notices', told.cursor)).rows.map((row) => row.notice),
        ...(await b.notices()),
      ]
      agree('notices', notices, paged)
    },
  ],
  [
    'S-BACK-11 answers history ascending: the newest before an id, and the messages with these numbers',
    async (backend) => {
      const [ann, ben] = backend.people
      const a = await Person.join(backend, ann)
      const ids: string[] = []
      for (let i = 0; i < 5; i++) ids.push((await a.say({ person: ben }, `${i}`)).msg_id ?? '')
      const key = personKey(toImId(ben))
      const before = async (id: string, size: number) =>
        numbersOf((await a.page(historyCall(key, id as ServerId, size))).rows)
      agree('the newest', await before('', 2), [4, 5])
      agree('before an id', await before(ids[3] ?? '', 2), [2, 3])
      agree('at the beginning', await before(ids[1] ?? '', 2), [1])
      agree('before the first', await before(ids[0] ?? '', 2), [])
      agree('by number', numbersOf((await a.page(numbersCall(key, [2, 4]))).rows), [2, 3, 4])
    },
  ],
  [
    "S-BACK-12 answers for somebody else's group like for none: 404 not_found, and route_not_found for an unknown path only",
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const group = toGroupId(await backend.elsewhere.makeGroup([ann, ben]))
      const c = await Person.join(backend, cho)
      const answers = async (id: GroupId) => {
        const calls = [historyCall(groupKey(id), '', 10), membersCall(id)]
        const got = await Promise.all(calls.map((call) => c.call(call)))
        return got.map(({ status, body }) => [status, (JSON.parse(body) as { code: string }).code])
      }
      const missing = [
        [404, 'not_found'],
        [404, 'not_found'],
      ]
      agree('of others', await answers(group), missing)
      agree('of nobody', await answers(toGroupId('no-such-group')), missing)
      const unknown = await c.call({ method: 'GET', path: '/chat/no/such/path' })
      const { code } = JSON.parse(unknown.body) as { code: string }
      agree('an unknown path', [unknown.status, code], [404, 'route_not_found'])
    },
  ],
]

/** By kind and id: the streams of people and of groups have no common order. */
const byId = (rows: readonly WireRow[]): readonly string[] =>
  rows
    .map(({ msg_id, msg_time, seq, number, sender_id, receiver_id, group_id, msg }) =>
      JSON.stringify([
        msg_id,
        msg_time,
        seq,
        number,
        sender_id,
        receiver_id,
        group_id,
        msg.type,
        msg.content,
      ]),
    )
    .sort()
