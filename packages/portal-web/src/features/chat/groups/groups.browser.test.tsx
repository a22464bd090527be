import {
  type ConversationItem,
  createImEngine,
  type GroupItem,
  groupKey,
  type MemberItem,
  personKey,
  type Role,
  type ShownMessage,
  toGroupId,
  toImId,
} from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { i18n, openArea, type Say } from '../../../i18n/i18n'
import { Toasts } from '../../../ui/toasts'
import { Bubble } from '../components/bubble'
import { ConversationRow } from '../components/conversation-row'
import { SayProvider } from '../components/say'
import type { Talk } from '../components/talk'
import { TestRouter } from '../test-router'
import { GroupDetails } from './group-details'
import { NewGroup } from './new-group'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import '../../../styles/side.css'
import '../../../styles/groups.css'

await Promise.all((['acts', 'chat', 'groups', 'people'] as const).map(openArea))
const t: Say<'chat'> = i18n.getFixedT('en', 'chat')
const queries = new QueryClient()

/** Of somebody who knows nobody and has no connection. */
const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

function stage(shown: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={queries}>
      <TestRouter>
        <ImEngineProvider engine={engine}>
          <SayProvider value={t}>{shown}</SayProvider>
          <Toasts />
        </ImEngineProvider>
      </TestRouter>
    </QueryClientProvider>,
  )
  return place
}

const member = (imId: string, name: string, role: Role = 'member', isMuted = false): MemberItem => ({
  imId: toImId(imId),
  name,
  avatar: '',
  userType: 0,
  role,
  isMuted,
})

const group = (more: Partial<GroupItem> = {}): GroupItem => ({
  groupId: toGroupId('30001'),
  title: 'Open day',
  avatar: '',
  count: 3,
  ownerId: toImId('20001'),
  creatorId: toImId('20001'),
  createdAt: 0,
  groupType: 'chat',
  isVip: false,
  memberHash: '',
  isMuted: false,
  isPrivate: false,
  areMembersVisible: true,
  isMediaOn: true,
  limitTime: 0,
  isMemberChange: false,
  role: 'member',
  amMuted: false,
  members: [
    member('10001', 'Sokha'),
    member('20002', 'Dara', 'member', true),
    member('20001', 'Bopha', 'owner'),
  ],
  ...more,
})

const details = (more: Partial<GroupItem> = {}) =>
  stage(<GroupDetails group={group(more)} nameOf={(imId) => imId} onJump={() => {}} />)

const buttons = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent)

/** What the menu of a button says, opened by a key as a person would. */
async function menuOf(place: HTMLElement, label: string): Promise<readonly (string | null)[]> {
  const button = place.querySelector<HTMLElement>(`[aria-label="${label}"]`)
  button?.click()
  await expect.poll(() => place.querySelector('[role=menu]')).not.toBeNull()
  return [...place.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)
}

test('S-LOOK-22 in details of a group no mark lies over a name, and headings, names and ways out begin at one edge', async () => {
  const long = 'Bopha Chanthavy Sovannaroth, Angkor Hospitality Group'
  const place = details({ members: [member('10001', 'Sokha'), member('20001', long, 'owner')] })
  place.className = 'side'
  await expect.poll(() => place.querySelectorAll('.details-members li')).toHaveLength(2)
  const boxOf = (found: Element | null | undefined) => {
    const range = document.createRange()
    if (found != null) range.selectNodeContents(found)
    return range.getBoundingClientRect()
  }
  const row = [...place.querySelectorAll('.details-members li')].find((one) =>
    one.textContent?.includes(long),
  )
  const mark = row?.querySelector('.member-mark')?.getBoundingClientRect()
  const who = row?.querySelector('.name-button')?.getBoundingClientRect()
  expect(who?.width).toBeGreaterThan(60)
  expect(who?.right).toBeLessThanOrEqual(mark?.left ?? 0)
  const edges = [
    ...place.querySelectorAll('.group-part h3'),
    ...place.querySelectorAll('.group-ways > .group-act'),
    row?.querySelector('.row-face'),
  ].map((one) => Math.round(boxOf(one).left))
  expect(edges.length).toBeGreaterThan(2)
  expect(new Set(edges).size).toBe(1)
})

test('S-TEAM-3 members stand by role and name, with marks of their role and mute', async () => {
  const place = details()
  await expect.poll(() => place.querySelectorAll('.details-members > li').length).toBe(3)
  const rows = [...place.querySelectorAll('.details-members > li')].map((one) => one.textContent)
  expect(rows[0]).toMatch(/Bopha.*Owner/)
  expect(rows[1]).toMatch(/Dara.*Muted/)
  expect(rows[2]).toContain('Sokha (you)')
})

