import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textAt } from '../lib/fields'
import { endSession, keepSession } from '../lib/session'
import { testSession } from '../lib/test-session'
import { callMain } from './main-api'
import { createQueries } from './queries'
import { useOwn } from './read'
import { usePaperForm } from './use-paper-form'

const DRAFT = 'sarika.draft.1.thing.1'

/** What the server has, and what became of the calls that it got. */
let thing: { title: string; content: string }
let keys: (string | undefined)[]
let isDone: number
/** Of the next calls: they are done, and their answers are lost. */
let isDeaf: { save: boolean; read: boolean }
/** Called while a save is under way. */
let whileSaving: () => void
let queries: QueryClient
let place: HTMLElement
let end: () => void

async function serve(_: string, init: RequestInit = {}): Promise<Response> {
  if (init.method === 'GET') {
    if (isDeaf.read) throw new TypeError('no network')
    return new Response(JSON.stringify(thing))
  }
  thing = JSON.parse(String(init.body))
  keys.push((init.headers as Record<string, string>)['Idempotency-Key'])
  whileSaving()
  if (isDeaf.save) throw new TypeError('no network')
  return new Response('{}')
}

function Form({ saved }: { saved: typeof thing }) {
  const form = usePaperForm({
    saved,
    draft: DRAFT,
    judge: () => ({}),
    send: (values, onceKey) => callMain({ method: 'POST', path: '/thing', json: { ...values }, onceKey }),
    changes: '/thing',
    sayName: (name) => name,
    onDone: () => {
      isDone++
    },
  })
  const [{ error: _, ...title }, { error: __, ...content }] = [form.input('title'), form.input('content')]
  return (
    <form {...form.props}>
      <input {...title} />
      <input {...content} />
      <button type="submit">{form.isBusy ? 'busy' : form.isChanged ? 'changed' : 'saved'}</button>
    </form>
  )
}

function Screen() {
  const { data, isError } = useOwn('/thing', (body) => ({
    title: textAt(body, 'title'),
    content: textAt(body, 'content'),
  }))
  if (data !== undefined) return <Form saved={data} />
  return isError ? 'failed' : 'pending'
}

function open() {
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  end = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', serve)
  keepSession(testSession())
  thing = { title: 'Hotels', content: 'Dear team' }
  keys = []
  isDone = 0
  isDeaf = { save: false, read: false }
  whileSaving = () => {}
  queries = createQueries()
  queries.mount()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } })
  open()
})
afterEach(() => {
  end()
  queries.unmount()
  queries.clear()
  endSession('signed-out')
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const input = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)
const button = () => place.querySelector('button')
function type(name: string, value: string) {
  const one = input(name)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(one, value)
  one?.dispatchEvent(new Event('input', { bubbles: true }))
}
const shows = () => [input('title')?.value, input('content')?.value, button()?.textContent]
const isOpen = (title: string, content: string, state: string) =>
  expect.poll(shows).toEqual([title, content, state])

test('S-OWN-16 what was saved and could not be read again is not shown as it was', async () => {
  await isOpen('Hotels', 'Dear team', 'saved')
  type('title', 'Inns')
  await isOpen('Inns', 'Dear team', 'changed')
  isDeaf.read = true
  button()?.click()
  await expect.poll(() => place.textContent).toBe('failed')
  expect([isDone, thing.title]).toEqual([1, 'Inns'])
  isDeaf.read = false
  await queries.refetchQueries()
  await isOpen('Inns', 'Dear team', 'saved')
})

test('S-OWN-16 what another tab saved stands in the fields that nobody touched, and is not written over', async () => {
  await isOpen('Hotels', 'Dear team', 'saved')
  type('title', 'Inns')
  await isOpen('Inns', 'Dear team', 'changed')
  thing = { title: 'Hotels', content: 'Dear hiring team' }
  await queries.refetchQueries()
  await isOpen('Inns', 'Dear hiring team', 'changed')
  // After a reload too.
  end()
  thing = { title: 'Hotels', content: 'To whom it concerns' }
  open()
  await isOpen('Inns', 'To whom it concerns', 'changed')
  button()?.click()
  await expect.poll(() => isDone).toBe(1)
  expect(thing).toEqual({ title: 'Inns', content: 'To whom it concerns' })
  expect(sessionStorage.getItem(DRAFT)).toBe(null)
})

test('S-OWN-17 what is written while it is being saved stays, and goes with the next press', async () => {
  await isOpen('Hotels', 'Dear team', 'saved')
  type('title', 'Inns')
  whileSaving = () => type('content', 'Dear hiring team')
  await isOpen('Inns', 'Dear team', 'changed')
  button()?.click()
  await isOpen('Inns', 'Dear hiring team', 'changed')
  expect([isDone, thing.content]).toEqual([0, 'Dear team'])
  whileSaving = () => {}
  button()?.click()
  await expect.poll(() => isDone).toBe(1)
  expect(thing).toEqual({ title: 'Inns', content: 'Dear hiring team' })
})

test('S-OWN-18 a repeat of a save whose answer was lost is the same try, after a reload too; the next one is another', async () => {
  await isOpen('Hotels', 'Dear team', 'saved')
  type('title', 'Inns')
  isDeaf.save = true
  await isOpen('Inns', 'Dear team', 'changed')
  button()?.click()
  await expect.poll(() => keys).toHaveLength(1)
  await isOpen('Inns', 'Dear team', 'changed')
  end()
  thing = { title: 'Hotels', content: 'Dear team' }
  isDeaf.save = false
  open()
  await isOpen('Inns', 'Dear team', 'changed')
  button()?.click()
  await expect.poll(() => isDone).toBe(1)
  type('title', 'Hostels')
  await isOpen('Hostels', 'Dear team', 'changed')
  button()?.click()
  await expect.poll(() => isDone).toBe(2)
  const [first, again, other] = keys
  expect(first).toMatch(/^\d+-\d+-\d+-\d+$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('S-OWN-18 a save of what came filled in is the same try after two reloads, until it is answered', async () => {
  await isOpen('Hotels', 'Dear team', 'saved')
  isDeaf.save = true
  button()?.click()
  await expect.poll(() => keys).toHaveLength(1)
  for (let reloads = 0; reloads < 2; reloads++) {
    await isOpen('Hotels', 'Dear team', 'saved')
    end()
    open()
  }
  isDeaf.save = false
  await isOpen('Hotels', 'Dear team', 'saved')
  button()?.click()
  await expect.poll(() => isDone).toBe(1)
  await expect.poll(() => sessionStorage.getItem(DRAFT)).toBe(null)
  expect(keys[1]).toBe(keys[0])
})
