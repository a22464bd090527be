import { toImId } from '../model/ids.js'
import { contactsCall, conversationsCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree, type BackendUnderTest, hold } from './backend-driver.js'
import { Person, type WireNotice } from './backend-person.js'

interface RequestRow {
  readonly req_id: string
  readonly is_self_req: number
  readonly message: string
  readonly status: number
  readonly is_read: number
}

interface ContactRow {
  readonly im_id: string
  readonly relation_type: number
  readonly blacklist_type: number
  readonly friend_nickname: string
  readonly note: string
  readonly tags: string
  readonly is_disturb: number
  readonly is_hide: number
  readonly rev: number
  readonly request: RequestRow | null
}

/** What a command about a person answers. */
interface Done {
  readonly status: number
  readonly contact?: ContactRow
  readonly timestamp?: number
  readonly rev?: number
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export async function tell(person: Person, method: Method, path: string, body?: object): Promise<Done> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await person.call({
    method,
    path: `/chat/users/${encodeURIComponent(person.imId)}${path}`,
    ...sent,
  })
  const { data } = JSON.parse(answer.body) as { data?: Omit<Done, 'status'> | null }
  return { ...data, status: answer.status }
}

export const ask = (person: Person, im_id: string, message = ''): Promise<Done> =>
  tell(person, 'POST', '/add_reqs', { request: { im_id, message, add_by: 'account' } })

export const decide = (person: Person, request: string, decision: string): Promise<Done> =>
  tell(person, 'POST', `/add_reqs/${request}`, { decision })

async function listOf(person: Person): Promise<readonly ContactRow[]> {
  const call = contactsCall(toImId(person.imId))
  return (await person.data<{ contacts: readonly ContactRow[] }>(call)).contacts
}

const rowOf = async (person: Person, imId: string): Promise<ContactRow | undefined> =>
  (await listOf(person)).find((one) => one.im_id === imId)

/** How a request stands for somebody: mine or theirs, and 0 pending, 1 accepted, 2 ended. */
const standing = (row: ContactRow | undefined): readonly unknown[] | null =>
  row?.request ? [row.request.is_self_req === 1 ? 'mine' : 'theirs', row.request.status] : null

const typesOf = (notices: readonly WireNotice[]): readonly string[] => notices.map((one) => one.notice_type)

/** Ann, and Dan whom she does not know; undefined where the backend has no strangers. */
async function strangers(backend: BackendUnderTest): Promise<readonly [Person, Person] | undefined> {
  const { people, stranger } = backend
  if (stranger === undefined) return undefined
  return [await Person.join(backend, people[0]), await Person.join(backend, stranger)]
}

const play =
  (run: (ann: Person, dan: Person, backend: BackendUnderTest) => Promise<void>): Check[1] =>
  async (backend) => {
    const both = await strangers(backend)
    return both === undefined ? 'not offered' : run(...both, backend)
  }

const newestOf = (notices: readonly WireNotice[]): readonly WireNotice[] =>
  notices.filter(
    ({ notice_type, im_id }, index) =>
      notice_type !== 'contact_changed' ||
      !notices.slice(index + 1).some((one) => one.notice_type === notice_type && one.im_id === im_id),
  )

/** Asks, and answers the request's id. */
async function asked(ann: Person, dan: Person, message = ''): Promise<string> {
  const { contact } = await ask(ann, dan.imId, message)
  hold('no request in the answer', typeof contact?.request?.req_id === 'string', contact)
  return contact?.request?.req_id ?? ''
}

