import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueries } from '../../../http/queries'
import { scouting } from '../../../i18n/en/scouting'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { CandidatePage } from './candidate-page'
import { CandidateSearch } from './candidate-search'

for (const area of ['scouting', 'jobs', 'auth'] as const) await openArea(area)

const JOBS = [
  { id: 2, title: 'Night auditor' },
  { id: 3, title: 'Cook' },
]
const ROW = {
  ...{ id: 7, name: null, title: 'Receptionist', months: 30, state: 'none', active: 'today' },
  languages: [{ languageId: 2, languageLevelId: 3 }],
}

/** What the server says, and what it was asked. */
let left: object
let refusal: string
let asked: string[]
let sent: { path: string; body: unknown }[]
let end: () => void

async function serve(url: string, init: RequestInit = {}): Promise<Response> {
  const path = String(url).split('/api/v1.0.0')[1] ?? ''
  if (init.method === 'POST') {
    sent.push({ path, body: JSON.parse(String(init.body)) })
    if (refusal === '') return new Response(null, { status: 204 })
    return new Response(JSON.stringify({ code: refusal }), { status: 422 })
  }
  asked.push(path)
  if (path === '/users/employer/invitations') return new Response(JSON.stringify(left))
  if (path.startsWith('/resumes/recommend'))
    return new Response(JSON.stringify({ result: [ROW], totalCount: 1, totalPage: 1, counts: {} }))
  return new Response('{}')
}

function open(jobs: typeof JOBS, address = '/candidates'): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const queries = createQueries()
  const router = createMemoryRouter(
    [
      { path: '/candidates', element: <CandidateSearch jobs={jobs} /> },
      {
        path: '/candidates/:id',
        element: <CandidatePage nameByLink="" id={7} jobs={jobs} sheet={() => null} />,
      },
    ],
    { initialEntries: [address] },
  )
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  end = () => {
    root.unmount()
    place.remove()
    queries.clear()
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', serve)
  keepSession(testSession())
  left = { left: 12, most: 20, nextAt: null, isVerified: true }
  refusal = ''
  ;[asked, sent] = [[], []]
})

afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

const dialog = () => page.getByRole('dialog')
const inviting = async () => page.getByRole('button', { name: 'Invite: Receptionist' }).click()

test('S-CAND-47 somebody is invited to the job that the list is ordered for, or to another one', async () => {
  open(JOBS)
  await expect.poll(() => asked.some((path) => path.includes('jobId=2&sort=match'))).toBe(true)
  await expect.element(page.getByText('12 invitations left this week.')).toBeVisible()
  await inviting()
  await dialog().getByLabelText(scouting.invite.job).selectOptions('Cook')
  await dialog().getByRole('button', { name: scouting.invite.send }).click()
  await expect.poll(() => sent).toEqual([{ path: '/users/jobs/3/invitations', body: { resumeId: 7 } }])
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('S-CAND-50 the way back from a candidate leads to the search as it was', async () => {
  open(JOBS, '/candidates?keyword=desk&page=2')
  await page.getByRole('link', { name: 'Receptionist', exact: true }).click()
  await page.getByRole('link', { name: scouting.one.back }).click()
  await expect.element(page.getByRole('textbox', { name: scouting.find.what })).toHaveValue('desk')
})

test.each([
  ['already_applied', scouting.invite.applied],
  ['job_closed', scouting.invite.jobClosed],
  ['too_many_invitations', scouting.invite.tooMany],
])('S-CAND-48 what the server refuses as %s is said in words', async (code, words) => {
  refusal = code
  open(JOBS)
  await inviting()
  await dialog().getByRole('button', { name: scouting.invite.send }).click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(words)
})

test('S-CAND-48 a company that is not verified searches, and is told where to get verified', async () => {
  left = { left: 20, most: 20, nextAt: null, isVerified: false }
  open(JOBS)
  await expect.element(page.getByText(scouting.notVerified)).toBeVisible()
  await inviting()
  await expect.element(dialog().getByText(scouting.invite.notVerified)).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: scouting.invite.verify })).toBeVisible()
  expect(document.body.textContent).not.toContain(scouting.invite.send)
})

test('S-CAND-48 without an open job, and without an invitation left, it is said what to do', async () => {
  open([])
  await expect.poll(() => asked.some((path) => path.includes('sort=active'))).toBe(true)
  await inviting()
  await expect.element(dialog().getByRole('link', { name: scouting.invite.toJobs })).toBeVisible()
  end()
  left = { left: 0, most: 20, nextAt: 4_000_000_000, isVerified: true }
  open(JOBS)
  await inviting()
  await expect.element(dialog().getByText(/^You’ve sent 20 invitations/)).toBeVisible()
})

test('S-CAND-46 j and k go through the rows, i invites whoever has the focus', async () => {
  open(JOBS)
  await expect.element(page.getByRole('link', { name: 'Receptionist' })).toBeVisible()
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('j')
  await expect.element(page.getByRole('link', { name: 'Receptionist' })).toHaveFocus()
  press('i')
  await expect.element(dialog()).toBeVisible()
})
