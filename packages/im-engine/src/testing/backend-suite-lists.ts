import { type ConversationKey, groupKey, personKey, toGroupId, toImId } from '../model/ids.js'
import { conversationsCall, deleteConversationCall, saveJobCall, settingCall } from '../wire/calls.js'
import { decodeConversations } from '../wire/tables.js'
import type { Check } from './backend-check.js'
import { agree, hold } from './backend-driver.js'
import { Person } from './backend-person.js'

interface ListRow {
  readonly receiverId: string
  readonly talkMode: number
  readonly unreadNum?: number
  readonly extra: {
    readonly setTopTime?: number
    readonly isDisturb?: number
    readonly jobId?: string
    readonly jobTitle?: string
    readonly resumeId?: string
  }
}

async function listOf(person: Person): Promise<readonly ListRow[]> {
  const { body } = await person.call(conversationsCall(1))
  const read = decodeConversations(body)
  hold('the list cannot be read', read.kind === 'ok' && read.poison.length === 0, body.slice(0, 300))
  const { data, total } = JSON.parse(body) as { data: readonly ListRow[]; total: number }
  agree('total', total, data.length)
  return data
}

const names = (rows: readonly ListRow[]): readonly string[] =>
  rows.map(({ receiverId, talkMode }) => `${talkMode} ${receiverId}`).sort()

/** The list of conversations. */
export const LIST_CHECKS: readonly Check[] = [
  [
    'S-BACK-26 lists for each person the conversations that have messages and the groups that they are in, each once',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const [a, b, c] = [
        await Person.join(backend, ann),
        await Person.join(backend, ben),
        await Person.join(backend, cho),
      ]
      agree('at first', names(await listOf(a)), [])
      await a.say({ person: ben }, 'hello')
      const group = await backend.elsewhere.makeGroup([ann, cho])
      agree('ann', names(await listOf(a)), [`1 ${ben}`, `2 ${group}`])
      agree('ben', names(await listOf(b)), [`1 ${ann}`])
      agree('cho', names(await listOf(c)), [`2 ${group}`])
      await backend.elsewhere.removeMember(group, cho)
      agree('cho, out', names(await listOf(c)), [])
      const beyond = await a.call(conversationsCall(2))
      agree('beyond the end', (JSON.parse(beyond.body) as { data: unknown }).data, [])
      await c.say({ person: cho }, 'a note')
      agree('oneself', names(await listOf(c)), [`1 ${cho}`])
    },
  ],
  [
    'S-BACK-27 keeps what is pinned and muted, and leaves a deleted conversation out of the list until its next message',
    async (backend) => {
      const [ann, ben, cho] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const group = await backend.elsewhere.makeGroup([ann, cho])
      await a.say({ person: ben }, 'hello')
      const settings = {
        pinnedAt: 1_234,
        doNotDisturb: true,
        isDeleted: false,
        isArchived: false,
        isMarkedUnread: false,
      }
      const keys: readonly ConversationKey[] = [personKey(toImId(ben)), groupKey(toGroupId(group))]
      for (const key of keys) await a.data(settingCall(key, settings, 0))
      const kept = (await listOf(a)).map(({ extra }) => [extra.setTopTime, extra.isDisturb])
      agree('settings', kept, [
        [1_234, 1],
        [1_234, 1],
      ])
      await a.data(deleteConversationCall(personKey(toImId(ben))))
      agree('deleted', names(await listOf(a)), [`2 ${group}`])
      const { body } = await a.call(conversationsCall(1))
      const [gone] = (JSON.parse(body) as { readonly deleted: readonly Record<string, unknown>[] }).deleted
      agree('told as deleted', [gone?.receiverId, gone?.talkMode, gone?.lastNumber], [ben, 1, 1])
      agree('with the other', names(await listOf(b)), [`1 ${ann}`])
      await b.say({ person: ann }, 'still there?')
      agree('back', names(await listOf(a)), [`1 ${ben}`, `2 ${group}`])
    },
  ],
  [
    'S-ABOUT-10 keeps what each person says a conversation is about, and lists it again',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const key = personKey(toImId(ben))
      const jobs = async (person: Person) =>
        (await listOf(person)).map(({ extra: { jobId, jobTitle, resumeId } }) =>
          [jobId, jobTitle, resumeId].map((told) => (told === '0' ? '' : (told ?? ''))),
        )
      await a.say({ person: ben }, 'hello')
      agree('at first', await jobs(a), [['', '', '']])
      await a.data(saveJobCall(key, { jobId: '12', jobTitle: 'Cook', resumeId: '7' }))
      agree('with a resume', await jobs(a), [['12', 'Cook', '7']])
      agree('of the other', await jobs(b), [['', '', '']])
      await a.data(deleteConversationCall(key))
      await a.data(saveJobCall(key, { jobId: '13', jobTitle: 'Guard', resumeId: '' }))
      agree('another job', await jobs(a), [['13', 'Guard', '']])
      const nobody = saveJobCall(personKey(toImId('nobody-here')), { jobId: '1', jobTitle: '', resumeId: '' })
      agree('with nobody', (await a.call(nobody)).status, 404)
    },
  ],
]
