import { toGroupId } from '../model/ids.js'
import { type Call, groupsCall, membersCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree, type BackendUnderTest } from './backend-driver.js'
import { Person, type WireNotice } from './backend-person.js'

/** What a command about a group answers. */
interface Done {
  readonly status: number
  readonly code: number | string
  readonly data: Readonly<Record<string, unknown>>
}

/** Calls under `/chat/groups/GROUP`. */
async function tell(
  person: Person,
  group: string,
  method: Call['method'],
  path: string,
  body?: object,
): Promise<Done> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const whole = `/chat/groups/${encodeURIComponent(group)}${path}`
  const answer = await person.call({ method, path: whole, ...sent })
  const { code, data } = JSON.parse(answer.body) as Partial<Done>
  return { status: answer.status, code: code ?? 0, data: data ?? {} }
}

/** Done, told to be out already, or why not. */
const outcomeOf = ({ status, code }: Done): string =>
  status === 200 && (code === 0 || code === 200) ? 'done' : `${status} ${code}`

const NOT_ALLOWED = '422 not_allowed'
const NOT_FOUND = '404 not_found'

const quit = (person: Person, group: string): Promise<Done> =>
  tell(person, group, 'DELETE', `/members/${encodeURIComponent(person.imId)}`)

const invite = (person: Person, group: string, imId: string): Promise<Done> =>
  tell(person, group, 'POST', '/members', { im_ids: [imId] })

const giveRole = (person: Person, group: string, imId: string, role: string): Promise<Done> =>
  tell(person, group, 'POST', '/roles', { im_ids: [imId], role })

const announce = (person: Person, group: string, text: string): Promise<Done> =>
  tell(person, group, 'POST', '/notices', { text })

const set = (person: Person, group: string, change: object): Promise<Done> =>
  tell(person, group, 'POST', '/settings', change)

async function isListed(person: Person, group: string): Promise<boolean> {
  const { groups } = await person.data<{ groups: readonly { group_id: string }[] }>(groupsCall())
  return groups.some((one) => one.group_id === group)
}

/** Each member's role, e.g. `["im-1 owner", "im-2 member"]`. */
async function rolesIn(person: Person, group: string): Promise<readonly string[]> {
  const { members } = await person.data<{ members: readonly { im_id: string; role: string }[] }>(
    membersCall(toGroupId(group)),
  )
  return members.map(({ im_id, role }) => `${im_id} ${role}`).sort()
}

async function announced(person: Person, group: string): Promise<readonly unknown[]> {
  const { data } = await tell(person, group, 'GET', '/notices')
  const notices = data.notices as readonly { im_id: string; text: string }[] | undefined
  return notices?.map(({ im_id, text }) => [im_id, text]) ?? []
}

const shortly = ({ notice_type, im_id, member_ids, role }: WireNotice): readonly unknown[] =>
  notice_type === 'group_role' ? [notice_type, im_id, member_ids, role] : [notice_type, im_id]

/** Ann, Ben and Cho are there; a group of Ann, who owns it, and of the first so many of the others. */
const play =
  (
    others: 1 | 2,
    run: (
      group: string,
      people: readonly [Person, Person, Person],
      backend: BackendUnderTest,
    ) => Promise<void>,
  ): Check[1] =>
  async (backend) => {
    const [ann, ben, cho] = backend.people
    const here = [
      await Person.join(backend, ann),
      await Person.join(backend, ben),
      await Person.join(backend, cho),
    ] as const
    const group = await backend.elsewhere.makeGroup([ann, ben, cho].slice(0, others + 1))
    for (const one of here) await one.heard()
    return run(group, here, backend)
  }

const SETTINGS: readonly (readonly [string, number])[] = [
  ['no_speaking', 1],
  ['public_group', 0],
  ['member_visible', 0],
  ['enable_media', 0],
  ['limit_time', 3_600],
]

/** What is asked of a group, each by a member who may. */
const ASKED: readonly (readonly [Call['method'], string, object?])[] = [
  ['GET', '/members'],
  ['GET', '/settings'],
  ['GET', '/notices'],
  ['POST', '', { title: 'Another title' }],
  ['POST', '/settings', { no_speaking: 1 }],
  ['POST', '/notices', { text: 'Open at nine' }],
]

