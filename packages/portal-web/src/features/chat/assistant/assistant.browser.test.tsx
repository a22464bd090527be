import {
  type ConversationItem,
  createImEngine,
  personKey,
  type ShownMessage,
  toImId,
} from '@sarika/im-engine'
import { robot } from '@sarika/im-engine/kinds'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import '../../../styles/base.css'
import { chat } from '../../../i18n/en/chat'
import { i18n, openArea, showLanguage } from '../../../i18n/i18n'
import { LANGUAGES } from '../../../i18n/languages'
import { MESSAGE_ACTS } from '../acts/message-acts'
import { ROW_ACTS } from '../acts/row-acts'
import RobotCard from '../cards/robot'
import { SayProvider } from '../components/say'
import type { Talk } from '../components/talk'
import { useTitleOf } from '../components/use-title-of'
import { targetsOf } from '../rules/targets'
import { startTestEngine } from '../test-engine'
import { serveSockets } from '../test-socket'
import { Asking } from './asking'
import { ASSISTANT } from './assistant'
import { NoAnswer } from './no-answer'
import { WaitingLine } from './waiting-line'

i18n.addResourceBundle('en', 'chat', chat)
await openArea('typing')
const t = i18n.getFixedT('en', 'chat')

function stage(engine = startTestEngine()) {
  const queries = new QueryClient()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const draw = (part: ReactNode) =>
    root.render(
      <QueryClientProvider client={queries}>
        <ImEngineProvider engine={engine}>
          <SayProvider value={t}>{part}</SayProvider>
        </ImEngineProvider>
      </QueryClientProvider>,
    )
  return { engine, queries, place, draw }
}

test('S-AI-21 under a question the chat says that the assistant looks, while there is a connection, until it is answered', async () => {
  const sockets = serveSockets()
  const { engine, place, draw } = stage()
  const said = () => place.querySelector('[role=status]')?.textContent
  draw(<WaitingLine last={{ own: true, state: 'sending' }} />)
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  await expect.poll(said).toContain('The assistant is looking…')
  draw(<WaitingLine last={{ own: false, state: 'sent' }} />)
  await expect.poll(said).toBe('')
  draw(<WaitingLine last={{ own: true, state: 'sending' }} />)
  await expect.poll(said).toContain('The assistant is looking…')
  for (const socket of sockets) socket.close(4000)
  await expect.poll(said).toBe('')
})

test('S-AI-24 in place of an answer stands why there is none, with a way to ask again and one to let it be', async () => {
  serveSockets()
  const { place, draw } = stage()
  const talk = { resend: vi.fn(), discard: vi.fn() } as unknown as Talk
  const asked = { key: 'a', id: '', own: true, state: 'failed', clientId: 'c1' } as unknown as ShownMessage
  draw(<NoAnswer message={asked} talk={talk} />)
  await expect.poll(() => place.querySelector('.bubble')?.textContent).toContain("I couldn't be asked")
  const [again, discard] = place.querySelectorAll('button')
  expect([again?.textContent, discard?.textContent]).toEqual(['Ask again', 'Discard'])
  again?.click()
  expect(talk.resend).toHaveBeenCalledTimes(1)
  discard?.click()
  expect(talk.discard).toHaveBeenCalledTimes(1)
})

test('S-AI-26 the field of the assistant offers four questions to begin with, and a press asks one', async () => {
  const asked: string[] = []
  const { place, draw } = stage(createQuiet())
  draw(<Asking isNew onAsk={(question) => asked.push(question)} />)
  await expect.poll(() => place.querySelectorAll('.chip').length).toBe(4)
  place.querySelector<HTMLElement>('.chip')?.click()
  expect(asked).toEqual(['Driver jobs in Siem Reap above $300'])
  draw(<Asking isNew={false} onAsk={() => {}} />)
  await expect.poll(() => place.querySelectorAll('.chip').length).toBe(0)
})

