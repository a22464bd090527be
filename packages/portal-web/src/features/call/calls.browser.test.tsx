import { type CallNow, toImId } from '@sarika/im-engine'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seedRead } from '../../http/read'
import { openArea } from '../../i18n/i18n'
import { askCall } from '../../lib/calling'
import { keepLeftCall, takeLeftCall } from '../../lib/left-call'
import { Title } from '../../ui/title'
import { Toasts } from '../../ui/toasts'
import { Calls } from './index'
import { keptDevices } from './rules/kept-devices'
import { testCall, testMeeting } from './rules/test-call'
import { testCallEngine, testMedia, testPicture } from './test-engine'
import '../../styles/tokens.css'
import '../../styles/base.css'
import '../../styles/pieces.css'

await openArea('call')
afterEach(() => {
  localStorage.removeItem('sarika.call-devices')
  localStorage.removeItem('sarika.call-corner')
  askCall(null)
  vi.restoreAllMocks()
})

const CONTACTS = [
  { imId: '10001', name: 'Sokha', avatar: '', isMe: true },
  { imId: '20001', name: 'Bopha', avatar: '', isMe: false },
  ...Array.from({ length: 6 }, (_, at) => ({
    imId: String(20_002 + at),
    name: `Person ${at + 2}`,
    avatar: '',
  })),
]

const queries = new QueryClient()

/** The calls over a page with a field in it; `items` of the list of chats. */
function stage(items: readonly object[] = []) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const parts = testCallEngine(CONTACTS, [], items)
  const told: string[] = []
  const tell = {
    hasSound: () => false,
    show: ({ name, kind }: { name: string; kind: string }) => {
      told.push(`${name}: ${kind}`)
      return () => told.push('over')
    },
  }
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <Calls engine={parts.engine} tellRing={tell} />
          <Title>{'Jobs'}</Title>
          <h1 tabIndex={-1}>{'Jobs'}</h1>
          <input aria-label="What" />
          <Toasts />
        </>
      ),
    },
  ])
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { ...parts, told, router }
}

const ringing: Partial<CallNow> = { state: 'ringing', place: 'nowhere', isCaller: false, answeredAt: null }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const bopha = toImId('20001')
const seen = (colour: string, more: object = {}) => ({
  stream: testPicture(colour),
  hasAudio: true,
  hasVideo: true,
  quality: 'good' as const,
  ...more,
})

test('S-CALL-84 a ring takes the focus from nobody, is the first stop of the Tab key, and says why it was not taken', async () => {
  const { call, asked, refuse } = stage()
  await userEvent.click(page.getByLabelText('What'))
  call.set(testCall(ringing))
  const card = page.getByRole('alertdialog', { name: 'Incoming call' })
  await expect.element(card).toHaveTextContent('Bopha')
  await expect.element(card).toHaveTextContent('Video call')
  expect(document.activeElement).toBe(page.getByLabelText('What').element())
  const stops = [...document.querySelectorAll<HTMLElement>('button, input')]
  expect(stops[0]?.textContent).toBe('Answer')
  refuse('call-taken')
  await button('Answer').click()
  await expect.element(card).toHaveTextContent('This call was answered on another device.')
  await button('Answer without camera').click()
  await button('Decline').click()
  expect(asked).toEqual(['accept', 'accept {"withPicture":false}', 'reject'])
})

test('S-CALL-85 a ring is told to who looks elsewhere, until it is over', async () => {
  const { call, told } = stage()
  call.set(testCall(ringing))
  await expect.poll(() => told).toEqual(['Bopha: Video call'])
  call.set(null)
  await expect.poll(() => told).toEqual(['Bopha: Video call', 'over'])
})

