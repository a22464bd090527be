import { type ConversationKey, type ImEngine, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { i18n, openArea } from '../../../i18n/i18n'
import { askCall, callWish } from '../../../lib/calling'
import { CallButtons } from './call-buttons'
import { MeetingLine } from './meeting-line'
import { SayProvider } from './say'

await openArea('chat')
afterEach(() => askCall(null))

/** A value that does not change. */
const still = <T,>(value: T) => ({ getSnapshot: () => value, subscribe: () => () => {} })

/** Account 10001 with the contact 20001, and a meeting of these in group 7. */
function stage(shown: ReactNode, members: readonly string[] = []) {
  const meeting = {
    channel: 'a',
    groupId: '7',
    title: 'Open day',
    members: members.map(toImId),
    hasVideo: true,
  }
  const engine = {
    me: '10001',
    contacts: still([{ imId: '20001', isFriend: true, isMe: false }]),
    call: { meetings: still(new Map([['7', meeting]])) },
  } as unknown as ImEngine
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <ImEngineProvider engine={engine}>
      <SayProvider value={i18n.getFixedT('en', 'chat')}>{shown}</SayProvider>
    </ImEngineProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return place
}

const whom = (key: ConversationKey) => ({
  key,
  name: '',
  avatar: '',
  isManager: false,
  company: '',
  jobTitle: '',
  count: 0,
})

test('S-CALL-80 a contact is called by sound or with picture, a group to a meeting, and nobody where one may not write', async () => {
  stage(
    <>
      <CallButtons whom={whom('p2p-20001')} canWrite />
      <CallButtons whom={whom('team-7')} canWrite />
    </>,
  )
  await page.getByRole('button', { name: 'Voice call' }).click()
  expect(callWish()).toEqual({ key: 'p2p-20001', hasVideo: false })
  await page.getByRole('button', { name: 'Video call' }).click()
  expect(callWish()).toEqual({ key: 'p2p-20001', hasVideo: true })
  await page.getByRole('button', { name: 'Start a meeting' }).click()
  await page.getByRole('menuitem', { name: 'Voice meeting' }).click()
  expect(callWish()).toEqual({ key: 'team-7', hasVideo: false })
  await page.getByRole('button', { name: 'Start a meeting' }).click()
  await page.getByRole('menuitem', { name: 'Video meeting' }).click()
  expect(callWish()).toEqual({ key: 'team-7', hasVideo: true })

  const none = stage(
    <>
      <CallButtons whom={whom('p2p-20001')} canWrite={false} />
      <CallButtons whom={whom('p2p-30001')} canWrite />
      <CallButtons whom={whom('team-7')} canWrite={false} />
      <p>{'there'}</p>
    </>,
  )
  await expect.poll(() => none.textContent).toBe('there')
  expect(none.querySelector('button')).toBeNull()
})

test('S-CALL-81 a group says how many meet in it, to who is not among them', async () => {
  stage(<MeetingLine conversation="team-7" />, ['20001', '20002'])
  await expect.element(page.getByText('2 people in a meeting now')).toBeVisible()
  await page.getByRole('button', { name: 'Join' }).click()
  expect(callWish()).toEqual({ key: 'team-7', hasVideo: true, isJoin: true })

  const none = stage(
    <>
      <MeetingLine conversation="team-7" />
      <MeetingLine conversation="team-8" />
      <p>{'there'}</p>
    </>,
    ['10001', '20001'],
  )
  await expect.poll(() => none.textContent).toBe('there')
})
