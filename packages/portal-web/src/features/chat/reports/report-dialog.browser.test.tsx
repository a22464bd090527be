import { createImEngine, type ShownMessage, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueries } from '../../../http/queries'
import { i18n, openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { MessageMenu } from '../components/message-menu'
import { SayProvider } from '../components/say'
import type { Talk } from '../components/talk'
import { Profile } from '../people/profile'
import { TestRouter } from '../test-router'
import { ReportDialog } from './report-dialog'

await Promise.all((['auth', 'chat', 'people', 'reports'] as const).map(openArea))
const t = i18n.getFixedT('en', 'reports')
const sayChat = i18n.getFixedT('en', 'chat')

const HR = toImId('20001')
const message = (msgId: string, text: string, more: object = {}) => ({
  ...{ msgId, text, senderName: 'Bopha', isOwn: false, sentAt: 1_790_000_000, type: 'text' },
  ...more,
})
const FIVE = [
  message('1', 'Good morning.'),
  message('2', 'Good morning!', { isOwn: true }),
  message('3', '<b>Bring $50</b>'),
  message('4', 'kitchen.png', { type: 'image' }),
  message('5', '', { type: 'geo' }),
]

/** What the server answers, by method; what was asked. */
let answers: Record<'GET' | 'POST', () => Response>
let asked: { path: string; body: unknown }[]

beforeEach(() => {
  asked = []
  answers = {
    GET: () => Response.json({ messages: FIVE }),
    POST: () => Response.json({ id: 3, isReported: true }),
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1.0.0', '')
    if (method === 'POST') asked.push({ path, body: JSON.parse(String(body)) })
    return answers[method === 'POST' ? 'POST' : 'GET']()
  })
  keepSession(testSession())
})
afterEach(() => {
  endSession('signed-out')
  vi.unstubAllGlobals()
})

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

function show(shown: ReactNode) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const queries = createQueries()
  onTestFinished(() => {
    root.unmount()
    place.remove()
    queries.clear()
  })
  root.render(
    <QueryClientProvider client={queries}>
      <TestRouter>
        <ImEngineProvider engine={engine}>
          <SayProvider value={sayChat}>{shown}</SayProvider>
        </ImEngineProvider>
      </TestRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  return place
}

const onClose = vi.fn()
beforeEach(() => onClose.mockClear())
const dialog = (about: { kind: 'person' | 'message'; id: string } = { kind: 'message', id: '3' }) =>
  show(<ReportDialog about={about} name="Bopha" onClose={onClose} />)
const lines = () => [...document.querySelectorAll('.reported-line blockquote')].map((one) => one.textContent)
const send = () => page.getByRole('button', { name: t('send') }).click()
const said = (text: string) => expect.element(page.getByRole('alert').getByText(text)).toBeVisible()

test('S-REPORT-20 the messages stand there as they will be sent, the reported one marked, and never as HTML', async () => {
  dialog()
  await expect
    .poll(lines)
    .toEqual(['Good morning.', 'Good morning!', '<b>Bring $50</b>', 'Photo: kitchen.png', 'Location'])
  const marked = document.querySelector('.reported-line[data-on]')
  expect(marked?.textContent).toContain('<b>Bring $50</b>')
  expect(marked?.textContent).toContain(t('thisOne'))
  expect(document.querySelectorAll('.reported-line')[1]?.textContent).toContain(t('you'))
  await send()
  await said(t('choose'))
  await page.getByLabelText(t('reasons.rude')).click()
  await send()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        path: '/users/messages/3/report',
        body: { reason: 'rude', text: '', messages: ['1', '2', '3', '4', '5'] },
      },
    ])
  await expect.element(page.getByText(t('sent'))).toBeVisible()
  expect(onClose).toHaveBeenCalled()
})

test('S-REPORT-21 without a network nothing is lost: the reason is told, and the same is sent later', async () => {
  dialog({ kind: 'person', id: '20001' })
  await expect.poll(lines).toHaveLength(5)
  await page.getByLabelText(t('reasons.not_who')).click()
  await page.getByLabelText(t('words')).fill('Not her.')
  answers.POST = () => {
    throw new TypeError('no network')
  }
  await send()
  await expect.poll(() => document.querySelector('.form-failure')?.textContent ?? '').not.toBe('')
  expect(onClose).not.toHaveBeenCalled()
  answers.POST = () => Response.json({ id: 20001, isReported: true })
  await send()
  await expect
    .poll(() => asked.at(-1))
    .toEqual({
      path: '/users/people/20001/report',
      body: { reason: 'not_who', text: 'Not her.', messages: ['1', '2', '3', '4', '5'] },
    })
  expect(onClose).toHaveBeenCalled()
})

test('S-REPORT-21 what goes along and was not seen is not sent; what is gone is told', async () => {
  answers.GET = () => new Response('', { status: 500 })
  dialog()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByLabelText(t('reasons.spam')).click()
  await send()
  await said(t('notSeen'))
  expect(asked).toEqual([])
  answers.GET = () => Response.json({ messages: FIVE })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(lines).toHaveLength(5)
  answers.POST = () => Response.json({ code: 'not_found', message: 'not found' }, { status: 404 })
  await send()
  await said(t('gone.message'))
  expect(onClose).not.toHaveBeenCalled()
})

test('S-REPORT-20 with whom nothing was said, words alone are sent', async () => {
  answers.GET = () => Response.json({ messages: [] })
  dialog({ kind: 'person', id: '20001' })
  await expect.element(page.getByText(t('noMessages'))).toBeVisible()
  await page.getByLabelText(t('reasons.other')).click()
  await send()
  await expect.poll(() => asked[0]?.body).toEqual({ reason: 'other', text: '', messages: [] })
})

const nothing = () => undefined
const talk: Talk = {
  ...{ isGroup: false, peer: HR, canWrite: true, tipInWords: () => '', nameOf: () => 'Bopha' },
  ...{ reply: nothing, jump: nothing, resend: nothing, discard: nothing, withdraw: nothing },
  ...{ canRewrite: () => false, rewrite: nothing, writeAgain: () => null, person: nothing },
  ...{ erase: nothing, star: nothing, forward: nothing, select: nothing, readers: nothing, report: nothing },
  ...{ faceOf: () => '', othersCount: 1 },
}

test("S-REPORT-23 others' messages are reported from their menu, one's own are not", async () => {
  const onReport = vi.fn()
  const menu = (more: object) => {
    const shown = {
      ...{ key: 'm1', id: '3', kind: 'text', text: 'hello', state: 'sent', from: HR, own: false },
      ...{ at: Date.now(), ...more },
    } as unknown as ShownMessage
    const trigger = document.createElement('button')
    return show(
      <MessageMenu
        message={shown}
        place={{ trigger, point: null }}
        talk={{ ...talk, report: onReport }}
        onNotice={nothing}
        onClose={nothing}
      />,
    )
  }
  const names = (place: HTMLElement) =>
    [...place.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)
  const own = menu({ own: true, from: toImId('10001') })
  await expect.poll(() => names(own)).toContain('Copy text')
  expect(names(own)).not.toContain('Report')
  const theirs = menu({})
  await expect.poll(() => names(theirs)).toContain('Report')
  const item = [...theirs.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === 'Report',
  )
  item?.click()
  expect(onReport).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }))
})

test('S-REPORT-23 a person is reported from their profile', async () => {
  show(<Profile imId={HR} name="Bopha" />)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: t('title.person', { name: 'Bopha' }) })).toBeVisible()
  await expect.poll(lines).toHaveLength(5)
})
