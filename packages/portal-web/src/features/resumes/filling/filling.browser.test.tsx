import { Outlet } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { draftKey } from '../../../lib/draft'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { openStage } from '../test-stage'
import { Filling } from './filling'
import { keepReading } from './kept-reading'
import type { Reading } from './machine'

const names = (en: string) => ({ en, km: en, zh: en, ko: en, th: en, vi: en })
const CONSTANTS = {
  locations: ['Phnom Penh', 'Siem Reap'].map((en, at) => ({ id: at + 1, names: names(en) })),
}
const single = (name: string, value: string | number): Reading['items'][number] => ({
  ...{ key: `profile.${name}`, part: 'profile', unsure: [], sources: [], isTaken: true },
  values: { [name]: value },
})
const READING: Reading = {
  ...{ name: 'Kitchen.pdf', fileId: null, targetId: null, saving: null },
  text: [{ page: 1, lines: ['Bora Kim, Siem Reap'] }],
  items: [single('firstName', 'Bora'), single('lastName', 'Kim'), single('locationId', 2)],
}
const KITCHEN = {
  ...{ id: 1, name: 'Kitchen', status: 'draft', isDefault: true, privacyLevel: { value: 1 }, career: {} },
  profile: { firstName: 'Dara', lastName: 'Kim', sexId: 1, birthday: '1996-11-02', locationId: 1 },
}
const KEY = draftKey(testSession().userId, 'filling', 'pdf')

let made: unknown[]
let end: () => void

async function serve(address: string, { method = 'GET', body }: RequestInit = {}) {
  const path = new URL(address, location.href).pathname.replace('/api/v1.0.0', '')
  if (method !== 'GET') made.push([path, JSON.parse(String(body))])
  if (path === '/application/constants') return Response.json(CONSTANTS)
  if (path === '/users/resumes') return Response.json(method === 'GET' ? { result: [KITCHEN] } : { id: 2 })
  return Response.json({ result: [], completeness: 20 })
}

function open() {
  const { userId } = testSession()
  const fill = <Filling userId={userId} attached={null} backTo={null} />
  end = openStage(
    [
      {
        element: <Outlet context={testSession()} />,
        children: [
          { path: '/resume', element: 'The editor' },
          { path: '/resume/fill', element: fill },
        ],
      },
    ],
    '/resume/fill',
  ).end
}

beforeEach(async () => {
  await Promise.all((['auth', 'jobs', 'papers', 'resume'] as const).map(openArea))
  made = []
  vi.stubGlobal('fetch', serve)
  keepSession(testSession())
  keepReading(KEY, READING)
})
afterEach(() => {
  end()
  endSession('signed-out')
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const radio = (name: string) => page.getByRole('radio', { name, exact: true })

test('S-PARSE-20 S-PARSE-22 S-PARSE-23 what is updated says what it has now and whose it is, also after a reload', async () => {
  open()
  await radio('Update: Kitchen').click()
  for (const again of [false, true]) {
    if (again) {
      end()
      open()
    }
    await expect.element(radio('Update: Kitchen')).toBeChecked()
    await expect.element(page.getByText('In this resume now: Dara')).toBeVisible()
    await expect.element(page.getByText('In this resume now: Phnom Penh')).toBeVisible()
    await expect.element(page.getByText('In this resume now: Kim')).not.toBeInTheDocument()
    await expect
      .element(page.getByText('The PDF says Bora Kim, and this resume is Dara Kim’s.'))
      .toBeVisible()
  }
  await page.getByRole('textbox', { name: 'First name' }).fill('Dara')
  await expect.element(page.getByText('Is it the same person?')).not.toBeInTheDocument()
})

test('S-PARSE-25 a new resume from a PDF has a name of its own, and nothing of the reading stays', async () => {
  open()
  await expect.element(radio('A new resume: Kitchen 2')).toBeChecked()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.element(page.getByText('The editor')).toBeVisible()
  expect(made).toEqual([['/users/resumes', { name: 'Kitchen 2' }]])
  expect(sessionStorage.getItem(KEY)).toBe(null)
})