/** Who asks to be a contact of whom, and what comes of it. */
export const REQUEST_CHECKS: readonly Check[] = [
  [
    'S-CROWD-1 tells both of a request under one id, and lists it for both: pending, mine and theirs',
    play(async (ann, dan) => {
      const id = await asked(ann, dan, 'We met at the fair')
      for (const [one, other, whose] of [
        [ann, dan, 'mine'],
        [dan, ann, 'theirs'],
      ] as const) {
        const [first, second, ...more] = await one.heardNotices()
        const told = [first?.notice_type, first?.im_id, first?.rim_id, first?.req_id, first?.message]
        agree('told', told, ['contact_add', ann.imId, dan.imId, id, 'We met at the fair'])
        agree('then', [second?.notice_type, second?.im_id], ['contact_changed', other.imId])
        agree('told more', more, [])
        const row = await rowOf(one, other.imId)
        agree('listed', [standing(row), row?.relation_type], [[whose, 0], 0])
        agree('the row told', standing(second?.contact as ContactRow), standing(row))
        agree('its id', row?.request?.req_id, id)
      }
      agree('not seen yet', (await rowOf(dan, ann.imId))?.request?.is_read, 0)
      agree('not a contact', (await ann.say({ person: dan.imId }, 'hm')).code, -20)
    }),
  ],
  [
    'S-CROWD-2 answers a second request like the first and tells nobody; a request of nobody and of who blocks is answered alike, and whom it is of has none of it',
    play(async (ann, dan, { elsewhere, people }) => {
      const id = await asked(ann, dan)
      await ann.heard()
      await dan.heard()
      agree('again', await asked(ann, dan), id)
      agree('told', [await ann.heardNotices(), await dan.heardNotices()], [[], []])
      const ben = people[1]
      await elsewhere.endContact(ben, ann.imId)
      await elsewhere.block(ben, ann.imId, true)
      const blocker = await ask(ann, ben)
      const nobody = await ask(ann, 'nobody-at-all')
      for (const { status, contact } of [blocker, nobody])
        agree('answered', [status, standing(contact)], [200, ['mine', 0]])
      agree(
        'fields',
        Object.keys(nobody.contact?.request ?? {}).sort(),
        Object.keys(blocker.contact?.request ?? {}).sort(),
      )
    }),
  ],
  [
    'S-CROWD-3 makes contacts of both when a request is accepted: both are told under one id and revision, what was said stands in their conversation and counts as unread for nobody',
    play(async (ann, dan) => {
      const id = await asked(ann, dan, 'We met at the fair')
      await ann.heard()
      await dan.heard()
      const { status, contact, timestamp, rev } = await decide(dan, id, 'accept')
      agree('answered', [status, contact?.relation_type, standing(contact)], [200, 1, ['theirs', 1]])
      for (const [one, other] of [
        [ann, dan],
        [dan, ann],
      ] as const) {
        const [agreed, changed] = await one.heardNotices()
        agree(
          'told',
          [agreed?.notice_type, agreed?.im_id, agreed?.rim_id, agreed?.req_id],
          ['contact_agree', dan.imId, ann.imId, id],
        )
        agree('dated like the answer', [agreed?.timestamp, agreed?.rev], [timestamp, rev])
        agree('then', [changed?.notice_type, changed?.im_id], ['contact_changed', other.imId])
        const row = await rowOf(one, other.imId)
        agree('listed', [row?.relation_type, row?.request?.status], [1, 1])
        hold('the list is older than its notice', (row?.rev ?? 0) >= (rev ?? 1), [row, rev])
      }
      const said = await ann.messages()
      agree(
        'in their conversation',
        said.map(({ sender_id, msg }) => [sender_id, msg.type]),
        [
          [ann.imId, 'newFriend'],
          [dan.imId, 'tip'],
        ],
      )
      hold(
        'they are contacts after what stands there',
        said.every(({ msg_time }) => msg_time >= (timestamp ?? 0)),
        [said, timestamp],
      )
      for (const one of [ann, dan]) {
        const { body } = await one.call(conversationsCall(1))
        const rows = (JSON.parse(body) as { data: readonly { unreadNum: number }[] }).data
        agree(
          'unread',
          rows.map(({ unreadNum }) => unreadNum),
          rows.map(() => 0),
        )
      }
      agree('ann may write', (await ann.say({ person: dan.imId }, 'hello')).code, 0)
      agree('dan may write', (await dan.say({ person: ann.imId }, 'hello')).code, 0)
    }),
  ],
  [
    'S-CROWD-4 tells who asked nothing of a refusal: for them the request goes on, also where they ask again',
    play(async (ann, dan) => {
      const id = await asked(ann, dan)
      await ann.heard()
      await dan.heard()
      const before = await rowOf(ann, dan.imId)
      agree('not theirs to refuse', (await decide(ann, id, 'refuse')).status, 404)
      agree('refused', (await decide(dan, id, 'refuse')).status, 200)
      agree('dan hears', typesOf(await dan.heardNotices()), ['contact_changed'])
      agree('dan has', standing(await rowOf(dan, ann.imId)), ['theirs', 2])
      agree('ann hears', await ann.heardNotices(), [])
      agree('ann has', await rowOf(ann, dan.imId), before)
      agree('again', await asked(ann, dan), id)
      agree('dan hears of it', await dan.heardNotices(), [])
      agree('ann still has', await rowOf(ann, dan.imId), before)
      agree('no contact', (await ann.say({ person: dan.imId }, 'hm')).code, -20)
    }),
  ],
  [
    'S-CROWD-5 lets who asked take the request back, and nobody else; both are told, and it can no longer be accepted',
    play(async (ann, dan) => {
      const id = await asked(ann, dan)
      await ann.heard()
      await dan.heard()
      agree('not theirs to cancel', (await decide(dan, id, 'cancel')).status, 404)
      agree('not theirs to accept', (await decide(ann, id, 'accept')).status, 404)
      agree('cancelled', (await decide(ann, id, 'cancel')).status, 200)
      for (const [one, other] of [
        [ann, dan],
        [dan, ann],
      ] as const) {
        agree('told', typesOf(await one.heardNotices()), ['contact_changed'])
        agree('listed', standing(await rowOf(one, other.imId))?.[1], 2)
      }
      await decide(dan, id, 'accept')
      agree('no contact', (await dan.say({ person: ann.imId }, 'hm')).code, -20)
      agree('nobody’s', (await decide(dan, '999999999', 'accept')).status, 404)
    }),
  ],
  [
    'S-CROWD-6 accepts at once for who takes everybody, and takes nobody as added before that',
    play(async (ann, dan) => {
      const settings = '/privacy_settings'
      agree('asks first', (await tell(ann, 'POST', `/contacts/${dan.imId}`, {})).status, 404)
      agree('set', (await tell(dan, 'POST', settings, { key: 'add_verify', value: 0 })).status, 200)
      const { status, contact } = await ask(ann, dan.imId, 'Hello')
      agree('answered', [status, contact?.relation_type, standing(contact)], [200, 1, ['mine', 1]])
      hold('not told of the agreement', typesOf(await dan.heardNotices()).includes('contact_agree'))
      agree('dan may write', (await dan.say({ person: ann.imId }, 'hello')).code, 0)
    }),
  ],
  [
    'S-CROWD-7 takes a request to who has asked already as the answer to theirs',
    play(async (ann, dan) => {
      const id = await asked(ann, dan)
      const { contact } = await ask(dan, ann.imId)
      agree('answered', [contact?.relation_type, contact?.request?.req_id], [1, id])
      agree('ann has', (await rowOf(ann, dan.imId))?.relation_type, 1)
      const again = await ask(ann, dan.imId)
      agree('a contact is asked', [again.status, again.contact?.relation_type], [200, 1])
    }),
  ],
  [
    'S-CROWD-8 lists an account among its own contacts, neither blocked nor hidden nor disturbed nor deleted, whatever it asks for',
    play(async (ann) => {
      const path = `/contacts/${ann.imId}`
      const own = async () => {
        const row = await rowOf(ann, ann.imId)
        return row && [row.relation_type, row.blacklist_type, row.is_disturb, row.is_hide]
      }
      agree('listed', await own(), [1, 0, 0, 0])
      const refused = [
        await tell(ann, 'PATCH', path, { is_disturb: 1, is_hide: 1 }),
        await tell(ann, 'DELETE', path),
        await tell(ann, 'POST', '/blacklist', { blacklist: [ann.imId] }),
        await ask(ann, ann.imId),
      ]
      hold(
        'it is done',
        refused.every(({ status }) => status >= 400),
        refused.map(({ status }) => status),
      )
      agree('listed after', await own(), [1, 0, 0, 0])
    }),
  ],
  [
    'S-CROWD-9 blocks who asked without being a contact: the list has them as blocked, and what they asked can be accepted after the block ended',
    play(async (ann, dan) => {
      const id = await asked(ann, dan)
      const blacklist = { blacklist: [ann.imId] }
      agree('blocked', (await tell(dan, 'POST', '/blacklist', blacklist)).status, 200)
      const row = await rowOf(dan, ann.imId)
      agree('listed', [row?.relation_type, row?.blacklist_type, standing(row)], [0, 1, ['theirs', 0]])
      agree('unblocked', (await tell(dan, 'DELETE', '/blacklist', blacklist)).status, 200)
      agree('accepted', (await decide(dan, id, 'accept')).contact?.relation_type, 1)
      agree('ann may write', (await ann.say({ person: dan.imId }, 'hello')).code, 0)
      agree('dan blocks again', (await tell(dan, 'POST', '/blacklist', blacklist)).status, 200)
      agree('ann may not write', (await ann.say({ person: dan.imId }, 'hm')).code, -21)
      const unknown = await tell(dan, 'POST', '/blacklist', { blacklist: ['nobody-at-all'] })
      agree('nobody is blocked', unknown.status, 404)
    }),
  ],
  [
    'S-CROWD-10 keeps name, note, tags, disturbance and hiding of a contact for one side alone, with a revision that grows, and tells that side’s devices',
    play(async (ann, _dan, { people: [, ben], ...backend }) => {
      const b = await Person.join({ ...backend, people: [ann.imId, ben, ben] }, ben)
      const path = `/contacts/${ben}`
      const change = { friend_nickname: 'Ben', note: 'HR', tags: '["work"]', is_disturb: 1, is_hide: 1 }
      const before = await rowOf(ann, ben)
      const theirs = await rowOf(b, ann.imId)
      await ann.heard()
      const { status, contact, rev } = await tell(ann, 'PATCH', path, change)
      agree('answered', [status, contact?.friend_nickname, contact?.is_hide], [200, 'Ben', 1])
      const [told] = await ann.heardNotices()
      agree('told', told?.contact, contact)
      hold('no new revision', (rev ?? 0) > (before?.rev ?? 0) && rev === contact?.rev, [before, contact, rev])
      const row = await rowOf(ann, ben)
      const { friend_nickname, note, tags, is_disturb, is_hide } = row ?? {}
      agree('listed', { friend_nickname, note, tags, is_disturb, is_hide }, change)
      agree('the other side', [await b.heardNotices(), await rowOf(b, ann.imId)], [[], theirs])
      agree('shown', (await tell(ann, 'POST', path, {})).contact?.is_hide, 0)
      const tags_of = { tags: [{ im_id: ben, tags: ['work', 'fair'] }] }
      agree('tagged', (await tell(ann, 'PUT', '/contacts/tags', tags_of)).status, 200)
      agree('its tags', (await rowOf(ann, ben))?.tags, '["work","fair"]')
      agree('still a contact', (await rowOf(ann, ben))?.relation_type, 1)
    }),
  ],
  [
    'S-CROWD-11 takes a request on the socket like a call: acked with 0, or with -422 where it cannot be so',
    play(async (ann, dan) => {
      const send = async (rim_id: string, message: string) => {
        const notice = { notice_type: 'contact_add', rim_id, message, add_by: 'account' }
        const seq = ann.nextClientId()
        return ann.ask({ action: 'p2p', seq, data: { type: 'notice', receiver_id: rim_id, notice } })
      }
      agree('taken', (await send(dan.imId, 'By the socket')).code, 0)
      const row = await rowOf(dan, ann.imId)
      agree('listed', [standing(row), row?.request?.message], [['theirs', 0], 'By the socket'])
      agree('told', typesOf(await dan.heardNotices()), ['contact_add', 'contact_changed'])
      agree('of oneself', (await send(ann.imId, '')).code, -422)
      agree('too long', (await send(dan.imId, 'x'.repeat(10_000))).code, -422)
    }),
  ],
  [
    'S-CROWD-12 tells the devices of who was asked that a request was seen, and nobody else',
    play(async (ann, dan) => {
      const id = await asked(ann, dan)
      await ann.heard()
      await dan.heard()
      agree('seen', (await decide(dan, id, 'seen')).status, 200)
      agree('dan hears', typesOf(await dan.heardNotices()), ['contact_changed'])
      const row = await rowOf(dan, ann.imId)
      agree('dan has', [standing(row), row?.request?.is_read], [['theirs', 0], 1])
      agree('ann hears', await ann.heardNotices(), [])
    }),
  ],
  [
    'S-CROWD-13 tells by catch-up of a request and its answer what it told on the socket, in the same order',
    play(async (ann, dan) => {
      const { cursor } = await ann.pull('person-notices')
      const id = await asked(ann, dan, 'Hello')
      await decide(dan, id, 'accept')
      await dan.say({ person: ann.imId }, 'hello')
      const live = await ann.heardNotices()
      const paged = (await ann.pull<{ notice: WireNotice }>('person-notices', cursor)).rows
      // A whole row stands for the older ones of the same person.
      agree('by catch-up', newestOf(paged.map(({ notice }) => notice)), newestOf(live))
      agree('told', typesOf(live), ['contact_add', 'contact_changed', 'contact_agree', 'contact_changed'])
    }),
  ],
]