test('S-CALL-86 the stage tells who it is and for how long; Escape makes it small, and ends nothing', async () => {
  const { call, media, asked } = stage()
  const { media: its, remotes } = testMedia()
  call.set(testCall({ state: 'alerting', answeredAt: null }))
  const dialog = page.getByRole('dialog', { name: 'Call', exact: true })
  await expect.element(dialog).toHaveTextContent('Ringing, 12:50')
  call.set(testCall())
  media.set(its)
  await expect.element(dialog).toHaveTextContent('Connecting')
  remotes.set(new Map([[bopha, seen('#b93227')]]))
  await expect.element(dialog).toHaveTextContent('12:46')
  await expect.element(dialog).toHaveTextContent('Good connection')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: 'Call with Bopha' })).toBeVisible()
  expect(document.querySelector('dialog')).toBeNull()
  await button('Show full size').click()
  await button('End').click()
  expect(asked).toEqual(['end'])
})

test('S-CALL-87 the small window stays while one walks through the portal, and is moved by the arrow keys', async () => {
  const { call, media, router } = stage()
  call.set(testCall())
  media.set(testMedia().media)
  await button('Minimize').click()
  const small = page.getByRole('region', { name: 'Call with Bopha' })
  await router.navigate('/jobs')
  await expect.element(small).toBeVisible()
  await expect.element(small).toHaveAttribute('data-corner', 'top-end')
  const grip = page.getByRole('button', { name: 'Move with the arrow keys, or drag' })
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.element(small).toHaveAttribute('data-corner', 'bottom-start')
  await userEvent.click(page.getByLabelText('What'))
  await userEvent.keyboard('cook')
  await expect.element(page.getByLabelText('What')).toHaveValue('cook')
})

test('S-CALL-100 the small window begins at the upper edge, where no new message comes, and is where it was put the last time', async () => {
  const { call, media } = stage()
  call.set(testCall())
  media.set(testMedia().media)
  await button('Minimize').click()
  const small = page.getByRole('region', { name: 'Call with Bopha' })
  await expect.element(small).toHaveAttribute('data-corner', 'top-end')
  const grip = page.getByRole('button', { name: 'Move with the arrow keys, or drag' })
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await button('Show full size').click()
  await button('Minimize').click()
  await expect.element(small).toHaveAttribute('data-corner', 'bottom-end')
})

test('S-CALL-99 a call that the page before had is told quietly, with the way back and its end', async () => {
  const { call, asked } = stage()
  call.set(testCall({ place: 'nowhere' }))
  await expect.element(page.getByText('is still running', { exact: false })).toBeVisible()
  expect(document.querySelector('dialog')).toBeNull()
  await button('Rejoin').click()
  await button('End').click()
  expect(asked).toEqual(['accept', 'end'])
})

