import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStage } from '../../features/resumes/test-stage'
import { openArea } from '../../i18n/i18n'
import { endSession, keepSession } from '../../lib/session'
import { testSession } from '../../lib/test-session'
import CandidateScreen from './candidate'

const content = (firstName: string) => ({
  ...{ profile: { firstName, lastName: firstName && 'Kim' }, career: { careerPosition: 'Cook' } },
  intention: { reqJobTitle: 'Cook', locationIds: [] },
})
const RESUME = { id: 4, how: 'candidate', name: null, contact: null, state: 'none', content: content('') }
const BY_LINK = { ...RESUME, how: 'link', name: 'Dara Kim', content: content('Dara') }

let hasEnded: boolean
let end: () => void

beforeEach(async () => {
  await Promise.all((['auth', 'board', 'desk', 'jobs', 'scouting', 'share'] as const).map(openArea))
  hasEnded = false
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, location.href)
    if (pathname.endsWith('/invitations')) return Response.json({ left: 0, most: 0, isVerified: false })
    if (!pathname.endsWith('/recommend/4')) return Response.json({ result: [] })
    if (search === '') return Response.json(RESUME)
    return hasEnded ? Response.json({ code: 'not_found' }, { status: 404 }) : Response.json(BY_LINK)
  })
  keepSession({ ...testSession(), isEmployer: true, company: 'Kampot Foods' })
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

const open = (address: string) => {
  end = openStage([{ path: '/candidates/:id', element: <CandidateScreen /> }], address).end
}
const nameOnSheet = () => document.querySelector('.sheet')?.shadowRoot?.querySelector('h1')?.textContent

test('S-SHARE-21 whoever read a name by a link reads it at the desk, and what it takes to invite', async () => {
  open('/candidates/4?sign=7.abc')
  await expect.element(page.getByRole('heading', { name: 'Dara Kim', level: 1 }).first()).toBeVisible()
  await expect.poll(nameOnSheet).toBe('Dara Kim')
  await expect.element(page.getByText(/only verified companies can invite/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Invite: Dara Kim' })).toBeVisible()
})

test('S-SHARE-21 with a link that is over the desk shows what it shows of any candidate', async () => {
  hasEnded = true
  open('/candidates/4?sign=7.abc')
  await expect.element(page.getByRole('heading', { name: 'Cook', level: 1 }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Invite: Cook' })).toBeVisible()
})
