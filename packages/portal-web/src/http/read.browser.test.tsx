import { notifyManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useThingState } from '../features/applications/api/states'
import { numberAt, textAt } from '../lib/fields'
import { AGAIN_MS } from '../lib/limits'
import { endSession, keepSession } from '../lib/session'
import { testSession } from '../lib/test-session'
import { createQueries } from './queries'
import { OWN_STATISTICS, useOwn, useOwnChanged, useRead } from './read'

let queries: QueryClient
let end: () => void
/** What the server tells; null: it cannot be reached. */
let told: unknown
let status: number

beforeEach(() => {
  status = 200
  vi.stubGlobal('fetch', async () => {
    if (told === null) throw new TypeError('no network')
    return new Response(JSON.stringify(told), { status })
  })
  queries = createQueries()
  // From here on it hears what the browser says of the network.
  queries.mount()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } })
})
afterEach(() => {
  end()
  dispatchEvent(new Event('online'))
  queries.unmount()
  queries.clear()
  endSession('signed-out')
  vi.unstubAllGlobals()
})

function render(node: ReactNode): HTMLElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  end = () => root.unmount()
  root.render(
    <QueryClientProvider client={queries}>
      {node}
      <Vain />
    </QueryClientProvider>,
  )
  return place
}

/** Says when something was asked in vain, with what is drawn of that. */
function Vain() {
  const cache = queries.getQueryCache()
  const isInVain = useSyncExternalStore(
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => cache.getAll().some(({ state }) => state.status === 'error'),
  )
  return isInVain && ' (in vain)'
}

/** What is told of a thing, and whether it has failed. */
function Thing() {
  const { data = 'nothing', isPending, isError, cause } = useRead('/thing', (body) => textAt(body, 'name'))
  return (
    <p>
      {[
        data,
        isPending && 'pending',
        isError && 'failed',
        isError && cause === 'server' && 'by the server',
        isError && cause === 'busy' && 'asked too often',
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  )
}

function SavedJob() {
  const state = useThingState('job', 7)
  return <p>{state === undefined ? 'unknown' : state.isSaved ? 'saved' : 'not saved'}</p>
}

test('S-FIND-7 what was found stays when it could not be asked anew', async () => {
  told = { name: 'cook' }
  const place = render(<Thing />)
  await expect.poll(() => place.textContent).toBe('cook')
  told = null
  await queries.refetchQueries()
  await expect.poll(() => place.textContent).toBe('cook (in vain)')
  told = { name: 'waiter' }
  await queries.refetchQueries()
  await expect.poll(() => place.textContent).toBe('waiter')
})

test('S-APPLY-1 what is saved stays marked when it could not be asked anew', async () => {
  keepSession(testSession())
  told = { jobs: [{ id: 7, isFollowed: true }] }
  const place = render(<SavedJob />)
  await expect.poll(() => place.textContent).toBe('saved')
  told = null
  await queries.refetchQueries()
  await expect.poll(() => place.textContent).toBe('saved (in vain)')
})

/** How many letters there are, and what says that they changed. */
function Letters() {
  const changed = useOwnChanged()
  const { data } = useOwn(OWN_STATISTICS, (body) => numberAt(body, 'letters'))
  return (
    <button type="button" onClick={() => void changed('/users/letters')}>
      {data}
    </button>
  )
}

test('S-SEEK-52 whatever changes of what is counted, the numbers are asked for anew', async () => {
  keepSession(testSession())
  told = { letters: 2 }
  const place = render(<Letters />)
  await expect.poll(() => place.textContent).toBe('2')
  told = { letters: 3 }
  place.querySelector('button')?.click()
  await expect.poll(() => place.textContent).toBe('3')
})

test('S-FIND-21 what failed is asked again while it is on the screen, and says that it failed until there is an answer', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  onTestFinished(() => void vi.useRealTimers())
  told = null
  const place = render(<Thing />)
  await expect.poll(() => place.textContent).toContain('nothing, failed')
  const shown = new Set<string>()
  const watch = new MutationObserver(() => shown.add(place.querySelector('p')?.textContent ?? ''))
  watch.observe(place, { subtree: true, childList: true, characterData: true })
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS)
  told = { name: 'cook' }
  await vi.advanceTimersByTimeAsync(AGAIN_MS)
  await expect.poll(() => place.textContent).toBe('cook')
  expect([...shown].filter((text) => text.includes('pending'))).toEqual([])
})

test('S-FIND-23 what failed says whose fault it is, also while it is asked again', async () => {
  told = {}
  status = 500
  const place = render(<Thing />)
  await expect.poll(() => place.textContent).toContain('failed, by the server')
  const shown = new Set<string>()
  const watch = new MutationObserver(() => shown.add(place.querySelector('p')?.textContent ?? ''))
  watch.observe(place, { subtree: true, childList: true, characterData: true })
  await queries.refetchQueries()
  expect([...shown].filter((text) => !text.includes('by the server'))).toEqual([])
  told = null
  await queries.refetchQueries()
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('nothing, failed')
})

test('S-FIND-35 what was asked too often is asked again when the server says, and the screen says why there is nothing', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  onTestFinished(() => void vi.useRealTimers())
  queries.setDefaultOptions(createQueries().getDefaultOptions())
  const answers = [429, 429, 200]
  const asked = vi.fn(async () => {
    const answer = answers.shift() ?? 200
    const headers = { 'Retry-After': '7' }
    return new Response(JSON.stringify({ name: 'cook' }), { status: answer, headers })
  })
  vi.stubGlobal('fetch', asked)
  const place = render(<Thing />)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_500)
  await expect.poll(() => place.textContent).toContain('nothing, failed, asked too often')
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(AGAIN_MS)
  await expect.poll(() => place.textContent).toBe('cook')
})

test('S-FIND-8 what is asked while the browser says that it is offline fails, and is there when it is online again', async () => {
  dispatchEvent(new Event('offline'))
  told = null
  const place = render(<Thing />)
  await expect.poll(() => place.textContent).toBe('nothing, failed (in vain)')
  told = { name: 'cook' }
  dispatchEvent(new Event('online'))
  await expect.poll(() => place.textContent).toBe('cook')
})
