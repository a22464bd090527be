import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { openStage } from '../../resumes/test-stage'
import { Viewers } from './viewers'

const viewOf = (id: number, how: string) => ({
  employer: { id, name: `Company ${id}`, scale: 0, industrialId: 0, isVerified: false, logo: null },
  ...{ resumeId: 1, resumeName: 'Kitchen', viewedAt: 1_790_000_000, how },
})

let end: () => void
beforeEach(async () => {
  await openArea('papers')
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('/viewers')
        ? {
            result: ['link', 'candidate', 'application'].map((how, at) => viewOf(at + 1, how)),
            totalCount: 3,
          }
        : {},
    ),
  )
  keepSession(testSession())
  end = openStage([{ path: '*', element: <Viewers resumeId={0} /> }], '/seen').end
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

test('S-SHARE-16 the list of viewers says how each came to the resume', async () => {
  for (const [company, how] of [
    ['Company 1', 'by your link'],
    ['Company 2', 'among candidates'],
    ['Company 3', 'with your application'],
  ])
    await expect
      .element(page.getByRole('listitem').filter({ hasText: company ?? '' }))
      .toHaveTextContent(` · ${how} · Kitchen`)
})
