import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import type { Resume } from '../api/resumes'
import { openStage } from '../test-stage'
import { ResumeMarks } from './resume-marks'
import { ResumeMenu } from './resume-menu'

const RESUME = {
  ...{ id: 7, name: 'Kitchens', status: 'approved', hasApproved: true, isHidden: false },
  ...{ isDefault: true, isChanged: false, completeness: 90, viewCount: 0, updatedAt: 0 },
} as Resume

let forward: object[]
let end: () => void

beforeEach(async () => {
  await openArea('papers')
  forward = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    const asked = body ? JSON.parse(String(body)) : undefined
    if (asked?.isForward === true) forward = [{ resumeId: asked.resumeId, until: 1_800_000_000 }]
    if (asked?.isForward === false) forward = []
    return Response.json({ result: forward })
  })
  keepSession(testSession())
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

function open(resume: Resume): void {
  const element = (
    <>
      <ResumeMarks resume={resume} />
      <ResumeMenu resume={resume} />
    </>
  )
  end = openStage([{ path: '/', element }], '/').end
}

async function press(name: string): Promise<void> {
  await page.getByRole('button', { name: 'More options: Kitchens' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('S-CAND-23 a resume is put forward and taken back, and says until when', async () => {
  open(RESUME)
  await press('Put forward for 7 days')
  await expect
    .element(page.getByText('Your resume is at the top of the candidate list for 7 days, free of charge.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Put forward until/)).toBeVisible()
  await press('Stop putting it forward')
  await expect.element(page.getByText(/^Put forward until/)).not.toBeInTheDocument()
})

test.each([
  ['hidden', { isHidden: true }],
  ['not approved', { hasApproved: false }],
])('S-CAND-23 one that is %s is not offered to be put forward', async (_, lack) => {
  open({ ...RESUME, ...lack })
  await page.getByRole('button', { name: 'More options: Kitchens' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Share' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /forward/i }).elements()).toEqual([])
})
