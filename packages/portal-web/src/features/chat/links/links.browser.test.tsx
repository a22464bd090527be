import { createImEngine, type SearchHit, type ShownMessage } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { i18n, openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { startTestEngine } from '../test-engine'
import '../../../styles/base.css'
import { BubbleText } from '../components/bubble-text'
import { FindField } from '../components/find-field'
import { SayProvider } from '../components/say'
import { serveSockets } from '../test-socket'
import { LinkAbove } from './link-above'
import { useMarks } from './mark-found'
import { PreviewSwitch } from './preview-switch'
import { SentLink } from './sent-link'
import { useLinkPreview } from './use-link-preview'
import { useWalk } from './use-walk'
import { Walk } from './walk'

await Promise.all([openArea('chat'), openArea('links'), openArea('people')])
const t = i18n.getFixedT('en', 'links')
const sayChat = i18n.getFixedT('en', 'chat')

const PREVIEW = {
  url: 'https://page.example/jobs/7',
  title: 'Support Officer <b>now</b>',
  description: '$400 to $480',
  site: 'Mekong Tech',
  picture: '/chat/files/9f3kQ2vB7xLmT0aZ9f3kQ2',
  width: 640,
  height: 400,
  sign: 'x',
}

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

let asked: unknown[]
let answer: () => Response | Promise<Response>
beforeEach(() => {
  asked = []
  answer = () => Response.json({ code: 200, data: { preview: PREVIEW, isOff: false } })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    asked.push(body === undefined ? null : JSON.parse(String(body)))
    return answer()
  })
  keepSession(testSession())
})
afterEach(() => {
  endSession('signed-out')
  vi.unstubAllGlobals()
})

function show(shown: ReactNode) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const whole = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ImEngineProvider engine={engine}>
          <SayProvider value={sayChat}>{shown}</SayProvider>
        </ImEngineProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  // At once: no server has the pictures, and each goes as soon as that is known.
  flushSync(() => root.render(whole))
  return place
}

const said = (preview: object, text = `Look: ${PREVIEW.url}`) =>
  ({ extra: JSON.stringify({ preview }), text }) as unknown as ShownMessage

test('S-PREV-11 a bubble shows the page with the host that the link leads to, as text, with a picture of our server', () => {
  const place = show(<SentLink message={said(PREVIEW)} />)
  expect(place.querySelector('a')?.href).toBe(PREVIEW.url)
  expect(place.querySelector('a')?.rel).toContain('noopener')
  expect(place.textContent).toBe('Support Officer <b>now</b>$400 to $480Mekong Tech · page.example')
  expect(place.querySelector('img')?.getAttribute('src')).toBe(PREVIEW.picture)
  expect(asked).toEqual([])
})

test.each([
  ['its link does not stand in the text', said(PREVIEW, 'Look here')],
  ['it is none', said({ ...PREVIEW, url: 'javascript:alert(1)' }, 'javascript:alert(1)')],
  ['its picture is elsewhere', said({ ...PREVIEW, picture: 'https://evil.example/pixel.png' })],
  ['nobody can read it', { extra: '{"preview":7}', text: PREVIEW.url } as unknown as ShownMessage],
])('S-PREV-11 a bubble shows nothing where %s', async (_, message) => {
  const place = show(
    <>
      <SentLink message={message} />
      <i>{'there'}</i>
    </>,
  )
  await expect.poll(() => place.textContent).toBe('there')
})

test('S-PREV-11 a host that can be taken for another is shown in its ASCII form, and a path that is no file is no picture', async () => {
  const url = 'https://p\u0430ypal.com/login'
  const place = show(<SentLink message={said({ ...PREVIEW, url, site: '', picture: '/a/logout' }, url)} />)
  await expect.poll(() => place.querySelector('.link-site')?.textContent).toBe('xn--pypal-4ve.com')
  expect(place.querySelector('img')).toBeNull()
})

function Field() {
  const [text, setText] = useState('')
  const linked = useLinkPreview(text, true)
  return (
    <>
      <LinkAbove linked={linked} />
      <textarea aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{linked.preview === null ? 'alone' : 'with a preview'}</output>
    </>
  )
}
const field = () => page.getByRole('textbox', { name: 'Field' })

