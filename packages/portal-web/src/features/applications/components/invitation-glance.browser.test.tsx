import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { openStage } from '../../resumes/test-stage'
import { InvitationGlance } from './invitation-glance'
import { InvitationsPanel } from './invitations-panel'

const INVITATION = { id: 5, jobId: 7, jobTitle: 'Baker', company: 'Kampot Foods', createdAt: 1_790_000_000 }

let removed: string[]
let end: () => void
beforeEach(async () => {
  await openArea('applications')
  removed = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method === 'DELETE') {
      removed.push(address)
      return new Response(null, { status: 204 })
    }
    return Response.json({ result: removed.length === 0 ? [INVITATION] : [] })
  })
  keepSession(testSession())
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

const open = (element: React.ReactNode) => {
  end = openStage([{ path: '*', element }], '/').end
}

test('S-INBOX-15 a notice of an invitation leads to the job, the chat and an application, and says what the employer sees', async () => {
  open(<InvitationGlance jobId={7} />)
  await expect.element(page.getByText(/the employer sees your name, photo and contact/)).toBeVisible()
  const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(hrefOf('View job')).toBe('/job/7')
  expect(hrefOf('Chat: Baker')).toBe('/chat/index?job=7')
  await expect.element(page.getByRole('button', { name: 'Apply: Baker' })).toBeVisible()
  await page.getByRole('button', { name: 'Not interested: Baker' }).click()
  // Answered, it leads to the job alone.
  await expect.element(page.getByRole('link', { name: 'Chat: Baker' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'View job' })).toBeVisible()
  expect(removed).toEqual([expect.stringMatching(/\/users\/jobs\/invitations\/5$/)])
})

test('S-INBOX-15 the start page says who invites', async () => {
  open(<InvitationsPanel />)
  await expect.element(page.getByText('Kampot Foods')).toBeVisible()
})
