import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStage } from '../features/resumes/test-stage'
import { openArea } from '../i18n/i18n'
import { endSession, keepSession } from '../lib/session'
import { testSession } from '../lib/test-session'
import ShareScreen from './share'

const SHARED = {
  ...{ id: 4, how: 'link', isOwn: false, name: 'Dara Kim', photo: null, imId: null, contact: null },
  ...{ approvedTime: 1_790_000_000, endTime: 1_792_000_000 },
  content: {
    profile: { firstName: 'Dara', lastName: 'Kim', locationId: 1 },
    intention: { reqJobTitle: 'Cook', locationIds: [1], salaryFrom: 300 },
    career: { careerPosition: 'Cook' },
    skills: [{ skillname: 'Curry', skillyears: 3, useryear: null }],
  },
}
const PLACES = [{ id: 1, names: { en: 'Phnom Penh', km: 'x', zh: 'x', ko: 'x', th: 'x', vi: 'x' } }]

let end: () => void
let answer: () => Response
let asked: string[]

beforeEach(async () => {
  await openArea('share')
  asked = []
  answer = () => Response.json(SHARED)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, location.href)
    if (pathname.endsWith('/application/constants')) return Response.json({ locations: PLACES })
    asked.push(pathname.replace('/api/v1.0.0', '') + search)
    return answer()
  })
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

function open(address: string) {
  const share = <ShareScreen />
  const stage = openStage(
    [
      { path: '/shareResume/*', element: share },
      { path: '/resume', element: 'The editor' },
      { path: '*', element: 'Another page' },
    ],
    address,
  )
  end = stage.end
  return stage.router
}
const LINK = 'id=4&sign=7.abc'
const sheet = () => document.querySelector('.sheet')?.shadowRoot ?? null
const focused = () => sheet()?.activeElement

test('S-SHARE-11 a shared resume says who shared it and until when, and has bars with a name in the place of contact', async () => {
  open(`/shareResume?${LINK}`)
  await expect.element(page.getByRole('heading', { name: 'Dara shared this with you' })).toBeVisible()
  await expect.element(page.getByText(/^Open until .* · version of /)).toBeVisible()
  await expect.poll(() => sheet()?.querySelector('h1')?.textContent).toBe('Dara Kim')
  const bars = [...(sheet()?.querySelectorAll('[role=img]') ?? [])].map((bar) =>
    bar.getAttribute('aria-label'),
  )
  expect(bars).toEqual(['Phone number, hidden', 'Email, hidden'])
  await expect
    .element(page.getByRole('link', { name: 'Ask Dara to talk' }))
    .toHaveAttribute('href', '/desk/candidates/4?sign=7.abc')
  await expect.element(page.getByText(/Verified companies can invite Dara, and Dara decides/)).toBeVisible()
  await expect.element(page.getByText('from $300', { exact: true })).toBeVisible()
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(asked).toEqual(['/resumes/recommend/4?sign=7.abc'])
})

test('S-SHARE-11 the link is copied; where the browser refuses, the reader is told what to do', async () => {
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementationOnce(async (text) => void written.push(text))
  open(`/shareResume?${LINK}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByText(/^Link copied\. It opens until/)).toBeVisible()
  expect(written).toEqual([location.href])
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByText(/Copy the address of this page/)).toBeVisible()
  vi.restoreAllMocks()
})

test('S-SHARE-12 an address of a part brings the focus there, and says so where the resume has none', async () => {
  open(`/shareResume/components/skill?${LINK}`)
  await expect.poll(() => focused()?.getAttribute('data-part')).toBe('skills')
  end()
  open(`/shareResume/components/education?${LINK}`)
  await expect.element(page.getByText('This resume does not have that part.')).toBeVisible()
})

test('S-SHARE-13 a form leads the owner to the section of the editor, and others to the part', async () => {
  open(`/shareResume/components/skillform?${LINK}`)
  await expect.poll(() => focused()?.getAttribute('data-part')).toBe('skills')
  end()
  keepSession(testSession())
  answer = () => Response.json({ ...SHARED, how: 'own', isOwn: true, endTime: null })
  const router = open('/shareResume/components/skillform?id=4')
  await expect.element(page.getByText('The editor')).toBeVisible()
  expect(router.state.location.search).toBe('?id=4&part=skills')
})

test('S-SHARE-14 without a link the page says what one is, and asks for nothing', async () => {
  open('/shareResume/components/profile')
  await expect.element(page.getByRole('heading', { name: 'Shared resume' })).toBeVisible()
  expect(asked).toEqual([])
})

test('S-SHARE-14 a link that is over, and a network that is away, say what to do', async () => {
  answer = () => Response.json({ code: 'not_found', message: 'not found' }, { status: 404 })
  open(`/shareResume?${LINK}`)
  await expect.element(page.getByRole('heading', { name: "This link doesn't open a resume" })).toBeVisible()
  end()
  answer = () => {
    throw new TypeError('away')
  }
  open('/shareResume?id=5&sign=8.abc')
  await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible()
  answer = () => Response.json(SHARED)
  await page.getByRole('button', { name: /again/i }).click()
  await expect.element(page.getByRole('heading', { name: 'Dara shared this with you' })).toBeVisible()
})

test('S-SHARE-8 the owner reads that nobody else sees this page, and is led to the editor', async () => {
  keepSession(testSession())
  answer = () => Response.json({ ...SHARED, how: 'own', isOwn: true, endTime: null })
  open('/shareResume?id=4')
  await expect.element(page.getByRole('heading', { name: 'Your resume as others see it' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Edit or share' }))
    .toHaveAttribute('href', '/resume?id=4')
  expect(document.querySelector('a[href^="/desk"]')).toBeNull()
})

test('S-SHARE-20 the owner who opens their own link reads that whoever has it sees the page', async () => {
  keepSession(testSession())
  answer = () => Response.json({ ...SHARED, isOwn: true })
  open(`/shareResume?${LINK}`)
  await expect.element(page.getByText('Anyone with this link sees this page.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your resume as others see it' })).toBeVisible()
  expect(page.getByText(/Only you see this page/).elements()).toEqual([])
})

test.each([
  ['a seeker', {}],
  ['a reviewer', { isEmployer: true, isReviewer: true }],
])('S-SHARE-20 %s who opens a link is led to no login of employers', async (_, who) => {
  keepSession({ ...testSession(), ...who })
  open(`/shareResume?${LINK}`)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(document.querySelector('a[href^="/desk"]')).toBeNull()
  expect(page.getByText(/Log in as an employer/).elements()).toEqual([])
})
