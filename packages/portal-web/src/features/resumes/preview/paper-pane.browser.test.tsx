import { Outlet } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { useIntentions, useResume } from '../api/resumes'
import { ResumeEditor } from '../editor/editor'
import { openStage } from '../test-stage'

const named = (...names: string[]) =>
  names.map((en, at) => ({ id: at + 1, names: { en, km: `${en} km`, zh: en, ko: en, th: en, vi: en } }))
const CONSTANTS = { locations: named('Phnom Penh', 'Siem Reap'), languages: named('Khmer') }
const RESUME = {
  ...{ id: 1, name: 'Kitchen', status: 'draft', isDefault: true, privacyLevel: { value: 1 } },
  profile: { firstName: 'Dara', lastName: 'Kim', sexId: 1, birthday: '1996-11-02', locationId: 1 },
  ...{
    career: {},
    none: [],
    experiences: [],
    educations: [],
    languageLevels: [],
    skills: [],
    qualifications: [],
  },
}

/** What the server answers to who asks for a file. */
let fileAnswer: () => Response
let asked: string[]
let end: () => void

async function serve(address: string, { method = 'GET' }: RequestInit = {}) {
  const { pathname, search } = new URL(address, location.href)
  const path = pathname.replace('/api/v1.0.0', '')
  if (path === '/application/constants') return Response.json(CONSTANTS)
  if (/\/(pdf|doc|json)$/.test(path)) {
    asked.push(path + search)
    return fileAnswer()
  }
  if (method === 'PUT') asked.push(`PUT ${path}`)
  return path === '/users/resumes/1' ? Response.json(RESUME) : Response.json({ result: [] })
}

function Screen() {
  const [resume, intentions] = [useResume(1), useIntentions()]
  return resume.data && intentions.data ? (
    <ResumeEditor resume={resume.data} intentions={intentions.data} />
  ) : (
    'pending'
  )
}

function open() {
  end = openStage(
    [{ element: <Outlet context={testSession()} />, children: [{ path: '/resume', element: <Screen /> }] }],
    '/resume?id=1',
  ).end
}

const sheetText = () =>
  [...document.querySelectorAll('.sheet')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('.paper')?.textContent ?? '')
    .join('|')
const button = (name: string) => page.getByRole('button', { name, exact: true })
async function download(name: string) {
  await button('Download').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

beforeEach(async () => {
  await Promise.all((['auth', 'jobs', 'papers', 'resume'] as const).map(openArea))
  await page.viewport(1280, 800)
  asked = []
  vi.stubGlobal('fetch', serve)
  keepSession(testSession())
})
afterEach(() => {
  end()
  endSession('signed-out')
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('S-PAPER-11 the sheet stands beside the form and follows what is typed, in the language and template that are chosen', async () => {
  open()
  await expect.poll(sheetText).toContain('Dara KimPhnom PenhMaleBorn 2 November 1996')
  await page.getByRole('button', { name: /^Personal information/ }).click()
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Sokha')
  await expect.poll(sheetText).toContain('Sokha Kim')
  await page.getByRole('combobox', { name: 'Language of headings' }).selectOptions('ខ្មែរ')
  await expect.poll(sheetText).toContain('Kim SokhaPhnom Penh kmប្រុស')
  await button('Compact').click()
  await expect.element(button('Compact')).toHaveAttribute('aria-pressed', 'true')
  const drawn = document.querySelector('.sheet')?.shadowRoot?.querySelector('.paper')
  expect([drawn?.getAttribute('data-template'), drawn?.getAttribute('lang')]).toEqual(['compact', 'km'])
})

test('S-PAPER-11 on a phone a button opens the sheet over the form', async () => {
  await page.viewport(390, 800)
  open()
  await button('Preview').click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await expect.element(dialog).toBeVisible()
  await expect
    .poll(() => dialog.element().querySelector('.sheet')?.shadowRoot?.textContent)
    .toContain('Dara Kim')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('S-PAPER-12 a file has what is written: it is asked for once all is saved, and comes under its name', async () => {
  let saved: HTMLAnchorElement | undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this
  })
  fileAnswer = () =>
    new Response('%PDF-', {
      headers: { 'content-disposition': "attachment; filename*=UTF-8''Dara%20Kim%20-%20Resume.pdf" },
    })
  open()
  await page.getByRole('button', { name: /^Personal information/ }).click()
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Sokha')
  await download('PDF')
  await expect.element(page.getByText('Downloaded.')).toBeVisible()
  expect(saved?.download).toBe('Dara Kim - Resume.pdf')
  expect(asked).toEqual(['PUT /users/resumes/1/profile', '/users/resumes/1/pdf?template=plain&lang=en'])
})

test('S-PAPER-12 where the server prints nothing the browser does, and why is said', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  fileAnswer = () => Response.json({ code: 'no_printer', message: '' }, { status: 501 })
  open()
  await download('PDF')
  await expect.element(page.getByText(/This server can’t make PDFs/)).toBeVisible()
  expect(print).toHaveBeenCalledOnce()
  fileAnswer = () => Response.json({ code: 'printer_busy', message: '' }, { status: 503 })
  await download('PDF')
  await expect.element(page.getByText(/Many people are printing/)).toBeVisible()
})

test('S-PAPER-18 the parts that are not finished are named above the sheet', async () => {
  open()
  await expect.element(page.getByText('Prints and PDFs look the same.')).toBeVisible()
  await page.getByRole('button', { name: /^Skills/ }).click()
  await page.getByRole('button', { name: 'Add a skill' }).click()
  await page.getByRole('textbox', { name: 'Skill', exact: true }).fill('Wok')
  await expect.element(page.getByText('Not finished, so not in the PDF yet: Skills.')).toBeVisible()
  await expect.poll(sheetText).toContain('Wok')
})

test('S-PAPER-19 the template and the language that were chosen are there after a reload', async () => {
  open()
  await button('Compact').click()
  await page.getByRole('combobox', { name: 'Language of headings' }).selectOptions('ខ្មែរ')
  end()
  open()
  await expect.element(button('Compact')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(sheetText).toContain('Kim Dara')
  expect(Object.keys(sessionStorage).filter((name) => /\.look\.1$/.test(name))).toHaveLength(1)
})

test('S-PAPER-20 a sheet with photo says that there is none, and leads to where one is added', async () => {
  open()
  await button('With photo').click()
  await expect.element(page.getByText('This resume has no photo yet.')).toBeVisible()
  await button('Add a photo').click()
  await expect
    .element(page.getByRole('button', { name: /^Personal information/, expanded: true }))
    .toBeVisible()
  await expect
    .poll(() => document.activeElement?.closest('[data-field="photo"], .picture-field, .field') !== null)
    .toBe(true)
})
