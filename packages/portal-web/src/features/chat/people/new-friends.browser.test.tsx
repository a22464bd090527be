import { createImEngine, type RequestItem, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { RequestLists } from './new-friends'
import { aRequest } from './test-people'

await openArea('people')

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '20001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

function show(requests: readonly RequestItem[], fresh: readonly string[] = []) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <MemoryRouter>
      <ImEngineProvider engine={engine}>
        <RequestLists requests={requests} fresh={new Set(fresh)} />
      </ImEngineProvider>
    </MemoryRouter>,
  )
  const rows = () => [...place.querySelectorAll('.ask')].map((row) => row.textContent)
  return { place, rows }
}

test('S-MEET-4 a request of another says who, their words, where they come from and that it is new, with both answers', async () => {
  const { place } = show(
    [
      aRequest({
        requestId: '1',
        company: 'Kampot Foods',
        message: 'Shall we talk?',
        addBy: 'job',
        addFrom: 'Cook',
      }),
    ],
    ['1'],
  )
  await expect.element(page.getByRole('button', { name: 'Accept Rithy' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Refuse Rithy' })).toBeVisible()
  const said = place.querySelector('.ask')?.textContent
  for (const part of ['New', 'Rithy', 'Kampot Foods', '“Shall we talk?”', 'Through the job Cook'])
    expect(said).toContain(part)
  expect(place.textContent).toContain('1 waiting for you')
})

test('S-MEET-5 a sent request can be cancelled, and what is over says how it ended', async () => {
  const { rows } = show([
    aRequest({ requestId: '1', name: 'Dara', isMine: true, message: 'We met.' }),
    aRequest({ requestId: '2', name: 'Lin', status: 'accepted' }),
    aRequest({ requestId: '3', name: 'Vuthy', status: 'ended' }),
    aRequest({ requestId: '4', name: 'Chan', status: 'ended', isMine: true }),
  ])
  await expect.element(page.getByRole('button', { name: 'Cancel the request to Dara' })).toBeVisible()
  expect(rows()[0]).toContain('You asked: “We met.”')
  expect(rows()[1]).toContain('Accepted')
  expect(rows()[2]).toContain('Not accepted')
  expect(rows()[3]).toContain('Cancelled')
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test('S-MEET-4 a name and words of a request are never read as HTML', async () => {
  const { place } = show([
    aRequest({ requestId: '1', imId: toImId('x'), name: '<b>R</b>', message: '<i>hello</i>' }),
  ])
  await expect.poll(() => place.textContent).toContain('“<i>hello</i>”')
  expect(place.querySelector('.ask-text :is(b, i)')).toBe(null)
})
