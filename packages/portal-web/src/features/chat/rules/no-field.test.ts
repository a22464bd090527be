import { type ContactItem, groupKey, personKey, toGroupId, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { whyNoField } from './no-field'

const ME = toImId('10001')
const HR = toImId('20001')
const [PERSON, GROUP, SELF] = [personKey(HR), groupKey(toGroupId('t1')), personKey(ME)]

type Known = Parameters<typeof whyNoField>[0]
const contact = (imId: typeof ME, more: Partial<ContactItem> = {}) =>
  ({ imId, isFriend: true, isMe: imId === ME, userType: 0, ...more }) as ContactItem
const OWN = contact(ME, { isFriend: false })
const FRIENDS = [OWN, contact(HR)]
const member = (role: 'owner' | 'admin' | 'manager' | 'member', isMuted = false) => ({
  imId: ME,
  role,
  isMuted,
})
const group = (isMuted: boolean, members: readonly ReturnType<typeof member>[]) => ({ isMuted, members })
const why = (key: typeof PERSON, more: Partial<Omit<Known, 'snapshot'> & Known['snapshot']> = {}) => {
  const { ended = null, blocked = 0, ...rest } = more
  const known = { isNobody: false, group: undefined, contacts: FRIENDS, userType: 0, me: ME, ...rest }
  return whyNoField({ snapshot: { key, ended, blocked }, ...known })
}

test.each([
  ['a friend', why(PERSON), null],
  ['oneself', why(SELF, { contacts: [OWN] }), null],
  ['nobody', why(PERSON, { isNobody: true }), 'nobody'],
  ['somebody one has blocked', why(PERSON, { blocked: 1 }), 'blockedByYou'],
  ['somebody who has blocked one', why(PERSON, { blocked: 2 }), 'blockedByThem'],
  ['both', why(PERSON, { blocked: 3 }), 'blockedByYou'],
  ['no friend', why(PERSON, { contacts: [OWN] }), 'notFriends'],
  ['no friend any more', why(PERSON, { contacts: [OWN, contact(HR, { isFriend: false })] }), 'notFriends'],
  ['somebody before the contacts are here', why(PERSON, { contacts: [] }), null],
  ['a manager', why(PERSON, { contacts: [OWN], userType: 999 }), null],
  ['anybody as a manager', why(PERSON, { contacts: [contact(ME, { userType: 999 })] }), null],
  ['a group', why(GROUP, { group: group(false, [member('member')]) }), null],
  ['a group that is over', why(GROUP, { ended: 'disbanded' }), 'disbanded'],
  ['a muted group', why(GROUP, { group: group(true, [member('member')]) }), 'groupMuted'],
  ['a group where one is muted', why(GROUP, { group: group(false, [member('member', true)]) }), 'muted'],
  ['a muted group as its owner', why(GROUP, { group: group(true, [member('owner', true)]) }), null],
  ['a muted group as an admin', why(GROUP, { group: group(true, [member('admin')]) }), null],
  ['a muted group whose members are not here', why(GROUP, { group: group(true, []) }), null],
])('S-SAYNO-7 what stands in place of the field with %s', (_, reason, expected) => {
  expect(reason).toBe(expected)
})
