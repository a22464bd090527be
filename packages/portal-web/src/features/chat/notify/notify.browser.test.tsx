import type { ImEngine, MessageNews } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { showBadge } from './badge'
import { BellLine } from './bell-line'
import { BellSettings } from './bell-settings'
import { OnlyMentions } from './only-mentions'
import { dropPush, startPush } from './push'
import { BellReader, changeBell, getDevice, setDevice } from './settings'

await openArea('bell')

const KEYS = ['sarika.bell', 'sarika.bell-asked']
beforeEach(() => {
  for (const key of KEYS) localStorage.removeItem(key)
})
afterEach(() => {
  for (const key of KEYS) localStorage.removeItem(key)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function stage(shown: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(<QueryClientProvider client={queries}>{shown}</QueryClientProvider>)
  return place
}

/** Answers of the server by method and path; what was asked of it. */
function serve(answer: (asked: string, body: unknown) => unknown) {
  const asked: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/v1.0.0', '')}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    asked.push({ call, body })
    return Response.json(answer(call, body) ?? {})
  })
  keepSession(testSession())
  onTestFinished(() => endSession('signed-out'))
  return asked
}

test('S-BELL-6 the line stands there after the first answer, asks by a press alone, and never again', async () => {
  const asks: string[] = []
  const asking = {
    permission: 'default',
    requestPermission: async () => {
      asks.push('asked')
      asking.permission = 'granted'
      return 'granted'
    },
  }
  vi.stubGlobal('Notification', asking)
  const listeners = new Set<(news: MessageNews) => void>()
  const engine = {
    on: (_: string, listener: (news: MessageNews) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as ImEngine
  const hear = (news: Partial<MessageNews>) => {
    for (const listener of listeners) listener({ isOwn: false, isQuiet: false, ...news } as MessageNews)
  }
  const line = (
    <ImEngineProvider engine={engine}>
      <BellLine />
    </ImEngineProvider>
  )
  const place = stage(line)
  await vi.waitUntil(() => listeners.size > 0)
  hear({ isOwn: true })
  hear({ isQuiet: true })
  expect(place.textContent).toBe('')
  hear({})
  await vi.waitUntil(() => place.textContent?.includes('Get a notification when someone answers'))
  expect(asks).toEqual([])
  const press = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Turn on')
  press?.click()
  await vi.waitUntil(() => place.textContent === '')
  expect(asks).toEqual(['asked'])
  expect(getDevice().isShown).toBe(true)
  asking.permission = 'default'
  listeners.clear()
  const again = stage(line)
  hear({})
  expect(again.textContent).toBe('')
})

test('S-BELL-7 a device sounds and shows nothing by itself; who asks for less motion hears nothing either', () => {
  const calm = vi.spyOn(window, 'matchMedia')
  calm.mockReturnValue({ matches: false } as MediaQueryList)
  setDevice({ hasText: true })
  expect(getDevice()).toEqual({ hasSound: true, isShown: false, hasText: true, pushedFor: '' })
  for (const key of KEYS) localStorage.removeItem(key)
  calm.mockReturnValue({ matches: true } as MediaQueryList)
  expect(getDevice()).toMatchObject({ hasSound: false, hasText: false })
  setDevice({ hasSound: true })
  expect(getDevice().hasSound).toBe(true)
})

test('S-BELL-8 the icon has the number while something waits, and is plain again', () => {
  const icon = document.createElement('link')
  document.head.prepend(icon)
  onTestFinished(() => icon.remove())
  icon.rel = 'icon'
  icon.href = '/a/bird.svg'
  showBadge(3)
  expect(decodeURIComponent(icon.href)).toMatch(/^data:image\/svg\+xml,.*>3<\/text>/)
  showBadge(12)
  expect(decodeURIComponent(icon.href)).toContain('>9+</text>')
  showBadge(0)
  expect(icon.getAttribute('href')).toMatch(/\/a\/bird\.svg$/)
})

test('S-BELL-14 a group is set to mentions alone by one switch', async () => {
  let onlyMentions: string[] = []
  const asked = serve((call) => {
    if (call.startsWith('PUT')) onlyMentions = ['30001']
    return { kinds: {}, onlyMentions, pushKey: '' }
  })
  const place = stage(<OnlyMentions groupId="30001" isMuted={false} />)
  const box = await vi.waitUntil(() => place.querySelector<HTMLInputElement>('input:not(:disabled)'))
  expect(box.checked).toBe(false)
  box.click()
  await vi.waitUntil(() => asked.some(({ call }) => call === 'PUT /users/me/bell'))
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ groups: { 30001: true } })
  await vi.waitUntil(() => place.querySelector<HTMLInputElement>('input')?.checked === true)
})

