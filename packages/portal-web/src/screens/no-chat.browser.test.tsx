import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { DeskNav } from '../desk/components/desk-nav'
import { BottomBar } from '../features/shell'
import { createQueries } from '../http/queries'
import { openArea } from '../i18n/i18n'
import { setChatOn } from '../lib/chat-switch'
import { testSession } from '../lib/test-session'
import { WithChat } from '../ui/with-chat'
import { ChatPlace, WayToJobs } from './chat-place'

for (const area of ['board', 'desk'] as const) await openArea(area)

const CHAT = 'the chat itself'
const WAY = 'a way to it'

afterEach(() => setChatOn(true))

function show(shown: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={createQueries()}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return place
}

test('S-GATE-14 the place of the chat says that there is none, and no way leads to it', async () => {
  const place = show(
    <>
      <ChatPlace way={<WayToJobs />}>{CHAT}</ChatPlace>
      <WithChat>{WAY}</WithChat>
      <BottomBar isMember unreadCount={0} />
      <DeskNav session={testSession()} unread={0} onRegister={() => {}} />
    </>,
  )
  const ways = () => [...place.querySelectorAll('a')].map(({ textContent }) => textContent)
  await expect.poll(() => place.textContent).toContain(CHAT)
  expect(place.textContent).toContain(WAY)
  expect(ways()).toEqual(['Home', 'Jobs', 'Messages', 'Resume', 'Me', 'Chats'])
  setChatOn(false)
  await expect.poll(() => place.querySelector('main h1')?.textContent).toBe("Chat isn't available here")
  expect(place.textContent).not.toContain(CHAT)
  expect(place.textContent).not.toContain(WAY)
  expect(ways()).toEqual(['Browse jobs', 'Home', 'Jobs', 'Resume', 'Me'])
})
