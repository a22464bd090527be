import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createQueries } from '../../../../http/queries'
import { openArea } from '../../../../i18n/i18n'
import { endSession, keepSession } from '../../../../lib/session'
import { testSession } from '../../../../lib/test-session'
import { CompanyEditor } from './company-editor'

for (const area of ['firm', 'jobs', 'auth'] as const) await openArea(area)

/** What the server has, what it got, and what it says to a save. */
let company: Record<string, unknown>
let sent: unknown[]
let answerTo: () => Response | null
let end: () => void

async function serve(url: string, init: RequestInit = {}): Promise<Response> {
  if (!String(url).endsWith('/users/employer/company')) return new Response('[]')
  if (init.method === 'GET') return new Response(JSON.stringify(company))
  const changes = JSON.parse(String(init.body))
  sent.push(changes)
  const refusal = answerTo()
  if (refusal !== null) return refusal
  company = { ...company, ...changes }
  return new Response(JSON.stringify(company))
}

function open(): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const queries = createQueries()
  const router = createMemoryRouter([{ path: '/', element: <CompanyEditor /> }])
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

const field = async (name: string) => {
  await expect.poll(() => document.querySelector(`[name="${name}"]`)).not.toBe(null)
  return document.querySelector(`[name="${name}"]`) as HTMLInputElement
}
const state = () => document.querySelector('.firm-saved')?.textContent ?? ''
const write = async (name: string, text: string) => userEvent.fill(await field(name), text)

beforeEach(() => {
  vi.stubGlobal('fetch', serve)
  keepSession(testSession())
  company = {
    ...{ id: 9, role: 'owner', verification: 'new', name: 'Champei', kind: 'employer', contactName: 'Bopha' },
    ...{ missing: ['address', 'about', 'licence'], names: {}, abouts: {}, email: 'boss@champei.example' },
  }
  sent = []
  answerTo = () => null
  open()
})

afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

test('S-FIRM-22 what is written is saved by itself, once for what was typed in one go', async () => {
  await write('address', 'Street 26')
  await write('abouts.en', 'A hotel')
  await expect.poll(state).toMatch(/^Saved/)
  expect(sent).toEqual([{ address: 'Street 26', abouts: { en: 'A hotel' } }])
})

test('S-FIRM-22 what is wrong stays where it was typed with what is wrong about it, and all else is saved', async () => {
  await write('website', 'javascript:alert(1)')
  await write('address', 'Street 26')
  await expect.poll(state).toContain('check the marked fields')
  expect(sent).toEqual([{ address: 'Street 26' }])
  expect((await field('website')).getAttribute('aria-invalid')).toBe('true')
  await write('website', 'champei.example')
  await expect.poll(state).toMatch(/^Saved/)
  expect(sent.at(-1)).toEqual({ website: 'champei.example' })
})

test('S-FIRM-22 what the server refuses is told at its field, the name that a reviewer reads in words of its own', async () => {
  answerTo = () =>
    new Response(JSON.stringify({ code: 'name_fixed', message: '', fields: [{ field: 'name' }] }), {
      status: 422,
    })
  await write('name', 'Other Hotel')
  await expect.poll(() => document.body.textContent).toContain("can't be changed here")
  expect((await field('name')).value).toBe('Other Hotel')
})

test('S-FIRM-10 names that a reviewer has read are there to read, and a draft of one is forgotten', async () => {
  answerTo = () =>
    new Response(JSON.stringify({ code: 'name_fixed', message: '', fields: [{ field: 'name' }] }), {
      status: 422,
    })
  await write('name', 'Other Hotel')
  await expect.poll(() => document.body.textContent).toContain("can't be changed here")
  end()
  answerTo = () => null
  company = { ...company, verification: 'verified' }
  open()
  for (const name of ['name', 'names.km', 'names.vi']) expect((await field(name)).readOnly).toBe(true)
  expect((await field('name')).value).toBe('Champei')
  expect((await field('address')).readOnly).toBe(false)
  expect(state()).toBe('Everything is saved')
})

test('S-FIRM-22 without a network nothing is lost, also by a reload', async () => {
  answerTo = () => {
    throw new TypeError('no network')
  }
  await write('address', 'Street 26')
  await expect.poll(state).toContain('offline')
  end()
  answerTo = () => null
  open()
  expect((await field('address')).value).toBe('Street 26')
  await expect.poll(state).toMatch(/^Saved/)
  expect(company.address).toBe('Street 26')
})

test('S-FIRM-23 what is missing is listed, and the button to send comes when nothing is', async () => {
  await field('name')
  const done = () => document.querySelectorAll('.firm-need[data-done]').length
  await expect.poll(done).toBe(1)
  expect(document.querySelector('.firm-banner')?.textContent).toContain('3 steps to the seal')
  end()
  company = {
    ...company,
    missing: [],
    refusal: { reason: 'unclear', text: 'Page 2' },
    verification: 'refused',
  }
  open()
  await expect.poll(done).toBe(4)
  const banner = document.querySelector('.firm-banner')
  expect(banner?.textContent).toContain("The licence can't be read. ")
  expect(banner?.querySelector('button')?.textContent).toBe('Send to be verified')
})

test('S-FIRM-32 a company that waits sees that it was verified when its window is looked at', async () => {
  end()
  company = { ...company, verification: 'sent' }
  open()
  await expect.poll(() => document.body.textContent).toContain('We are reading your papers')
  company = { ...company, verification: 'verified' }
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => document.querySelector('.firm-head .seal')).not.toBe(null)
  expect(document.querySelector('.firm-banner')).toBe(null)
})

test('S-FIRM-3 a recruiter reads the page and changes nothing', async () => {
  end()
  company = { ...company, role: 'recruiter' }
  open()
  expect((await field('name')).matches(':disabled')).toBe(true)
  expect(document.body.textContent).toContain('Only the owner can change this page.')
})
