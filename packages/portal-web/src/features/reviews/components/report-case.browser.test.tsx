import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueries } from '../../../http/queries'
import { i18n, openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import type { Reported } from '../api/reviews'
import { ReportCase } from './report-case'

await Promise.all((['applications', 'auth', 'chat', 'reports', 'reviews'] as const).map(openArea))
const t = i18n.getFixedT('en', 'reviews')

const ROW: Reported = {
  ...{ kind: 'person', id: 20001, title: 'Bopha', company: 'Angkor', people: 2, since: 1 },
  reasons: ['rude'],
}
const CASE = {
  ...{ isTold: true, memberSince: 1_780_000_000 },
  texts: [{ reason: 'rude', text: '<i>He shouts</i>', at: 1_790_000_000 }],
  messages: [
    { msgId: '1', senderName: '', isReported: false, sentAt: 1_790_000_000, type: 'text', text: 'Hello' },
  ],
  earlier: [{ decision: 'warn', reason: 'spam', text: 'Stop that.', at: 1_789_000_000 }],
}

let answer: () => Response
let decided: unknown[]

beforeEach(() => {
  decided = []
  answer = () => Response.json(CASE)
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'PUT') return answer()
    decided.push(JSON.parse(String(body)))
    return new Response(null, { status: 204 })
  })
  keepSession(testSession())
})
afterEach(() => {
  endSession('signed-out')
  vi.unstubAllGlobals()
})

function show(row: Reported = ROW) {
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
      <ReportCase row={row} onNext={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  )
  return place
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const submit = () => page.getByRole('button', { name: new RegExp(`^${t('decide')}`) }).click()

test('S-REPORT-22 a case tells who it is, what people say, the messages, and what was decided before; nothing of it is HTML', async () => {
  const place = show()
  await expect.element(page.getByText('<i>He shouts</i>')).toBeVisible()
  for (const part of ['Bopha', 'Angkor', '2 people', 'Hello', t('nameless'), 'Stop that.', 'member since'])
    expect(place.textContent).toContain(part)
})

test('S-REPORT-22 a warning needs a reason, "other" needs words, and what is sent is what was chosen', async () => {
  show()
  await press(t('decisions.warn'))
  await submit()
  await expect.element(page.getByText(t('missing'))).toBeVisible()
  await press('Something else')
  await submit()
  await expect.element(page.getByText(t('missingWords'))).toBeVisible()
  expect(decided).toEqual([])
  await page.getByRole('textbox', { name: t('wordsNeeded') }).fill(' Be kind. ')
  await submit()
  await expect.poll(() => decided).toEqual([{ decision: 'warn', reason: 'other', text: 'Be kind.' }])
  await expect.element(page.getByText('Warned: Bopha')).toBeVisible()
})

test('S-REPORT-22 where nobody can be warned there is no warning, and stopping a company asks once more', async () => {
  answer = () => Response.json({ ...CASE, isTold: false })
  show({ ...ROW, kind: 'employer', id: 3, reasons: ['fraud'] })
  await expect.element(page.getByText(t('nobody'))).toBeVisible()
  expect(page.getByRole('button', { name: t('decisions.warn'), exact: true }).elements()).toEqual([])
  await press(t('decisions.stop'))
  await press('Looks like a scam')
  await submit()
  await expect.element(page.getByRole('dialog').getByText(t('stopSure'))).toBeVisible()
  expect(decided).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('decisions.stop') })
    .click()
  await expect.poll(() => decided).toEqual([{ decision: 'stop', reason: 'fraud', text: '' }])
})

test('S-REPORT-22 a case that does not come can be asked for again, and is not decided unread', async () => {
  answer = () => new Response('', { status: 500 })
  show()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByRole('button', { name: t('decisions.keep') }).elements()).toEqual([])
  answer = () => Response.json(CASE)
  await press('Try again')
  await expect.element(page.getByRole('button', { name: t('decisions.keep') })).toBeVisible()
})