test('S-AI-27 where questions leave the server, the line above the field says to whom, in six languages', async () => {
  const { place, queries, draw } = stage(createQuiet())
  draw(<Asking isNew={false} onAsk={() => {}} />)
  const line = () => place.querySelector('.told-to')?.textContent
  await expect.poll(() => place.querySelector('.examples')).toBeNull()
  expect(line()).toBeUndefined()
  queries.setQueryData(['assistant', undefined], { isEnabled: true, host: 'ai.example' })
  await expect.poll(line).toMatch(/What you write here goes to .*ai\.example/)
  const said = new Set<string | undefined>()
  onTestFinished(() => void showLanguage('en'))
  for (const language of LANGUAGES) {
    await showLanguage(language)
    await expect.poll(() => !said.has(line()) && line()?.includes('ai.example')).toBe(true)
    said.add(line())
  }
  expect(said.size).toBe(6)
})

test('S-AI-25 the answer to who wants a person has the hotline below, other answers have not', async () => {
  const { place, draw } = stage(createQuiet())
  const card = (from: string, intent: string) => (
    <RobotCard
      body={{ text: 'Call us', intent }}
      name="Automatic reply"
      message={{ from: toImId(from), kind: robot.type } as ShownMessage}
    />
  )
  draw(card('1', 'person'))
  await expect.poll(() => place.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+855/)
  expect(place.textContent).not.toContain('Automatic reply')
  draw(card('20001', 'jobs'))
  await expect.poll(() => place.querySelector('a')).toBeNull()
  expect(place.textContent).toContain('Automatic reply')
})

test('S-AI-28 of the assistant nothing is offered that is for people: no answer to a message, no report, no deletion of the chat, and nothing is forwarded to it', () => {
  const talk = { isGroup: false, peer: toImId('1'), canWrite: false, canRewrite: () => true }
  const idsFor = (message: object) =>
    MESSAGE_ACTS.filter((act) =>
      act.isPossible({
        message: { id: '7', state: 'sent', text: 'Hi', ...message },
        ...{ talk, t, leftMs: 60_000 },
      } as unknown as Parameters<typeof act.isPossible>[0]),
    ).map(({ id }) => id)
  expect(idsFor({ own: true, from: '10001', kind: 'text' })).toEqual([
    'copy',
    'forward',
    'star',
    'select',
    'erase',
  ])
  expect(idsFor({ from: '1', kind: 'robot', body: { text: 'Hi' } })).toEqual([
    'copy',
    'star',
    'select',
    'erase',
  ])
  const item = {
    key: ASSISTANT,
    title: 'x',
    company: '',
    isGroup: false,
    isManager: false,
    isAssistant: true,
  }
  const row = { item } as unknown as Parameters<(typeof ROW_ACTS)[number]['isPossible']>[0]
  expect(ROW_ACTS.filter((act) => act.isPossible(row)).map(({ id }) => id)).toEqual([
    'pin',
    'quiet',
    'unread',
    'archive',
  ])
  expect(targetsOf([item as unknown as ConversationItem], [], '10001', '?')).toEqual([])
})

test('S-AI-29 the assistant has a name in each of the six languages, others have their own', async () => {
  const Name = ({ of }: { of: string }) => useTitleOf()({ key: personKey(toImId(of)), title: 'Bopha' })
  const { place, draw } = stage(createQuiet())
  draw(<Name of="20001" />)
  await expect.poll(() => place.textContent).toBe('Bopha')
  draw(<Name of="1" />)
  await expect.poll(() => place.textContent).toBe('Assistant')
  const names = new Set(['Assistant'])
  onTestFinished(() => void showLanguage('en'))
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    await showLanguage(language)
    await expect.poll(() => names.has(place.textContent)).toBe(false)
    names.add(place.textContent)
  }
  expect(names.size).toBe(6)
})

/** Of a chat that nobody started. */
const createQuiet = () =>
  createImEngine({
    endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
    identity: { imId: '10001' },
    tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
    disk: 'memory',
  })