/** What a group's members do by calls, and what the others are told. */
export const GROUP_CHECKS: readonly Check[] = [
  [
    'S-CREW-11 lets a member leave and tells the others; who leaves again is answered -801, and nobody is told',
    play(2, async (group, [ann, ben]) => {
      agree('left', outcomeOf(await quit(ben, group)), 'done')
      agree('told', (await ann.heardNotices()).map(shortly), [['group_quit', ben.imId]])
      agree('who is out', (await ben.heardNotices()).map(shortly), [['group_quit', ben.imId]])
      agree('listed', await isListed(ben, group), false)
      agree('again', outcomeOf(await quit(ben, group)), '200 -801')
      agree('told again', await ann.heardNotices(), [])
      agree('no such group', outcomeOf(await quit(ben, 'no-such-group')), '200 -801')
    }),
  ],
  [
    'S-CREW-12 lets every member invite, but into a private group only those who run it; a refused invitation takes nobody in and tells nobody',
    play(1, async (group, [ann, ben, cho]) => {
      agree('made private', outcomeOf(await set(ann, group, { public_group: 0 })), 'done')
      await ann.heard()
      agree('by a plain member', outcomeOf(await invite(ben, group, cho.imId)), NOT_ALLOWED)
      agree('nobody came', [await isListed(cho, group), await ann.heardNotices()], [false, []])
      agree('by its owner', outcomeOf(await invite(ann, group, cho.imId)), 'done')
      agree('came', [await isListed(cho, group), (await cho.heardNotices()).length], [true, 1])
      await tell(ann, group, 'DELETE', `/members/${cho.imId}`)
      agree('an admin', outcomeOf(await giveRole(ann, group, ben.imId, 'admin')), 'done')
      agree('by an admin', outcomeOf(await invite(ben, group, cho.imId)), 'done')
      agree('came again', await isListed(cho, group), true)
      await tell(ann, group, 'DELETE', `/members/${cho.imId}`)
      await giveRole(ann, group, ben.imId, 'member')
      await set(ann, group, { public_group: 1 })
      agree('no longer private', outcomeOf(await invite(ben, group, cho.imId)), 'done')
    }),
  ],
  [
    'S-CREW-13 hands a group over: there is one owner, who owned it is a plain member; an owner who leaves hands on first',
    play(2, async (group, [ann, ben, cho]) => {
      agree('not theirs', outcomeOf(await giveRole(cho, group, cho.imId, 'owner')), NOT_ALLOWED)
      agree('handed over', outcomeOf(await giveRole(ann, group, ben.imId, 'owner')), 'done')
      agree('told', (await cho.heardNotices()).map(shortly), [['group_role', ann.imId, [ben.imId], 'owner']])
      const [a, b, c] = [ann.imId, ben.imId, cho.imId]
      agree('roles', await rolesIn(cho, group), [`${a} member`, `${b} owner`, `${c} member`].sort())
      agree('no longer theirs', outcomeOf(await giveRole(ann, group, c, 'admin')), NOT_ALLOWED)
      agree('the owner leaves', outcomeOf(await quit(ben, group)), 'done')
      const told = await cho.heardNotices()
      const heir = (told[0]?.member_ids as readonly string[] | undefined)?.[0] ?? ''
      agree('told of both', told.map(shortly), [
        ['group_role', b, [heir], 'owner'],
        ['group_quit', b],
      ])
      const left = [a, c].map((imId) => `${imId} ${imId === heir ? 'owner' : 'member'}`)
      agree('roles after', await rolesIn(cho, group), left.sort())
      agree('one owner', left.filter((one) => one.endsWith('owner')).length, 1)
    }),
  ],
  [
    'S-CREW-14 tells every member of each setting of a group, and every member reads it; a plain member sets none',
    play(1, async (group, [ann, ben]) => {
      for (const [name, value] of SETTINGS) {
        agree(name, outcomeOf(await set(ann, group, { [name]: value })), 'done')
        const told = await ben.heardNotices()
        agree(`${name} told`, [told.length, told[0]?.group_id, told[0]?.[name]], [1, group, value])
        const { data } = await tell(ben, group, 'GET', '/settings')
        agree(`${name} read`, data[name], value)
      }
      agree('by a plain member', outcomeOf(await set(ben, group, { public_group: 1 })), NOT_ALLOWED)
      agree('told', (await ann.heardNotices()).length, SETTINGS.length)
      const { data } = await tell(ann, group, 'GET', '/settings')
      for (const [name, value] of SETTINGS) agree(`${name} after`, data[name], value)
    }),
  ],
  [
    'S-CREW-15 lets the owner and admins announce: every member gets it as a message, and the list has it, newest first, until it is withdrawn; a plain member may not',
    play(1, async (group, [ann, ben]) => {
      const first = await announce(ann, group, 'Open at nine')
      agree('by the owner', outcomeOf(first), 'done')
      const [row] = await ben.heardRows()
      agree(
        'got',
        [row?.msg_id, row?.sender_id, row?.msg.type, row?.msg.content],
        [first.data.id, ann.imId, 'groupAnnouncement', 'Open at nine'],
      )
      agree('by a plain member', outcomeOf(await announce(ben, group, 'Closed')), NOT_ALLOWED)
      await giveRole(ann, group, ben.imId, 'admin')
      agree('by an admin', outcomeOf(await announce(ben, group, 'Lunch at noon')), 'done')
      const noon = [ben.imId, 'Lunch at noon']
      agree('listed', await announced(ben, group), [noon, [ann.imId, 'Open at nine']])
      agree('withdrawn', (await ann.withdraw({ group }, String(first.data.id))).code, 0)
      agree('listed after', await announced(ann, group), [noon])
    }),
  ],
  [
    'S-CREW-16 tells nobody outside of a group: who never was in it and who was removed get 404 for everything, as for no group at all',
    play(1, async (group, [ann, ben, cho], { elsewhere }) => {
      const outside = async (what: string, who: Person, id: string): Promise<void> => {
        for (const [method, path, body] of ASKED)
          agree(`${what}: ${method} ${path}`, outcomeOf(await tell(who, id, method, path, body)), NOT_FOUND)
      }
      await outside('no group', ann, 'no-such-group')
      await outside('never in it', cho, group)
      await elsewhere.giveRole(group, ben.imId, 'admin')
      for (const [method, path, body] of ASKED)
        agree(`in it: ${path}`, outcomeOf(await tell(ben, group, method, path, body)), 'done')
      await elsewhere.removeMember(group, ben.imId)
      await outside('removed', ben, group)
    }),
  ],
  [
    'S-CREW-17 writes each event of a group into its conversation as a tip, which who goes still gets, and which no client sends',
    async (backend) => {
      if (backend.writesTips !== true) return 'not offered'
      return play(1, tipsTold)(backend)
    },
  ],
]

