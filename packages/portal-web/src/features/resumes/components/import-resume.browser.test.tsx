import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { openStage } from '../test-stage'
import { ImportResume } from './import-resume'

let end: () => void
let sent: unknown[]

beforeEach(async () => {
  await Promise.all((['auth', 'papers', 'resume'] as const).map(openArea))
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ id: 7, notTaken: [{ part: 'skills', index: 0, fields: ['skillyears'] }] })
  })
  keepSession(testSession())
  end = openStage(
    [
      { path: '/', element: <ImportResume /> },
      { path: '/resume', element: 'The editor' },
    ],
    '/',
  ).end
})
afterEach(() => {
  end()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

const choose = async (text: string) => {
  await expect.element(page.getByRole('button', { name: 'Import JSON Resume' })).toBeVisible()
  const input = document.querySelector('input[type=file]')
  if (input === null) throw new Error('no place for a file')
  await userEvent.upload(input, new File([text], 'resume.json', { type: 'application/json' }))
}

test('S-PAPER-14 a JSON Resume becomes a resume that opens in its editor, and what was left out is said by part', async () => {
  await choose('no json')
  await expect.element(page.getByText('This file is not a JSON Resume.')).toBeVisible()
  expect(sent).toEqual([])
  await choose('{"basics":{"name":"Dara"}}')
  await expect.element(page.getByText('The editor')).toBeVisible()
  await expect.element(page.getByText('Imported. Please complete: Skills')).toBeVisible()
  expect(sent).toEqual([{ basics: { name: 'Dara' } }])
})