test('S-TEAM-4 a member offers what my role allows with theirs, and nobody acts on themselves', async () => {
  const owner = details({
    role: 'owner',
    members: [member('10001', 'Sokha', 'owner'), member('20002', 'Dara')],
  })
  await expect.poll(() => buttons(owner)).toContain('What you can do with Dara')
  expect(buttons(owner)).not.toContain('What you can do with Sokha')
  expect(await menuOf(owner, 'What you can do with Dara')).toEqual([
    'Chat',
    'Add to contacts',
    'Make admin',
    'Make owner',
    'Mute',
    'Remove from group',
  ])
  const plain = details()
  await expect.poll(() => buttons(plain)).toContain('What you can do with Dara')
  expect(await menuOf(plain, 'What you can do with Dara')).toEqual(['Chat', 'Add to contacts'])
})

test('S-TEAM-14 where members do not see each other a plain one sees who runs the group and themselves', async () => {
  const namesIn = async (more: Partial<GroupItem>) => {
    const place = details(more)
    await expect.poll(() => place.querySelector('.details-members > li')).not.toBeNull()
    return [...place.querySelectorAll('.member-name')].map((one) => one.getAttribute('title'))
  }
  expect(await namesIn({ areMembersVisible: false })).toEqual(['Bopha', 'Sokha'])
  expect(await namesIn({ areMembersVisible: false, role: 'admin' })).toEqual(['Bopha', 'Dara', 'Sokha'])
  expect(await namesIn({})).toEqual(['Bopha', 'Dara', 'Sokha'])
})

test('S-TEAM-16 what cannot be taken back is asked for on a button in the colour of danger', async () => {
  const place = details({ role: 'owner' })
  await expect.poll(() => buttons(place)).toContain('Disband group')
  for (const deed of ['Leave group', 'Disband group']) {
    const opener = [...place.querySelectorAll('button')].find((one) => one.textContent === deed)
    opener?.click()
    await expect.poll(() => document.querySelector('dialog .button-danger')?.textContent).toBe(deed)
    document.querySelector<HTMLElement>('dialog .button-quiet')?.click()
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
  }
})

test('S-TEAM-21 a long name of a member takes two lines at most, and the field for a name says its limit', async () => {
  const long = 'Chanthou from the night shift of the front desk '.repeat(6).trim()
  const place = details({ members: [member('10001', 'Sokha'), member('20002', long)] })
  await expect.poll(() => place.querySelector(`[title="${long}"]`)).not.toBeNull()
  const name = place.querySelector<HTMLElement>(`[title="${long}"]`)
  const line = Number.parseFloat(getComputedStyle(name as HTMLElement).lineHeight)
  expect(name?.clientHeight).toBeLessThanOrEqual(2 * line + 1)
  const form = stage(<NewGroup onClose={() => {}} />)
  await expect.poll(() => form.textContent).toContain('At most 100 characters.')
})

test('S-TEAM-5 S-TEAM-7 a plain member reads who may change the group, and that a private one lets only those invite', async () => {
  const place = details({ isPrivate: true })
  await expect.poll(() => place.textContent).toContain('Only the owner and admins can change these.')
  expect(place.textContent).toContain('Only the owner and admins can add people.')
  for (const label of ['Add people', 'Change name and picture', 'New announcement', 'Disband group'])
    expect(buttons(place)).not.toContain(label)
  expect(buttons(place)).toContain('Leave group')
  const locked = [...place.querySelectorAll<HTMLInputElement>('[role=switch]')].map((one) => one.disabled)
  // A sixth, about mentions, comes later.
  expect(locked.slice(0, 5)).toEqual([true, true, true, true, false])
})

test('S-TEAM-7 S-TEAM-10 S-TEAM-11 who runs a group has its switches, its announcements and, as its owner, its end', async () => {
  const place = details({ role: 'owner', isPrivate: true })
  await expect.poll(() => buttons(place)).toContain('Disband group')
  for (const label of ['Add people', 'Change name and picture', 'New announcement'])
    expect(buttons(place)).toContain(label)
  const [writing, inviting] = place.querySelectorAll<HTMLInputElement>('[role=switch]')
  expect([writing?.checked, inviting?.checked]).toEqual([false, false])
})

