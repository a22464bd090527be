import { toGroupId, toImId } from '../model/ids.js'
import { contactsCall, groupsCall, membersCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree, hold } from './backend-driver.js'
import { Person, type WireNotice } from './backend-person.js'

interface ContactRow {
  readonly im_id: string
  readonly relation_type: number
  readonly blacklist_type: number
  readonly rev: number
}

async function contactOf(person: Person, imId: string): Promise<ContactRow | undefined> {
  const { contacts } = await person.data<{ contacts: readonly ContactRow[] }>(
    contactsCall(toImId(person.imId)),
  )
  return contacts.find((one) => one.im_id === imId)
}

interface GroupRow {
  readonly group_id: string
  readonly title: string
  readonly no_speaking: number
  readonly rev: number
}

async function groupOf(person: Person, id: string): Promise<GroupRow | undefined> {
  const { groups } = await person.data<{ groups: readonly GroupRow[] }>(groupsCall())
  return groups.find((one) => one.group_id === id)
}

const shortly = ({ notice_type, member_ids, no_speaking, role, title }: WireNotice) =>
  JSON.stringify([
    notice_type,
    member_ids ?? [],
    no_speaking ?? role ?? (notice_type === 'group_modify' ? title : ''),
  ])

/** Who may speak, and who is told of what changes it. */
export const PEOPLE_CHECKS: readonly Check[] = [
  [
    'S-BACK-17 decides at send: -20 no contact, -21 blocked, -1 no member, -2 group muted, -3 member muted; who blocks, runs a group, or writes to oneself may speak',
    async (backend) => {
      const { elsewhere, people } = backend
      const [ann, ben, cho] = people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const group = await elsewhere.makeGroup([ann, ben])
      const code = async (who: Person, to: { person?: string; group?: string }) =>
        (await who.say(to, 'hm')).code
      agree('to nobody', await code(a, { person: 'nobody' }), -20)
      agree('to oneself', await code(a, { person: ann }), 0)
      await elsewhere.block(ben, ann, true)
      agree('blocked', await code(a, { person: ben }), -21)
      agree('who blocks', await code(b, { person: ann }), 0)
      await elsewhere.block(ben, ann, false)
      agree('unblocked', await code(a, { person: ben }), 0)
      await elsewhere.endContact(cho, ann)
      agree('no contact', await code(a, { person: cho }), -20)
      await elsewhere.muteGroup(group, true)
      agree('group muted', await code(b, { group }), -2)
      agree('its owner', await code(a, { group }), 0)
      await elsewhere.giveRole(group, ben, 'admin')
      agree('an admin', await code(b, { group }), 0)
      await elsewhere.giveRole(group, ben, 'member')
      await elsewhere.muteGroup(group, false)
      await elsewhere.muteMember(group, ben, true)
      agree('member muted', await code(b, { group }), -3)
      await elsewhere.removeMember(group, ben)
      agree('no member', await code(b, { group }), -1)
      agree('no group', await code(b, { group: 'no-such-group' }), -1)
    },
  ],
  [
    'S-BACK-18 tells both of a block with a revision that the lists have reached, once; each list says who blocked whom',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      await backend.elsewhere.block(ann, ben, true)
      await backend.elsewhere.block(ann, ben, true)
      for (const one of [a, b]) {
        const notices = await one.heardNotices()
        const said = notices.map(({ notice_type, im_id, rim_id }) => [notice_type, im_id, rim_id])
        agree('told', said, [['blacklist_add', ann, ben]])
        const row = await contactOf(one, one === a ? ben : ann)
        hold('the list is older than its notice', (row?.rev ?? 0) >= (notices[0]?.rev ?? 1), [row, notices])
      }
      const types = async () => [
        (await contactOf(a, ben))?.blacklist_type,
        (await contactOf(b, ann))?.blacklist_type,
      ]
      agree('I blocked, they blocked me', await types(), [1, 2])
      await backend.elsewhere.block(ben, ann, true)
      agree('both', await types(), [3, 3])
      await backend.elsewhere.block(ann, ben, false)
      agree('they blocked me', await types(), [2, 1])
      const [told] = (await a.heardNotices()).slice(-1)
      hold('the list is older', ((await contactOf(a, ben))?.rev ?? 0) >= (told?.rev ?? 1), told)
    },
  ],
  [
    'S-BACK-19 ends a contact for both, tells both, and shows it in both lists',
    async (backend) => {
      const [ann, ben] = backend.people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      await backend.elsewhere.endContact(ann, ben)
      for (const one of [a, b]) {
        const told = (await one.heardNotices()).map(({ notice_type, im_id, rim_id }) => [
          notice_type,
          im_id,
          rim_id,
        ])
        agree('told', told, [['contact_delete', ann, ben]])
        hold('still a friend', (await contactOf(one, one === a ? ben : ann))?.relation_type !== 1)
      }
    },
  ],
  [
    'S-BACK-20 tells every member of each change of a group, and who is out, with a revision that grows; the lists follow',
    async (backend) => {
      const { elsewhere, people } = backend
      const [ann, ben, cho] = people
      const [b, c] = [await Person.join(backend, ben), await Person.join(backend, cho)]
      const group = await elsewhere.makeGroup([ann, ben])
      const told = await b.pull('group-notices')
      await b.heard()
      await elsewhere.addMember(group, cho)
      await elsewhere.renameGroup(group, 'New title')
      await elsewhere.muteGroup(group, true)
      await elsewhere.muteMember(group, ben, true)
      await elsewhere.giveRole(group, cho, 'admin')
      agree('while in', (await groupOf(c, group))?.title, 'New title')
      await elsewhere.giveRole(group, cho, 'member')
      await elsewhere.removeMember(group, cho)
      const notices = await b.heardNotices()
      agree('told', notices.map(shortly), [
        JSON.stringify(['group_invite', [cho], '']),
        JSON.stringify(['group_modify', [], 'New title']),
        JSON.stringify(['group_no_speaking', [], 1]),
        JSON.stringify(['group_no_speaking', [ben], 1]),
        JSON.stringify(['group_role', [cho], 'admin']),
        JSON.stringify(['group_role', [cho], 'member']),
        JSON.stringify(['group_remove', [cho], '']),
      ])
      const revs = notices.map((notice) => notice.rev ?? 0)
      hold(
        'revisions do not grow',
        revs.every((rev, index) => rev > (revs[index - 1] ?? 0)),
        revs,
      )
      agree('who is out', (await c.heardNotices()).at(-1)?.notice_type, 'group_remove')
      agree('no longer listed', (await groupOf(c, group)) ?? null, null)
      const row = await groupOf(b, group)
      agree('the group', [row?.title, row?.no_speaking, row?.rev], ['New title', 1, revs.at(-1)])
      const { members } = await b.data<{
        members: readonly { im_id: string; role: string; no_speaking: number }[]
      }>(membersCall(toGroupId(group)))
      const plain = members.map(({ im_id, role, no_speaking }) => [im_id, role, no_speaking])
      agree(
        'members',
        plain.sort(),
        [
          [ann, 'owner', 0],
          [ben, 'member', 1],
        ].sort(),
      )
      const paged = (await b.pull<{ notice: WireNotice }>('group-notices', told.cursor)).rows
      agree(
        'by catch-up',
        paged.map((one) => shortly(one.notice)),
        notices.map(shortly),
      )
    },
  ],
  [
    'S-BACK-21 dates a change of rights after every message before it, and no message after it earlier, within one millisecond too',
    async (backend) => {
      const { elsewhere, people } = backend
      const [ann, ben] = people
      const [a, b] = [await Person.join(backend, ann), await Person.join(backend, ben)]
      const group = await elsewhere.makeGroup([ann, ben])
      await a.heard()
      const changes: readonly [string, { person?: string; group?: string }, () => Promise<void>][] = [
        ['a block', { person: ann }, () => elsewhere.block(ann, ben, true)],
        ['an unblock', { person: ann }, () => elsewhere.block(ann, ben, false)],
        ['a mute', { group }, () => elsewhere.muteMember(group, ben, true)],
        ['a removal', { group }, () => elsewhere.removeMember(group, ben)],
        ['a return', { group }, () => elsewhere.addMember(group, ben)],
        ['an end', { person: ann }, () => elsewhere.endContact(ann, ben)],
      ]
      const sayBoth = async (to: { person?: string; group?: string }): Promise<readonly number[]> => {
        const mine = await a.say(to.person === undefined ? to : { person: ben }, 'hm')
        const theirs = await b.say(to, 'hm')
        return [mine.msg_time, theirs.msg_time].filter((time) => time !== undefined)
      }
      for (const [what, to, change] of changes) {
        const before = await sayBoth(to)
        await a.heard()
        await change()
        const at = (await a.heardNotices())[0]?.timestamp ?? 0
        const after = await sayBoth(to)
        hold(
          `${what} is not after what was said before`,
          before.every((time) => time < at),
          [before, at],
        )
        hold(
          `${what} is after what was said after`,
          after.every((time) => time >= at),
          [at, after],
        )
      }
    },
  ],
]
