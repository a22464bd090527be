import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueries } from '../../../http/queries'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { WantedPage } from './wanted-page'
import '../../../styles/base.css'

const CANDIDATE = {
  ...{ id: 7, title: 'Cook', months: 30, skills: ['Grill'], education: null, name: null, avatar: null },
  ...{ languages: [{ languageId: 2, languageLevelId: 3 }], salary: { from: 350, to: null } },
  ...{ active: 'today', state: 'none', isForward: true },
}
const names = (en: string) => ({ en, zh: en, km: en, ko: en, th: en, vi: en })
const CONSTANTS = {
  languages: [{ id: 2, names: names('English') }],
  languageLevels: [{ id: 3, names: names('Fluent') }],
}

let asked: string[]
let answer: object
let end: () => void

function open(address = '/jobwanted'): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const queries = createQueries()
  const routes = [
    { path: '/jobwanted', element: <WantedPage /> },
    { path: '/resume', element: 'The resumes' },
  ]
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </QueryClientProvider>,
  )
  end = () => {
    root.unmount()
    place.remove()
    queries.clear()
  }
}

beforeEach(async () => {
  await Promise.all((['jobs', 'scouting'] as const).map(openArea))
  asked = []
  answer = {
    result: [CANDIDATE],
    totalCount: 212,
    totalPage: 1,
    isCut: true,
    counts: { canStart: 9 },
    own: null,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/application/constants')) return Response.json(CONSTANTS)
    asked.push(url)
    return Response.json(answer)
  })
})
afterEach(async () => {
  end()
  await page.viewport(414, 896)
  endSession('signed-out')
  vi.unstubAllGlobals()
})

test('S-CAND-20 S-CAND-51 a visitor reads the first of many without names, and employers are led to the desk', async () => {
  await page.viewport(1280, 800)
  open()
  await expect.element(page.getByText('212 people', { exact: true })).toBeVisible()
  await expect.element(page.getByText('you see 1')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Cook', exact: true })).toBeVisible()
  await expect.element(page.getByText('Put forward')).toBeVisible()
  await expect.element(page.getByTitle(/^They chose to be shown first/)).toBeVisible()
  await expect.element(page.getByText('English: Fluent')).toBeInTheDocument()
  await expect.element(page.getByText('$350')).toBeVisible()
  await expect.element(page.getByText('Active today')).toBeVisible()
  const hrefOf = (name: RegExp) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(hrefOf(/Invite: .*Cook/)).toBe('/desk/candidates/7')
  expect(hrefOf(/Log in as employer/)).toBe('/desk/candidates')
  expect(hrefOf(/Register to see all .*212/)).toBe('/desk/register')
})

test('S-CAND-24 a choice that there is not is named where nobody is found, and can be dropped', async () => {
  answer = { ...answer, result: [], totalCount: 0, totalPage: 0, isCut: false }
  open('/jobwanted?languageId=99')
  await expect
    .element(page.getByRole('heading', { name: 'No candidates match all your filters' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Unknown filter' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'No candidates yet' })).toBeVisible()
})

test.each(['999999', '-5', '1e9'])(
  'S-CAND-25 a sum of %s is a fault at its field, and asks for nothing',
  async (sum) => {
    open()
    await page.getByRole('button', { name: 'All filters' }).click()
    const field = page.getByLabelText('Expects at most, USD a month')
    await field.fill('400')
    await expect.poll(() => asked.at(-1)).toContain('salaryTo=400')
    await field.fill(sum)
    await expect.element(page.getByText('Enter a whole amount up to $100,000')).toBeVisible()
    await expect.element(field).toHaveValue(sum)
    expect(asked.filter((url) => /salaryTo=(?!400$|4$|40$)/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Close filters' }).click()
  },
)

test('S-CAND-21 a seeker who is hidden reads so, and gets to the resume', async () => {
  keepSession(testSession())
  open()
  await expect.element(page.getByText('You’re not in this list')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Invite/ })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Let employers find you' }).click()
  await expect.element(page.getByText('The resumes')).toBeVisible()
})

test('S-CAND-21 a seeker who is shown reads their own row', async () => {
  keepSession(testSession())
  answer = { ...answer, own: { ...CANDIDATE, id: 8, title: 'Baker' } }
  open()
  await expect.element(page.getByRole('region', { name: 'Your row' }).getByText('Baker')).toBeVisible()
})

test('S-CAND-22 what is looked for stands in the address, and what could be dropped is offered', async () => {
  answer = { result: [], totalCount: 0, totalPage: 0, isCut: false, counts: {}, own: null }
  open('/jobwanted?keyword=welder&canStart=1&page=0')
  await expect.element(page.getByText('No candidates match all your filters')).toBeVisible()
  expect(asked.at(-1)).toContain('keyword=welder&canStart=1')
  await page.getByRole('button', { name: '“welder”' }).click()
  await expect.poll(() => asked.at(-1)).toMatch(/recommend\?canStart=1$/)
})

test('S-CAND-22 a filter that no list names is taken away, too, where it leaves nobody', async () => {
  answer = { result: [], totalCount: 0, totalPage: 0, isCut: false, counts: {}, own: null }
  open('/jobwanted?languageId=99')
  await expect.element(page.getByText('No candidates match all your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(page.getByText('No candidates yet')).toBeVisible()
})