test('S-TEAM-6 what a new group lacks is said at its place', async () => {
  const place = stage(<NewGroup onClose={() => {}} />)
  await expect.poll(() => place.querySelector('form')).not.toBeNull()
  place.querySelector('form')?.requestSubmit()
  await expect.poll(() => place.textContent).toContain('Enter a group name')
  expect(place.textContent).toContain('Choose at least one person')
})

const item = (more: Partial<ConversationItem>): ConversationItem => ({
  key: groupKey(toGroupId('30001')),
  title: 'Open day',
  avatar: '',
  company: '',
  jobId: '',
  jobTitle: '',
  resumeId: '',
  interviewId: '',
  isGroup: true,
  isManager: false,
  isSelfManaged: false,
  userType: 0,
  memo: '',
  isTemporary: false,
  isAssistant: false,
  pinnedAt: 0,
  doNotDisturb: false,
  isArchived: false,
  isMarkedUnread: false,
  unread: 0,
  mentions: 0,
  draft: '',
  sortTime: 1_790_000_000_000,
  last: null,
  hasGaps: false,
  ...more,
})
const quit = {
  text: '',
  tipType: 'group-quit',
  fromImId: '10001',
  openImId: '',
  openImIds: [],
  count: 0,
  names: {},
  title: '',
}

test('S-TEAM-2 a row of the list tells an event in words, and not as something that one said', async () => {
  const last = {
    text: '',
    kind: 'tip',
    body: quit,
    own: true,
    from: '10001',
    state: 'sent',
    ticks: null,
  } as const
  const place = stage(<ConversationRow item={item({ last })} isSelected={false} />)
  await expect.poll(() => place.querySelector('.row-last')?.textContent).toBe('You left the group')
})

test('S-TEAM-8 a right click on a row opens its menu: a group is left, a person is blocked', async () => {
  const ways = async (more: Partial<ConversationItem>) => {
    const place = stage(<ConversationRow item={item(more)} isSelected={false} />)
    await expect.poll(() => place.querySelector('.row')).not.toBeNull()
    place
      .querySelector('.row')
      ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    await expect.poll(() => place.querySelector('[role=menu]')).not.toBeNull()
    return [...place.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)
  }
  expect(await ways({})).toEqual([
    ...['Pin to the top', 'Mute', 'Mark as unread', 'Archive', 'Delete chat', 'Leave group'],
  ])
  expect(await ways({ key: personKey(toImId('20001')), isGroup: false, pinnedAt: 1 })).toEqual([
    ...['Unpin', 'Mute', 'Mark as unread', 'Archive', 'Delete chat', 'Block'],
  ])
  // A manager stands first anyway, and is not blocked.
  expect(await ways({ key: personKey(toImId('99901')), isGroup: false, isManager: true })).toEqual([
    ...['Mute', 'Mark as unread', 'Archive', 'Delete chat'],
  ])
})

test('S-TEAM-12 S-TEAM-1 a thread of a group names who withdrew, and tells an event in words', async () => {
  const talk = {
    isGroup: true,
    nameOf: () => 'Dara',
    tipInWords: () => 'Dara left the group',
    canWrite: true,
  } as unknown as Talk
  const said = (more: Partial<ShownMessage>): ShownMessage => ({
    key: 'c1',
    id: '1',
    at: 1_790_000_000_000,
    from: toImId('20002'),
    own: false,
    kind: 'text',
    text: '',
    state: 'sent',
    delivered: 'none',
    read: 'none',
    mention: false,
    number: 1,
    ...more,
  })
  const draw = (message: ShownMessage) =>
    stage(
      <Bubble
        row={{ type: 'message', key: message.key, message, isFirst: true, isLast: true }}
        quote={undefined}
        talk={talk}
        isReached
        isLastRead={false}
        onActions={() => {}}
      />,
    )
  const gone = draw(said({ withdrawnAt: 1_790_000_000_001 }))
  await expect.poll(() => gone.querySelector('.tip')?.textContent).toBe('Dara withdrew a message')
  const event = draw(said({ kind: 'tip', body: quit }))
  await expect.poll(() => event.querySelector('.tip')?.textContent).toBe('Dara left the group')
})

test('S-TEAM-7 a switch that is refused moves back, and why is said', async () => {
  onTestFinished(() => engine.stop())
  await engine.start()
  const place = details({ role: 'admin' })
  await expect.poll(() => place.querySelector('[role=switch]')).not.toBeNull()
  const writing = place.querySelector<HTMLInputElement>('[role=switch]')
  writing?.click()
  // Nobody can be asked here.
  await expect.poll(() => document.body.textContent).toContain('No connection.')
  await expect.poll(() => writing?.checked).toBe(false)
})
