import {
  type ConversationItem,
  createImEngine,
  EVERYBODY_KEY,
  personKey,
  type ShownMessage,
  toImId,
} from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Talk } from '../features/chat/components/talk'
import type { Say } from '../i18n/i18n'

// As desk.html says it: before anything that asks which app this is.
document.documentElement.dataset.app = 'desk'
const { pictureOf } = await import('../features/chat/assistant/assistant')
const { ConversationRow } = await import('../features/chat/components/conversation-row')
const { EverybodyLine } = await import('../features/chat/components/everybody-line')
const { EverybodyDialog } = await import('../features/chat/components/everybody-dialog')
const { pin } = await import('../features/chat/acts/row/pin')
const { Bubble } = await import('../features/chat/components/bubble')
const { SayProvider } = await import('../features/chat/components/say')
const { i18n, openArea } = await import('../i18n/i18n')
await openArea('chat')
await openArea('typing')
const t: Say<'chat'> = i18n.getFixedT('en', 'chat')

const YOU = toImId('10001')
const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '20001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

/** A place where one thing is drawn, again and again. */
function stage() {
  const place = document.body.appendChild(document.createElement('ul'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const queries = new QueryClient()
  const draw = (shown: ReactNode) =>
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <ImEngineProvider engine={engine}>
            <SayProvider value={t}>{shown}</SayProvider>
          </ImEngineProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  const textOf = (selector: string) => place.querySelector(selector)?.textContent
  return { place, draw, textOf }
}

const item: ConversationItem = {
  key: personKey(YOU),
  title: 'Sokha <b>Chan</b>',
  avatar: '',
  company: '',
  jobId: '',
  jobTitle: '',
  resumeId: '',
  interviewId: '',
  isGroup: false,
  isManager: false,
  isSelfManaged: false,
  userType: 0,
  memo: '',
  isTemporary: false,
  isAssistant: false,
  pinnedAt: 0,
  doNotDisturb: false,
  isArchived: false,
  isMarkedUnread: false,
  unread: 0,
  mentions: 0,
  draft: '',
  sortTime: 1_790_000_000_000,
  last: { text: 'hello', kind: 'text', own: true, from: '20001', state: 'sent', ticks: null },
  hasGaps: false,
}

function rowStage() {
  const { place, draw, textOf } = stage()
  const show = (more: Partial<ConversationItem>) =>
    draw(<ConversationRow item={{ ...item, ...more }} isSelected={false} />)
  return { place, show, textOf }
}

test('S-DESK-11 a row of the desk names the job that the talk is about, and no company', async () => {
  const { place, show, textOf } = rowStage()
  show({ jobTitle: 'Cook', company: 'Angkor' })
  await expect.poll(() => textOf('.row-company')).toBe('Cook')
  expect(place.textContent).not.toContain('Angkor')
  show({ company: 'Angkor' })
  await expect.poll(() => place.querySelector('.row-company')).toBe(null)
})

test('S-MGR-10 S-MGR-13 a manager has a badge, a session with everybody says so, and says who gets what is sent, and how often', async () => {
  const { place, show, textOf } = rowStage()
  show({ title: 'Sarika', isManager: true })
  await expect.poll(() => place.querySelector('.row-icon')?.getAttribute('title')).toBe('Official')
  show({ key: EVERYBODY_KEY, title: 'Everyone', isSelfManaged: true })
  await expect.poll(() => textOf('.row-title')).toBe('Everyone on Sarika')
  expect(place.querySelector('.row-icon')).toBe(null)
  const line = stage()
  line.draw(<EverybodyLine conversation={EVERYBODY_KEY} />)
  await expect.poll(() => line.textOf('.typing-line')).toContain("can't be taken back")
  expect(line.textOf('.typing-line')).toContain('one goes a minute')
  line.draw(<EverybodyLine conversation={personKey(YOU)} />)
  await expect.poll(() => line.place.textContent).toBe('')
})

test('S-MGR-12 a text for everybody is shown once more, and leaves only when that is said', async () => {
  const { place, draw, textOf } = stage()
  const [onSend, onClose] = [vi.fn(), vi.fn()]
  const text = 'Sarika is closed\n<b>tomorrow</b>'
  draw(<EverybodyDialog text={text} opener={{ current: null }} onSend={onSend} onClose={onClose} />)
  await expect.poll(() => textOf('dialog h2')).toBe('Send to everyone?')
  expect(textOf('blockquote')).toBe(text)
  const [keep, send] = place.querySelectorAll('button')
  keep?.click()
  expect([onSend.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  send?.click()
  expect([onSend.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2])
})

test("S-MGR-14 S-MGR-15 a manager's row has the application's picture, that of the online service its hours", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ imId: '10001', isThere: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { place, show, textOf } = rowStage()
  show({ title: 'Sarika', isManager: true })
  // No picture is served here: one that fails to load gives its place to the letter.
  expect(pictureOf({ key: item.key, avatar: '', isManager: true })).toBe('/a/sarika.svg')
  await expect.poll(() => textOf('.row-company')).toContain('Online service')
  show({ key: personKey(toImId('20002')), title: 'Sarika', isManager: true })
  await expect.poll(() => place.querySelector('.row-company')).toBe(null)
})

test('S-MGR-14 a manager is not offered to be pinned, unless that was done before', () => {
  const asked = (more: Partial<ConversationItem>) =>
    pin.isPossible({ item: { ...item, ...more } } as Parameters<typeof pin.isPossible>[0])
  expect([asked({}), asked({ isManager: true }), asked({ isManager: true, pinnedAt: 1 })]).toEqual([
    true,
    false,
    true,
  ])
})

test('S-DESK-11 S-DESK-9 a row counts what is unread, at most 99, says that one is named, and reads no name as HTML', async () => {
  const { show, place, textOf } = rowStage()
  show({ unread: 120, mentions: 2 })
  await expect.poll(() => place.textContent).toContain('99+')
  expect(place.textContent).toContain(t('list.mentioned'))
  expect(textOf('.row-title')).toBe(item.title)
  show({})
  await expect.poll(() => place.querySelector('.badge')).toBe(null)
})

test('S-DESK-11 a row shows a draft first, then that the last message failed, then who said it', async () => {
  const { show, textOf } = rowStage()
  show({})
  await expect.poll(() => textOf('.row-last')).toBe('You: hello')
  show({ last: { text: 'hello', kind: 'text', own: true, from: '20001', state: 'failed', ticks: null } })
  await expect.poll(() => textOf('.row-last')).toBe('Not sent: hello')
  show({ draft: 'half' })
  await expect.poll(() => textOf('.row-last')).toBe('Draft: half')
})

const message: ShownMessage = {
  key: 'c1',
  id: '',
  at: Date.now(),
  from: toImId('20001'),
  own: true,
  kind: 'text',
  text: 'hello',
  state: 'sending',
  delivered: 'none',
  read: 'none',
  mention: false,
  number: 0,
}

test('S-DESK-12 a failed message says why, and can be tried again or discarded; its text stays where it is', async () => {
  const asked: string[] = []
  const talk: Talk = {
    isGroup: false,
    peer: YOU,
    canWrite: true,
    nameOf: () => 'Sokha',
    faceOf: () => '',
    othersCount: 1,
    tipInWords: () => '',
    reply: () => undefined,
    jump: () => undefined,
    resend: (clientId) => void asked.push(`resend ${clientId}`),
    erase: () => undefined,
    discard: (clientId) => void asked.push(`discard ${clientId}`),
    withdraw: () => undefined,
    star: () => undefined,
    forward: () => undefined,
    select: () => undefined,
    readers: () => undefined,
    canRewrite: () => false,
    rewrite: () => undefined,
    writeAgain: () => null,
    person: () => undefined,
    report: () => undefined,
  }
  const { place, draw, textOf } = stage()
  const show = (more: Partial<ShownMessage>) =>
    draw(
      <Bubble
        row={{ type: 'message', key: 'c1', message: { ...message, ...more }, isFirst: true, isLast: true }}
        quote={undefined}
        talk={talk}
        isReached
        isLastRead
        onActions={() => undefined}
      />,
    )
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click()

  show({})
  await expect.poll(() => textOf('.bubble-text')).toBe('hello')
  const text = place.querySelector('.bubble-text')?.firstChild
  show({ state: 'failed', failure: { kind: 'refused', reason: 'blocked', code: -1, message: '' } })
  await expect.poll(() => textOf('.failed')).toBe('You have been blacklistedTry againDiscard')
  press('Try again')
  press('Discard')
  expect(asked).toEqual(['resend c1', 'discard c1'])
  show({ state: 'failed', failure: { kind: 'channel-unavailable', uncertain: true } })
  await expect.poll(() => textOf('.failed')).toContain('The message may have arrived.')
  show({ state: 'sent', id: '7', read: 'all' })
  await expect.poll(() => place.querySelector('article')?.dataset.state).toBe('read')
  expect(place.querySelector('.bubble-text')?.firstChild).toBe(text)
})
