import { ImEngineProvider } from '@sarika/im-engine/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { i18n, openArea } from '../../../../i18n/i18n'
import { SayProvider } from '../../components/say'
import { startTestEngine } from '../../test-engine'
import { serveSockets } from '../../test-socket'
import { QuickEditor } from './editor'

await Promise.all([openArea('box'), openArea('chat'), openArea('people')])
const say = i18n.getFixedT('en', 'chat')

const FOUR = ['On my way.', 'Thank you!', 'Can I come at another time?', 'អរគុណបង']

afterEach(() => void toast.dismiss())

const told = () => toast.getToasts().map((one) => ('title' in one ? one.title : ''))

/** The editor of an account whose server keeps these; `server.refuse` says what it answers instead. */
async function edit(first: readonly string[]) {
  serveSockets()
  const server = {
    texts: first,
    saves: 0,
    refuse: null as { status: number; body: object } | null,
    /** Answers are kept back until it is called. */
    release: null as Promise<void> | null,
  }
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (!String(url).includes('/users/im/quick-text')) return new Response('', { status: 503 })
    if (method === 'POST') {
      server.saves++
      await server.release
      if (server.refuse !== null)
        return new Response(JSON.stringify(server.refuse.body), { status: server.refuse.status })
      server.texts = JSON.parse(String(body)).texts
    }
    return new Response(
      JSON.stringify({ result: server.texts.map((text, index) => ({ text, order: index + 1 })) }),
    )
  })
  const engine = startTestEngine()
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(async () => {
    root.unmount()
    place.remove()
  })
  root.render(
    <MemoryRouter>
      <ImEngineProvider engine={engine}>
        <SayProvider value={say}>
          <QuickEditor />
        </SayProvider>
      </ImEngineProvider>
    </MemoryRouter>,
  )
  await expect.poll(() => place.querySelector('.quick-editor')).not.toBeNull()
  const shown = () => [...place.querySelectorAll('.quick-text')].map((text) => text.textContent)
  await expect.poll(shown).toEqual(first)
  return { server, shown, place }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('S-BOX-10 one is added, changed and deleted, each saved at once, and what was deleted comes back to its place', async () => {
  const { server, shown } = await edit(['On my way.', 'Thank you!'])
  await page.getByRole('textbox', { name: 'New quick reply' }).fill('Hello')
  await button('Add').click()
  await expect.poll(() => server.texts).toEqual(['On my way.', 'Thank you!', 'Hello'])
  await button(/^Edit: .*Thank you!/).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Quick reply', exact: true }), 'Thanks a lot!')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.texts).toEqual(['On my way.', 'Thanks a lot!', 'Hello'])
  await button(/^Delete: .*On my way/).click()
  await expect.poll(() => server.texts).toEqual(['Thanks a lot!', 'Hello'])
  await expect.poll(told).toContain('Quick reply deleted')
  const deleted = toast.getToasts().find((one) => 'title' in one && one.title === 'Quick reply deleted')
  const action = deleted && 'action' in deleted ? deleted.action : undefined
  if (typeof action === 'object' && action !== null && 'onClick' in action)
    action.onClick(new MouseEvent('click') as never)
  await expect.poll(() => server.texts).toEqual(['On my way.', 'Thanks a lot!', 'Hello'])
  await expect.poll(shown).toEqual(['On my way.', 'Thanks a lot!', 'Hello'])
})

test('S-BOX-11 Alt with the arrows moves one, the focus stays on it, and its place is said', async () => {
  const { server, place } = await edit(FOUR)
  ;(await button(/^Move: .*On my way/).findElement()).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => server.texts[1]).toBe('On my way.')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/On my way/)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => server.texts[2]).toBe('On my way.')
  expect(place.textContent).toContain('Moved to place 3 of 4')
})

test('S-BOX-11 the grip drags one to another place', async () => {
  const { server, place } = await edit(FOUR)
  const [first, , third] = place.querySelectorAll('li')
  const grip = first?.querySelector('.quick-grip')
  if (!(grip instanceof HTMLElement) || third === undefined) throw new Error('no rows')
  // A pointer that no hand moves cannot be captured.
  grip.setPointerCapture = () => {}
  const pointer = (type: string, clientY: number) =>
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY }))
  const { bottom } = third.getBoundingClientRect()
  pointer('pointerdown', grip.getBoundingClientRect().top + 5)
  await expect.poll(() => place.querySelector('[data-dragged]')).not.toBeNull()
  pointer('pointermove', bottom - 2)
  await expect.poll(() => place.querySelector('[data-gap="below"]')).toBe(place.querySelectorAll('li')[2])
  pointer('pointerup', bottom - 2)
  await expect.poll(() => server.texts).toEqual([FOUR[1], FOUR[2], FOUR[0], FOUR[3]])
})

test('S-BOX-9 with ten the field for a new one says that there is room for no more, and takes nothing', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `Reply ${index}`)
  const { server } = await edit(ten)
  const field = page.getByRole('textbox', { name: 'New quick reply' })
  await expect.element(page.getByText('Save up to 10 quick replies')).toBeVisible()
  await field.click()
  await userEvent.keyboard('One more{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(button('Add')).toHaveAttribute('aria-disabled', 'true')
  expect(server.saves).toBe(0)
})

test('S-BOX-13 one that is there already, and one with too many characters, are refused in words, and nobody is asked', async () => {
  const { server } = await edit(['On my way.', 'Thank you!'])
  const field = page.getByRole('textbox', { name: 'New quick reply' })
  await field.fill('Thank you! ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').last()).toHaveTextContent('You already have this quick reply')
  await field.fill('a'.repeat(900))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(say('composer.over', { count: 100 }))).toBeVisible()
  await expect.element(page.getByRole('alert').last()).toHaveTextContent('')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await button(/^Edit: .*Thank you!/).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Quick reply', exact: true }), 'On my way.')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You already have this quick reply')).toBeVisible()
  expect(server.saves).toBe(0)
})

test('S-BOX-9 the last one stays', async () => {
  const { server, shown } = await edit(['On my way.'])
  await button(/^Delete: .*On my way/).click()
  await expect.poll(told).toContain('Please keep at least one quick reply')
  expect([server.saves, shown()]).toEqual([0, ['On my way.']])
})

test('S-BOX-12 an order that is not saved goes back, and says so; those behind the one that failed say that they were not tried', async () => {
  const { server, shown } = await edit(FOUR)
  server.refuse = { status: 503, body: { code: 'unavailable', message: 'not now' } }
  let letGo = () => {}
  server.release = new Promise((resolve) => {
    letGo = resolve
  })
  ;(await button(/^Move: .*On my way/).findElement()).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => shown()[1]).toBe('On my way.')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/On my way/)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => shown()[2]).toBe('On my way.')
  letGo()
  await expect.poll(told).toContain('Quick reply order update failed')
  await expect.poll(told).toContain('Sequential update failed')
  expect(server.saves).toBe(1)
  await expect.poll(shown).toEqual(FOUR)
})

test('S-BOX-12 a text that is refused stays in its field, with the words of the server', async () => {
  const { server } = await edit(['On my way.'])
  server.refuse = {
    status: 422,
    body: { code: 'invalid', message: 'The text has a word that is not allowed' },
  }
  const field = page.getByRole('textbox', { name: 'New quick reply' })
  await field.fill('A bad word')
  await button('Add').click()
  await expect.element(page.getByText('The text has a word that is not allowed')).toBeVisible()
  await expect.element(field).toHaveValue('A bad word')
})
