import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openArea } from '../i18n/i18n'
import { type Refused, useWhy } from './failure'
import { callOpenly } from './main-api'

afterEach(() => vi.unstubAllGlobals())

/** What the screen says of an answer to something that is no form. */
async function said(body: object): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 422 }))
  const answer = (await callOpenly({ method: 'PUT', path: '/users/thing' })) as Refused
  await openArea('auth')
  const Why = () => <p>{useWhy()(answer)}</p>
  const spot = document.createElement('div')
  const root = createRoot(spot)
  onTestFinished(() => root.unmount())
  root.render(<Why />)
  await expect.poll(() => spot.textContent).not.toBe('')
  // Marks of direction stand around what somebody wrote.
  return (spot.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
}

test('S-WEB-43 outside of a form the faults of all fields are told in one line', async () => {
  const fields = [
    { field: 'title', message: 'required' },
    { field: 'category.3', message: 'there is no such function' },
  ]
  expect(await said({ code: 'invalid', fields })).toBe(
    'Some details need checking: title: required; category.3: there is no such function',
  )
})

test('S-WEB-43 a refusal that names no field is told as it is', async () => {
  expect(await said({ code: 'invalid' })).toBe('Some details need checking.')
  expect(await said({ code: 'too_many', fields: [{ field: 'name', message: 'x' }] })).not.toContain('name')
})
