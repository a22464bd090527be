import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { openStage } from '../test-stage'
import { ShareDialog } from './share-dialog'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import '../../../styles/pieces.css'

const LINK = { id: 3, sign: '3.abc', createTime: 1_790_000_000, endTime: 1_792_000_000, openCount: 2 }

let end: () => void
let links: object
let calls: string[]

beforeEach(async () => {
  await Promise.all((['papers', 'share'] as const).map(openArea))
  links = { lacks: null, result: [LINK] }
  calls = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1.0.0/users/resumes', '')
    if (method !== 'GET') calls.push(`${method} ${path} ${body ?? ''}`.trim())
    if (method === 'DELETE') {
      links = { lacks: null, result: [] }
      return new Response(null, { status: 204 })
    }
    if (method === 'POST')
      links = { lacks: null, result: [{ ...LINK, id: 4, sign: '4.def', openCount: 0 }, LINK] }
    if (path === '/4/pirvacy/0') links = { lacks: null, result: [] }
    return Response.json(path.endsWith('/links') ? links : {})
  })
  keepSession(testSession())
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => {
  const dialog = <ShareDialog resumeId={4} name="Kitchen" onClose={() => {}} />
  end = openStage([{ path: '*', element: dialog }], '/').end
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('S-SHARE-15 a link is made for as long as its owner says, and stands in the list with its address', async () => {
  open()
  await expect.element(page.getByText('Opened 2 times')).toBeVisible()
  await button('90 days').click()
  await button('Make a link').click()
  await expect.element(page.getByText('Not opened yet')).toBeVisible()
  expect(calls).toEqual(['POST /4/links {"days":90}'])
  const address = page.getByRole('textbox').first()
  await expect
    .element(address)
    .toHaveValue(`${location.origin}${import.meta.env.BASE_URL}shareResume?id=4&sign=4.def`)
})

test('S-SHARE-15 a link is copied; where the browser refuses, its address is selected', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  open()
  await button('Copy link').click()
  await expect.element(page.getByText('Link copied.')).toBeVisible()
  expect(write.mock.calls[0]?.[0]).toContain('sign=3.abc')
  write.mockRejectedValueOnce(new Error('no'))
  await button('Copy link').click()
  await expect.element(page.getByText(/It is selected/)).toBeVisible()
  const field = document.activeElement as HTMLInputElement
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})

test('S-SHARE-15 a link is ended once that is said twice, and who keeps it has it', async () => {
  open()
  await button('End link').click()
  await expect.element(page.getByText(/^End this link\?/)).toBeVisible()
  await expect.element(button('Keep it')).toHaveFocus()
  await button('Keep it').click()
  await expect.element(button('End link')).toHaveFocus()
  expect(calls).toEqual([])
  await button('End link').click()
  await button('End link').click()
  await expect.element(page.getByText('No open links.')).toBeVisible()
  expect(calls).toEqual(['DELETE /4/links/3'])
})

test('S-SHARE-19 links tell apart by when they were made, and the whole address is in sight', async () => {
  const later = { ...LINK, id: 4, sign: `4.${'x'.repeat(24)}`, createTime: LINK.createTime + 60 }
  links = { lacks: null, result: [later, LINK] }
  open()
  const names = page.getByText(/^Made .* · open until /)
  await expect.element(names.first()).toBeVisible()
  const [first, second] = names.elements().map(({ textContent }) => textContent)
  expect(first).not.toBe(second)
  const field = page.getByRole('textbox').first().element()
  expect([field.scrollWidth <= field.clientWidth, field.scrollHeight <= field.clientHeight]).toEqual([
    true,
    true,
  ])
})

test('S-SHARE-19 below many links the way out of the dialog stays in sight', async () => {
  links = { lacks: null, result: Array.from({ length: 10 }, (_, at) => ({ ...LINK, id: at + 3 })) }
  open()
  await expect.element(page.getByText('Opened 2 times').first()).toBeVisible()
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0
  const dialog = document.querySelector('dialog')
  const below = bottomOf(dialog) - bottomOf(button('Close').element())
  expect([below >= 12, below < 32]).toEqual([true, true])
})

test('S-SHARE-15 while the resume is hidden its links say that they open again, and are not copied', async () => {
  links = { lacks: 'visibility', result: [LINK] }
  open()
  await expect.element(page.getByText(/^Hidden: opens again once you show the resume · ends /)).toBeVisible()
  expect(button('Copy link').elements()).toEqual([])
  await expect.element(button('End link')).toBeVisible()
})

test('S-SHARE-15 a hidden resume is shown from here, and what is not approved says that it must be first', async () => {
  links = { lacks: 'visibility', result: [] }
  open()
  await expect.element(page.getByText(/^This resume is hidden/)).toBeVisible()
  await button('Show to employers').click()
  await expect.element(button('Make a link')).toBeVisible()
  end()
  links = { lacks: 'approval', result: [] }
  open()
  await expect.element(page.getByText(/^Submit this resume first/)).toBeVisible()
})