test('S-PREV-10 a link that is written is asked about once and shown above the field, until somebody removes it', async () => {
  show(<Field />)
  await field().fill('no link `https://code.example` hr@sarika.example')
  await field().fill(`Look: ${PREVIEW.url} and https://other.example`)
  await expect
    .element(page.getByRole('region', { name: t('preview.about') }))
    .toHaveTextContent('Support Officer')
  expect(asked).toEqual([{ url: PREVIEW.url }])
  await field().fill(`Look: ${PREVIEW.url}!`)
  await page.getByRole('button', { name: t('preview.remove') }).click()
  await expect.element(page.getByText('alone')).toBeVisible()
  await field().fill(`Look again: ${PREVIEW.url}`)
  await expect.element(page.getByText('alone')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('S-PREV-10 while the answer is on its way there is no preview, and a failure is none', async () => {
  let come = (_: Response): void => {}
  answer = () => new Promise((resolve) => (come = resolve))
  show(<Field />)
  await field().fill(PREVIEW.url)
  await expect.poll(() => asked).toEqual([{ url: PREVIEW.url }])
  await expect.element(page.getByText('alone')).toBeVisible()
  come(new Response('', { status: 503 }))
  await field().fill('www.page.example')
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toEqual({ url: 'https://www.page.example' })
  await expect.element(page.getByText('alone')).toBeVisible()
})

test('S-PREV-18 a look-up that takes longer than a moment says so, can be called off, and says nothing when it fails', async () => {
  let come = (_: Response): void => {}
  answer = () => new Promise((resolve) => (come = resolve))
  show(<Field />)
  await field().fill(PREVIEW.url)
  const looking = page.getByText(t('preview.looking'))
  await expect.element(looking).toBeVisible()
  come(new Response('', { status: 503 }))
  await expect.element(looking).not.toBeInTheDocument()
  await field().fill('https://two.example')
  await expect.element(looking).toBeVisible()
  await page.getByRole('button', { name: t('preview.remove') }).click()
  await expect.element(looking).not.toBeInTheDocument()
  expect(asked).toHaveLength(2)
})

test('S-PREV-8 who is told that nobody is asked does not ask again', async () => {
  answer = () => Response.json({ code: 200, data: { preview: null, isOff: true } })
  show(<Field />)
  await field().fill('https://one.example')
  await expect.poll(() => asked).toHaveLength(1)
  await field().fill('https://two.example')
  await expect.element(page.getByText('alone')).toBeVisible()
  await field().fill('https://three.example')
  await expect.element(page.getByText('alone')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('S-PREV-12 the switch keeps what is chosen, and goes back where it could not be kept', async () => {
  serveSockets()
  let kept = 1
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.includes('/privacy_settings')) return new Response('', { status: 503 })
    const change = body === undefined ? null : JSON.parse(String(body))
    if (change?.value === 1) return new Response('', { status: 503 })
    if (change !== null) kept = change.value
    return Response.json({ code: 200, data: { settings: { add_verify: 1, link_previews: kept } } })
  })
  const connected = startTestEngine()
  show(
    <ImEngineProvider engine={connected}>
      <PreviewSwitch />
    </ImEngineProvider>,
  )
  const button = page.getByRole('switch', { name: t('preview.setting') })
  await expect.element(button).toBeChecked()
  await button.click()
  await expect.poll(() => kept).toBe(0)
  await expect.element(button).not.toBeChecked()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(button).not.toBeChecked()
})

test('S-PREV-14 code is shown as it was written, and a block is copied without its marks', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  const place = show(<BubbleText text={'Run `npm i`:\n```sh\ncd a\n  ls <b>\n```'} mentionsAt={undefined} />)
  await page.getByRole('button', { name: t('code.copy') }).click()
  expect(writeText).toHaveBeenCalledWith('cd a\n  ls <b>')
  await expect.element(page.getByRole('status')).toHaveTextContent(t('code.copied'))
  expect([...place.querySelectorAll('code')].map((one) => one.textContent)).toEqual([
    'npm i',
    'cd a\n  ls <b>',
  ])
})

const hits = ['3', '2', '1'].map((id) => ({ id })) as unknown as readonly SearchHit[]

function Searching({ onJump }: { onJump: (id: string) => void }) {
  const [text, setText] = useState('needle')
  const { at, step, press } = useWalk(hits, onJump)
  useMarks(text)
  return (
    <>
      <FindField label="Find" text={text} onChange={setText} onKeyDown={press} isFocused />
      <Walk at={at + 1} count={hits.length} onStep={step} />
      <div className="log">
        <BubbleText text="A Needle, and a needle" mentionsAt={undefined} />
      </div>
    </>
  )
}

test('S-PREV-16 arrows, Enter and two buttons go from hit to hit, and it is said which of how many is shown', async () => {
  const onJump = vi.fn()
  show(<Searching onJump={onJump} />)
  await expect.element(page.getByRole('textbox', { name: 'Find' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText(t('found.at', { at: 2, count: 3 }))).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await page.getByRole('button', { name: t('found.next') }).click()
  await page.getByRole('button', { name: t('found.next') }).click()
  expect(onJump.mock.calls.flat()).toEqual(['3', '2', '3', '2', '1'])
  await expect
    .element(page.getByRole('button', { name: t('found.next') }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('S-PREV-17 what is looked for is marked in the messages, in whatever letters, until the search is over', async () => {
  show(<Searching onJump={() => undefined} />)
  const marked = () => [...(CSS.highlights.get('found') ?? [])].map(String)
  await expect.poll(marked).toEqual(['Needle', 'needle'])
  await page.getByRole('textbox', { name: 'Find' }).fill('')
  await expect.poll(marked).toEqual([])
})
