import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { setChatOn } from '../lib/chat-switch'
import { endSession, keepSession } from '../lib/session'
import { testSession } from '../lib/test-session'
import { useUnreadCount } from '../lib/unread'
import { followUnread } from './unread'

const COUNT = '/biz/conversations/unread/count'

afterEach(() => {
  endSession('signed-out')
  setChatOn(true)
  vi.unstubAllGlobals()
})

const Count = () => useUnreadCount() ?? 'not known'

/** What header and titles are told, and what was asked of the server. */
function following(count: number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.origin).pathname)
    return new Response(JSON.stringify({ code: 0, data: { count } }))
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Count />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  followUnread(() => {})
  return { asked, shown: () => place.textContent }
}

test('S-GATE-17 the number that waits is told by the server, before the chat has caught up', async () => {
  keepSession(testSession({ imId: 'of a count' }))
  const { asked, shown } = following(7)
  await expect.poll(shown).toBe('7')
  expect(asked.filter((path) => path === COUNT)).toHaveLength(1)
})

test('S-GATE-14 where there is no chat, nothing is counted', async () => {
  setChatOn(false)
  keepSession(testSession({ imId: 'of no count' }))
  const { asked, shown } = following(7)
  await expect.poll(shown).toBe('not known')
  expect(asked).toEqual([])
  setChatOn(true)
  await expect.poll(shown).toBe('7')
})