test('S-CALL-99 the page that is loaded next is told which call ran, once', async () => {
  const { call } = stage()
  call.set(testCall({ state: 'calling' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  dispatchEvent(new Event('pagehide'))
  expect(takeLeftCall()).toBeNull()
  call.set(testCall())
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Connecting')
  dispatchEvent(new Event('pagehide'))
  expect(takeLeftCall()).toBe(testCall().channel)
  expect(takeLeftCall()).toBeNull()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  keepLeftCall('c')
  vi.setSystemTime(Date.now() + 60_001)
  expect(takeLeftCall()).toBeNull()
})

test('S-CALL-103 a page that is loaded again before one went back in tells the next page, too', async () => {
  const { call } = stage()
  call.set(testCall({ place: 'nowhere' }))
  await expect.element(button('Rejoin')).toBeVisible()
  dispatchEvent(new Event('pagehide'))
  expect(takeLeftCall()).toBe(testCall().channel)
  call.set(null)
  await expect.element(button('Rejoin')).not.toBeInTheDocument()
  dispatchEvent(new Event('pagehide'))
  expect(takeLeftCall()).toBeNull()
})

test('S-CALL-104 the way back into a call and its end look as they do while it rings, in light and dark', async () => {
  const { call } = stage()
  const groundOf = (name: string) => getComputedStyle(button(name).element()).backgroundColor
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'))
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    call.set(testCall(ringing))
    await expect.element(button('Answer')).toBeVisible()
    const grounds = [groundOf('Answer'), groundOf('Decline')]
    call.set(testCall({ place: 'nowhere' }))
    await expect.element(button('Rejoin')).toBeVisible()
    expect([groundOf('Rejoin'), groundOf('End')]).toEqual(grounds)
  }
})

test('S-CALL-105 the call names the job in the language that is shown, and until it is known as the list does', async () => {
  const { call } = stage([{ key: 'p2p-20001', title: 'Bopha', jobId: '7', jobTitle: 'Hotel Receptionist' }])
  call.set(testCall())
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('Hotel Receptionist')
  seedRead(queries, '/jobs/7', { id: 7, title: 'អ្នកទទួលភ្ញៀវសណ្ឋាគារ' })
  await expect.element(dialog).toHaveTextContent('អ្នកទទួលភ្ញៀវសណ្ឋាគារ')
})

test('S-CALL-101 the tab says who calls while it rings', async () => {
  const { call } = stage()
  await expect.poll(() => document.title).toBe('Jobs - Sarika')
  call.set(testCall(ringing))
  await expect.poll(() => document.title).toBe('Incoming call – Bopha')
  call.set(null)
  await expect.poll(() => document.title).toBe('Jobs - Sarika')
})

test('S-CALL-102 a meeting says when nobody else is there, and when two are', async () => {
  const { call, media } = stage()
  media.set(testMedia().media)
  call.set(testMeeting(0))
  await expect.element(page.getByText('Only you are here.', { exact: false })).toBeVisible()
  call.set(testMeeting(1))
  await expect.element(page.getByText('Only you two')).toBeVisible()
  await expect.element(page.getByText('Only you are here.', { exact: false })).not.toBeInTheDocument()
  call.set(testMeeting(2))
  await expect.element(page.getByText('Only you two')).not.toBeInTheDocument()
})

test('S-CALL-106 on a phone the name of a meeting of two has its line, and how good the connection is stands below it', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { call, media } = stage()
  const its = testMedia()
  media.set(its.media)
  call.set(testMeeting(1))
  its.remotes.set(new Map([[bopha, seen('#b93227')]]))
  await expect.element(page.getByText('Only you two')).toBeVisible()
  await expect.element(page.getByText('Good connection')).toBeVisible()
  const name = page.getByRole('dialog', { name: 'Call', exact: true }).getByRole('heading').element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  const below = page.getByText('Good connection').element().getBoundingClientRect()
  expect(below.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
})

test('S-CALL-88 microphone, camera and screen are switched in the call, and what does not work is said', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { call, media } = stage()
  const its = testMedia()
  call.set(testCall())
  media.set(its.media)
  await button('Mute').click()
  await button('Unmute').click()
  await button('Start video').click()
  await expect.element(button('Stop video')).toBeVisible()
  await button('Share').click()
  await button('Stop sharing').click()
  expect(its.asked).toEqual([
    'microphone false',
    'microphone true',
    'camera true',
    'screen true',
    'screen false',
  ])
  its.refuse({ ok: false, why: 'in-use' })
  await button('Stop video').click()
  await expect.element(page.getByText('Another program uses your camera.', { exact: false })).toBeVisible()
})

test('S-CALL-89 a call by sound moves to one with picture by a press, and the other side is asked for its own', async () => {
  const { call, media, asked } = stage()
  const its = testMedia()
  call.set(testCall({ type: 'audio', hasVideo: false }))
  media.set(its.media)
  await button('Start video').click()
  expect(asked).toEqual(['toVideo'])
  call.set(testCall({ isPictureAsked: true }))
  await expect.element(page.getByText('Bopha turned on video.')).toBeVisible()
  await button('Turn on my camera').click()
  await button('Not now').click()
  expect(asked).toEqual(['toVideo', 'toVideo', 'dismiss'])
})

test('S-CALL-90 a weak or lost way is said in words, with what helps', async () => {
  const { call, media, asked } = stage()
  const its = testMedia()
  its.remotes.set(new Map([[bopha, seen('#b93227')]]))
  call.set(testCall())
  media.set(its.media)
  its.quality.set('poor')
  await expect.element(page.getByText('Weak connection').first()).toBeVisible()
  await button('Switch to sound only').click()
  expect(asked).toEqual(['toAudio'])
  its.quality.set('lost')
  await expect.poll(() => document.querySelectorAll('[data-lost] .call-picture').length).toBe(1)
  expect(page.getByText('Connection lost. Reconnecting…').elements()).toHaveLength(1)
  await expect.element(page.getByText('Connection lost. Reconnecting…').first()).toBeVisible()
  await button('Try again').click()
  expect(its.asked).toEqual(['restart'])
})

test('S-CALL-91 how a call ended is said; a missed one stays until it is closed, with a way to call back', async () => {
  const { call, asked } = stage()
  call.set(testCall({ state: 'over', end: 'busy' }))
  await expect.element(page.getByText('Bopha is on another call')).toBeVisible()
  await expect.element(button('Call again')).toBeVisible()
  call.set(testCall({ state: 'over', end: 'taken', isCaller: false, channel: 'b' }))
  await expect.element(page.getByText('Answered on another device')).toBeVisible()
  call.set(testCall({ state: 'over', end: 'no-answer', isCaller: false, channel: 'c' }))
  await expect.element(page.getByText('Missed call')).toBeVisible()
  call.set(null)
  await button('Call back').click()
  await expect.element(page.getByRole('dialog', { name: 'Check before you call' })).toBeVisible()
  await expect.element(page.getByText('Missed call')).not.toBeInTheDocument()
  expect(asked).toEqual(['dismiss'])
})

test('S-CALL-93 a call in another tab of the browser is told, and can be ended', async () => {
  const { call, asked } = stage()
  call.set(testCall({ place: 'other-tab' }))
  await expect.element(page.getByText("You're in a call with Bopha in another tab.")).toBeVisible()
  await button('End').click()
  expect(asked).toEqual(['end'])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'S-CALL-92 a meeting of %i shows everybody, none smaller than another',
  async (count) => {
    const { call, media } = stage()
    const its = testMedia()
    const others = Array.from({ length: count - 1 }, (_, at) => toImId(String(20_001 + at)))
    its.remotes.set(
      new Map(others.map((imId, at) => [imId, seen('#0b6b66', { hasVideo: at < 3, hasAudio: at !== 0 })])),
    )
    call.set(testMeeting(count - 1))
    media.set(its.media)
    const boxesNow = () =>
      [...document.querySelectorAll('.call-tile')].map((tile) => tile.getBoundingClientRect())
    // The stage is laid out once it is open.
    await expect.poll(() => boxesNow().filter(({ height }) => height > 80).length).toBe(count)
    const boxes = boxesNow()
    for (const { width, bottom, right } of boxes) {
      expect(Math.abs(width - (boxes[0]?.width ?? 0))).toBeLessThan(2)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
      expect(right).toBeLessThanOrEqual(innerWidth)
    }
  },
)

test('S-CALL-82 devices are checked before a call and remembered; the next call begins at once where that was chosen', async () => {
  const { asked } = stage()
  askCall({ key: 'p2p-20001', hasVideo: true })
  const dialog = page.getByRole('dialog', { name: 'Check before you call' })
  await expect.element(dialog.getByLabelText('Your picture')).toBeVisible()
  await page.getByLabelText('Skip this next time').click()
  await button('Call').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual(['start {"to":"20001","type":"video"}'])
  expect(keptDevices().isSkipped).toBe(true)
  askCall({ key: 'team-7', hasVideo: true })
  await expect.poll(() => asked.at(-1)).toBe('start {"group":"7","type":"meeting","hasVideo":true}')
  askCall({ key: 'team-7', hasVideo: true, isJoin: true })
  await expect.poll(() => asked.at(-1)).toBe('join "7"')
})

test('S-CALL-83 a microphone that is refused is said, with what to do, and a call may begin all the same', async () => {
  const { asked, refuse } = stage()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  refuse('not-friend')
  askCall({ key: 'p2p-20001', hasVideo: true })
  await expect.element(page.getByText('Your browser blocks the microphone', { exact: false })).toBeVisible()
  await button('Call').click()
  expect(asked).toEqual(['start {"to":"20001","type":"audio"}'])
  await expect.element(page.getByText('You can only call your contacts.', { exact: false })).toBeVisible()
})
