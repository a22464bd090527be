// What a browser test of the wallet needs around it: an engine that knows a few people, and a server that answers what the test says.

import { type ImEngine, type LiveEvents, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { createQueries } from '../../../http/queries'
import { i18n } from '../../../i18n/i18n'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { SayProvider } from '../components/say'
import { TestRouter } from '../test-router'
import { type Purse, PurseProvider } from './table'

export const ME = toImId('10001')
export const BOPHA = toImId('20001')

export interface Ask {
  readonly method: string
  /** Without /chat/wallet, e.g. "/balance". */
  readonly path: string
  readonly body: unknown
}

/** Answers in the place of the server until the test is over; what was asked is in the list. A number is a refusal with that status. */
export function answerWith(answer: (ask: Ask) => unknown): Ask[] {
  const asked: Ask[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(address, location.href)
    const ask = {
      method,
      path: `${pathname}${search}`.replace(/^.*\/chat\/wallet/, ''),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    }
    asked.push(ask)
    const data = answer(ask)
    return data instanceof Response ? data : Response.json({ code: 200, data })
  })
  keepSession(testSession())
  onTestFinished(() => {
    endSession('signed-out')
    vi.unstubAllGlobals()
  })
  return asked
}

/** A value that does not change. */
const still = <T,>(value: T) => ({ getSnapshot: () => value, subscribe: () => () => {} })

const listeners = new Set<(news: LiveEvents['message']) => void>()

/** A message of this kind came. */
export const tellMessage = (kind: string): void => {
  for (const listener of listeners) listener({ message: { kind } } as LiveEvents['message'])
}

export const send = vi.fn<ImEngine['send']>()

const engine = {
  me: ME,
  contacts: {
    ...still([{ imId: BOPHA, name: 'Bopha', avatar: '', isFriend: true, isMe: false }]),
    requests: still([]),
  },
  groups: still([
    {
      groupId: '7',
      title: 'Open day',
      members: [{ imId: '10002', name: 'Dara', avatar: '', role: 'member' }],
    },
  ]),
  conversation: () => still({ ended: null, messages: [] }),
  send,
  on: (_: 'message', listener: (news: LiveEvents['message']) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
} as unknown as ImEngine

/** Group 7, as its money knows it. */
export const purse: Purse = {
  conversation: 'team-7',
  me: ME,
  peer: null,
  name: 'Open day',
  people: [BOPHA],
  nameOf: (imId) => (imId === ME ? 'You' : imId === BOPHA ? 'Bopha' : 'Dara'),
  faceOf: () => '',
  open: () => {},
  openPacket: () => {},
}

/** Draws it at an address, e.g. "/?view=packets". */
export function draw(shown: ReactNode, address = '/', around: Purse | null = purse): HTMLElement {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={createQueries()}>
      <ImEngineProvider engine={engine}>
        <SayProvider value={i18n.getFixedT('en', 'chat')}>
          <TestRouter address={address}>
            <PurseProvider value={around}>{shown}</PurseProvider>
          </TestRouter>
        </SayProvider>
      </ImEngineProvider>
    </QueryClientProvider>,
  )
  return place
}