async function tipsTold(group: string, [ann, ben, cho]: readonly [Person, Person, Person]): Promise<void> {
  await invite(ann, group, cho.imId)
  const mute = (on: 0 | 1) => tell(ann, group, 'POST', `/members/${cho.imId}/settings`, { no_speaking: on })
  await mute(1)
  await mute(0)
  await giveRole(ann, group, cho.imId, 'admin')
  await giveRole(ann, group, cho.imId, 'member')
  await tell(ann, group, 'POST', '', { title: 'New title' })
  await set(ann, group, { no_speaking: 1 })
  await set(ann, group, { no_speaking: 0 })
  await set(ann, group, { enable_media: 0 })
  agree('of a client', (await ben.post({ group }, { type: 'tip', content: '' })).code === 0, false)
  await tell(ann, group, 'DELETE', `/members/${cho.imId}`)
  const { imId: a } = ann
  const tips = (await cho.heardRows()).map(({ msg }) => {
    const { tipType, fromImId } = msg.extra as { tipType: string; fromImId: string }
    return [msg.type, tipType, fromImId]
  })
  const wanted = [
    'group-invited',
    'member-muted',
    'member-unmuted',
    'admin-granted',
    'admin-cancelled',
    'group-renamed',
    'group-muted',
    'group-unmuted',
    'group-removed',
  ]
  agree(
    'who is out got',
    tips,
    wanted.map((tipType) => ['tip', tipType, a]),
  )
  await quit(ann, group)
  agree('after they were out', await cho.heardRows(), [])
  const all = (await ben.groupMessages()).map(({ msg }) => (msg.extra as { tipType: string }).tipType)
  agree('in the history', all, ['group-created', ...wanted, 'group-owner', 'group-quit'])
}
