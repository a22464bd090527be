import {
  type ConversationItem,
  type ConversationList,
  createImEngine,
  personKey,
  toImId,
} from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { i18n, openArea, type Say } from '../../../i18n/i18n'
import { keepToastsAbove } from '../../../lib/toasts-above'
import { Toasts } from '../../../ui/toasts'
import { ConversationList as List } from '../components/conversation-list'
import { ConversationRow } from '../components/conversation-row'
import { SayProvider } from '../components/say'
import { TestRouter } from '../test-router'
import { useErase } from './use-erase'
import '../../../styles/base.css'

await Promise.all([openArea('chat'), openArea('acts'), openArea('hiring')])
const t: Say<'chat'> = i18n.getFixedT('en', 'chat')

const DONE = { ok: true, value: null } as const
const KEY = personKey(toImId('20001'))

const item = (more: Partial<ConversationItem> = {}): ConversationItem =>
  ({
    ...{ key: KEY, title: 'Bopha', company: '', jobTitle: '', avatar: '' },
    ...{ unread: 0, mentions: 0, sortTime: 0, pinnedAt: 0, doNotDisturb: false, draft: '', last: null },
    ...{ isGroup: false, isManager: false, isAssistant: false, interviewId: '' },
    ...{ isArchived: false, isMarkedUnread: false, ...more },
  }) as unknown as ConversationItem

/** An engine that says yes to what is asked, with these chats archived. */
function newEngine(archived: readonly ConversationItem[] = []) {
  const engine = createImEngine({
    endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
    identity: { imId: '10001' },
    tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
    disk: 'memory',
  })
  const list: ConversationList = { items: archived, total: archived.length }
  return {
    ...{ engine, set: vi.spyOn(engine, 'setConversation').mockResolvedValue(DONE) },
    erase: vi.spyOn(engine, 'erase').mockResolvedValue(DONE),
    archive: vi.spyOn(engine, 'archived', 'get').mockReturnValue({
      ...{ getSnapshot: () => list, subscribe: () => () => undefined, showMore: () => undefined },
    } as unknown as typeof engine.archived),
  }
}

function Address() {
  return <output>{useLocation().search}</output>
}

function show(content: ReactNode, { engine }: ReturnType<typeof newEngine>): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter address={`/?with=${KEY}`}>
        <ImEngineProvider engine={engine}>
          <SayProvider value={t}>{content}</SayProvider>
          <Toasts />
          <Address />
        </ImEngineProvider>
      </TestRouter>
    </QueryClientProvider>,
  )
  return place
}

/** Presses an act in the menu of the row. */
async function press(name: string): Promise<void> {
  await page.getByRole('button', { name: /What you can do/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

// One that stays would lie over what the next test presses.
afterEach(async () => {
  toast.dismiss()
  await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull()
})

const undo = () => page.getByRole('button', { name: 'Undo' }).last().click()

test('S-ACT-12 a chat is archived from its menu, and one press takes that back', async () => {
  const stage = newEngine()
  show(<ConversationRow item={item()} isSelected={false} />, stage)
  await press('Archive')
  expect(stage.set).toHaveBeenLastCalledWith(KEY, { isArchived: true })
  await expect.element(page.getByText('Chat archived')).toBeVisible()
  await undo()
  await expect.poll(() => stage.set.mock.lastCall).toEqual([KEY, { isArchived: false }])
})

test('S-ACT-12 a chat that is marked as unread leaves the view; one that has a point is marked as read', async () => {
  const stage = newEngine()
  const place = show(<ConversationRow item={item()} isSelected={true} />, stage)
  await press('Mark as unread')
  expect(stage.set).toHaveBeenLastCalledWith(KEY, { isMarkedUnread: true })
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('')

  const marked = newEngine()
  const other = show(<ConversationRow item={item({ isMarkedUnread: true })} isSelected={false} />, marked)
  await expect.poll(() => other.querySelector('.badge-point')?.textContent).toBe('Marked as unread')
  other.querySelector<HTMLElement>('.row-menu')?.click()
  await expect.element(page.getByRole('menuitem', { name: 'Mark as read' })).toBeVisible()
})

test('S-ACT-13 while a chat is archived a way leads to the archived ones, and back', async () => {
  const stage = newEngine([item({ isArchived: true, title: 'Old talk' })])
  const place = show(<List me="10001" selected={null} />, stage)
  await page.getByRole('button', { name: 'Archived, 1 chat' }).click()
  await expect.poll(() => place.querySelector('.row-title')?.textContent).toBe('Old talk')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Back to chats')
  await page.getByRole('button', { name: 'Back to chats' }).click()
  await expect.poll(() => place.querySelector('.row-title')).toBeNull()
})

test('S-ACT-11 messages are deleted for oneself, what is not on the server yet is passed by, and one press takes it back', async () => {
  const stage = newEngine()
  const messages = [{ id: '3' }, { id: '' }] as unknown as Parameters<ReturnType<typeof useErase>>[0]
  function Eraser() {
    const erase = useErase(KEY, () => undefined)
    return (
      <button type="button" onClick={() => erase(messages)}>
        {'Erase'}
      </button>
    )
  }
  show(<Eraser />, stage)
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect.element(page.getByText('Message deleted for you')).toBeVisible()
  expect(stage.erase).toHaveBeenLastCalledWith(KEY, [messages[0]], true)
  await undo()
  await expect.poll(() => stage.erase.mock.lastCall).toEqual([KEY, [messages[0]], false])
})

test('S-ACT-15 Ctrl+Z takes the last act back, and a newer notice takes the place of an older one', async () => {
  const stage = newEngine()
  show(<ConversationRow item={item()} isSelected={false} />, stage)
  await press('Archive')
  await expect.element(page.getByText('Chat archived')).toBeVisible()
  // The page of the test is so low that the notice lies on the row.
  document.querySelector<HTMLElement>('.row-menu')?.click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete chat' })).toBeInTheDocument()
  document.querySelectorAll<HTMLElement>('[role=menuitem]')[4]?.click()
  await expect.poll(() => document.querySelectorAll('[data-sonner-toast]').length).toBe(1)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => stage.set.mock.lastCall).toEqual([KEY, { isDeleted: false }])
  await expect.poll(() => document.activeElement?.className).toBe('row')
})

test('S-ACT-16 a notice stands above what stands at the lower edge', async () => {
  const edge = <div ref={keepToastsAbove} style={{ position: 'fixed', bottom: 0, height: 200, width: 9 }} />
  show(edge, newEngine())
  toast('Here')
  await expect
    .poll(() => document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().bottom ?? innerHeight)
    .toBeLessThanOrEqual(innerHeight - 200)
})