test('S-BELL-2 what rings goes by a change at once: of this tab, of another one, and where it was asked before', async () => {
  let isOn = true
  let late: (() => void) | null = null
  serve((call) => {
    if (call.startsWith('PUT')) isOn = !isOn
    const body = { kinds: { messages: isOn }, onlyMentions: [], pushKey: '' }
    late?.()
    return body
  })
  const bell = new BellReader()
  onTestFinished(() => bell.stop())
  const rings = async () => (await bell.read()).kinds.messages
  expect(await rings()).toBe(true)
  await changeBell({ kinds: { messages: false } })
  expect(await rings()).toBe(false)
  await changeBell({ kinds: { messages: true } })
  expect(await rings()).toBe(true)
  // Another tab of the same person.
  isOn = false
  const other = new BroadcastChannel('sarika.own-changes')
  onTestFinished(() => other.close())
  other.postMessage({ userId: testSession().userId, path: '/users/me/bell' })
  await vi.waitUntil(async () => !(await rings()))
  // What was answered before the change is not what is so after it.
  bell.forget()
  late = () => {
    late = null
    isOn = true
    bell.forget()
  }
  expect(await rings()).toBe(true)
})

test('S-BELL-20 where the browser blocks notifications it says so beside the switch', async () => {
  serve(() => ({ kinds: {}, onlyMentions: [], pushKey: '' }))
  vi.stubGlobal('Notification', { permission: 'denied' })
  const place = stage(<BellSettings />)
  const line = await vi.waitUntil(() =>
    [...place.querySelectorAll('label')].find((one) => one.textContent?.startsWith('Notifications')),
  )
  expect(line.textContent).toContain("Blocked in your browser's settings")
  expect(line.querySelector('input')?.disabled).toBe(true)
})

/** A browser's push manager, which hands out one address. */
function pushManager() {
  const done: string[] = []
  let subscription: object | null = null
  const one = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      done.push('unsubscribed')
      subscription = null
      return true
    },
  }
  const manager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      done.push(`subscribed by ${applicationServerKey.length} bytes`)
      subscription = one
      return one
    },
  }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager: manager,
  } as unknown as ServiceWorkerRegistration)
  return done
}

test('S-BELL-16 a browser subscribes once, and gives its subscription up when its login is over', async () => {
  const done = pushManager()
  const asked = serve(() => ({}))
  expect(await startPush('10001', 'A'.repeat(86), true)).toBe('done')
  expect(await startPush('10001', 'A'.repeat(86), true)).toBe('done')
  expect(done).toEqual(['subscribed by 64 bytes'])
  const device = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, hasText: true }
  expect(asked).toEqual([
    { call: 'PUT /users/me/push', body: device },
    { call: 'PUT /users/me/push', body: device },
  ])
  expect(getDevice().pushedFor).toBe('10001')
  await dropPush()
  expect(done.at(-1)).toBe('unsubscribed')
  expect(getDevice().pushedFor).toBe('')
})

test('S-BELL-9 what the server does not take is no subscription', async () => {
  const done = pushManager()
  serve(() => ({ code: 'no_push' }))
  expect(await startPush('10001', 'A'.repeat(86), false)).toBe('failed')
  expect(done.at(-1)).toBe('unsubscribed')
  expect(await startPush('10001', '', false)).toBe('failed')
})
