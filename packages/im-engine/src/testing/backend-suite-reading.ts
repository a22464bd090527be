import { type ConversationKey, groupKey, personKey, toGroupId, toImId, toServerId } from '../model/ids.js'
import { conversationsCall, readMarksCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree } from './backend-driver.js'
import { Person } from './backend-person.js'

interface MarkRow {
  readonly receiverId: string
  readonly readTime: number
  readonly readMsgId: string
}

/** The mark of one conversation as the list has it. */
async function markOf(person: Person, receiverId: string): Promise<readonly unknown[]> {
  const rows = await person.data<readonly MarkRow[]>(conversationsCall(1))
  const row = rows.find((one) => one.receiverId === receiverId)
  return [row?.readTime, row?.readMsgId]
}

const mark = (person: Person, key: ConversationKey, at: number | undefined, id: string | undefined) =>
  person.data(readMarksCall([{ key, mark: { at: at ?? 0, id: toServerId(id ?? '') } }]))

/** Receipts and read marks. */
export const READING_CHECKS: readonly Check[] = [
  [
    'S-BACK-13 tells the author once for each message and state, and nobody of what was known; a receipt is acked without an id',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const ids: string[] = []
      for (const text of ['one', 'two']) ids.push((await a.say({ person: ben }, text)).msg_id ?? '')
      const told = async () => {
        const notices = await a.heardNotices()
        return notices.map((notice) => [notice.notice_type, notice.im_id, notice.rim_id, notice.msg_ids])
      }
      await a.heard()
      const ack = await b.receipt('arrived', ann, [ids[0]])
      agree('the ack', [ack.code, ack.msg_id ?? ''], [0, ''])
      agree('arrived', await told(), [['arrived', ben, ann, [ids[0]]]])
      agree('again', (await b.receipt('arrived', ann, [ids[0]])).code, 0)
      agree('told again', await told(), [])
      await b.receipt('read', ann, ids)
      agree('read', await told(), [['read', ben, ann, ids]])
      await b.receipt('arrived', ann, ids)
      agree('arrived after read', await told(), [])
      const kept = (await a.notices()).map((notice) => notice.notice_type)
      agree('kept', kept, ['arrived', 'read'])
    },
  ],
  [
    'S-BACK-14 takes receipts of messages that the author sent to this reader only; none of them is -404',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const group = await backend.elsewhere.makeGroup([ann, ben])
      const [a, b, c] = [
        await Person.join(backend, ann),
        await Person.join(backend, ben),
        await Person.join(backend, cho),
      ]
      const said = await a.say({ person: ben }, 'to ben')
      const inGroup = await a.say({ group }, 'to us')
      agree('a stranger', (await c.receipt('read', ann, [said.msg_id])).code, -404)
      agree('not a member', (await c.receipt('read', ann, [inGroup.msg_id], group)).code, -404)
      agree('the author', (await a.receipt('read', ann, [said.msg_id])).code, -404)
      agree('the wrong author', (await b.receipt('read', cho, [said.msg_id])).code, -404)
      agree('some of them', (await b.receipt('read', ann, [inGroup.msg_id, said.msg_id])).code, 0)
      agree('a member', (await b.receipt('read', ann, [inGroup.msg_id], group)).code, 0)
      const told = (await a.heardNotices()).map((notice) => [notice.msg_ids, notice.group_id ?? ''])
      agree('told', told, [
        [[said.msg_id], ''],
        [[inGroup.msg_id], group],
      ])
    },
  ],
  [
    'S-BACK-15 moves a read mark forward only, by the time of the message it names, never ahead of now, and tells the account',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const key = personKey(toImId(ann))
      const one = await a.say({ person: ben }, 'one')
      await backend.passTime(1_000)
      const two = await a.say({ person: ben }, 'two')
      await mark(b, key, 1, two.msg_id)
      agree('by its message', await markOf(b, ann), [two.msg_time, two.msg_id])
      await mark(b, key, one.msg_time, one.msg_id)
      agree('not back', await markOf(b, ann), [two.msg_time, two.msg_id])
      const told = (await b.notices()).filter((notice) => notice.notice_type === 'read_mark')
      agree('told', told.map((notice) => [notice.readTime, notice.readMsgId]).at(-1), [
        two.msg_time,
        two.msg_id,
      ])
      await backend.passTime(1_000)
      const three = await a.say({ person: ben }, 'three')
      await mark(b, key, (three.msg_time ?? 0) + 86_400_000, '')
      const [time] = await markOf(b, ann)
      agree(
        'not ahead of now',
        Number(time) >= (three.msg_time ?? 0) && Number(time) < (three.msg_time ?? 0) + 60_000,
        true,
      )
      agree('the other side', await markOf(a, ben), [0, ''])
    },
  ],
  [
    'S-BACK-16 keeps the read mark of a group for who leaves it and comes back, and takes none meanwhile',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const group = await backend.elsewhere.makeGroup([ann, ben, cho])
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const key = groupKey(toGroupId(group))
      const one = await a.say({ group }, 'one')
      await mark(b, key, one.msg_time, one.msg_id)
      await backend.elsewhere.removeMember(group, ben)
      agree('not listed', await markOf(b, group), [null, null])
      const two = await a.say({ group }, 'two')
      const refused = await b.call(
        readMarksCall([{ key, mark: { at: two.msg_time ?? 0, id: toServerId(two.msg_id ?? '') } }]),
      )
      agree('while out', refused.status, 404)
      await backend.elsewhere.addMember(group, ben)
      agree('back', await markOf(b, group), [one.msg_time, one.msg_id])
    },
  ],
]
