import { type ConversationItem, createImEngine, personKey, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { i18n, openArea, type Say } from '../../../i18n/i18n'
import { Toasts } from '../../../ui/toasts'
import { ConversationRow } from '../components/conversation-row'
import { SayProvider } from '../components/say'
import { TestRouter } from '../test-router'

await openArea('chat')
await openArea('acts')
const t: Say<'chat'> = i18n.getFixedT('en', 'chat')

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

const item = (key: string): ConversationItem =>
  ({
    ...{ key: personKey(toImId(key)), title: `Person ${key}`, company: '', jobTitle: '', avatar: '' },
    ...{ unread: 0, mentions: 0, sortTime: 0, pinnedAt: 0, doNotDisturb: false, draft: '', last: null },
    ...{ isGroup: false, isManager: false, isAssistant: false, interviewId: '' },
  }) as unknown as ConversationItem

let place: HTMLElement
beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <ImEngineProvider engine={engine}>
          <SayProvider value={t}>
            <ul>
              <ConversationRow item={item('20001')} isSelected={false} />
            </ul>
          </SayProvider>
          <Toasts />
        </ImEngineProvider>
      </TestRouter>
    </QueryClientProvider>,
  )
  await expect.poll(() => place.querySelector('.row')).not.toBeNull()
})

const row = () => place.querySelector<HTMLElement>('.row') as HTMLElement
const items = () => [...place.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)
const WHOLE = ['Pin to the top', 'Mute', 'Mark as unread', 'Archive', 'Delete chat', 'Block']

const finger = (type: string, more: PointerEventInit = {}) =>
  row().dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20, ...more },
    }),
  )

test('S-REACH-1 the button, the right button and the menu key open one menu, and Escape gives the focus back', async () => {
  const button = place.querySelector<HTMLElement>('.row-menu') as HTMLElement
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(items).toEqual(WHOLE)
  await userEvent.keyboard('{Escape}')
  await expect.poll(items).toEqual([])
  expect(document.activeElement).toBe(button)

  row().dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 9, clientY: 9 }),
  )
  await expect.poll(items).toEqual(WHOLE)
  await userEvent.keyboard('{Escape}')
  await expect.poll(items).toEqual([])

  for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
    row().focus()
    await userEvent.keyboard(keys)
    await expect.poll(items).toEqual(WHOLE)
    await userEvent.keyboard('{Escape}')
    await expect.poll(items).toEqual([])
    expect(document.activeElement).toBe(row())
  }
})

test('S-REACH-2 arrows go round the menu, a letter goes to the next act that begins with it', async () => {
  row().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Pin to the top')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Block')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Pin to the top')
  await userEvent.keyboard('d')
  expect(document.activeElement?.textContent).toBe('Delete chat')
  await userEvent.keyboard('x')
  expect(document.activeElement?.textContent).toBe('Delete chat')
})

test('S-REACH-3 a finger that rests on a row opens its menu, and its going up presses nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pressed = vi.fn()
  place.addEventListener('click', ({ defaultPrevented }) => pressed(defaultPrevented))
  finger('pointerdown')
  finger('pointermove', { clientX: 60 })
  vi.advanceTimersByTime(600)
  expect(items()).toEqual([])
  finger('pointerup')

  finger('pointerdown')
  vi.advanceTimersByTime(600)
  vi.useRealTimers()
  await expect.poll(items).toEqual(WHOLE)
  finger('pointerup')
  row().click()
  expect(pressed).not.toHaveBeenCalled()
  expect(items()).toEqual(WHOLE)
})
