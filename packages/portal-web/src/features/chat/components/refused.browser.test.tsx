import { type ImEngine, personKey, type ShownMessage, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { CODES } from '@sarika/im-engine/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { i18n, openArea } from '../../../i18n/i18n'
import { startTestEngine } from '../test-engine'
import { refuseAll, serveSockets } from '../test-socket'
import { Bubble } from './bubble'
import { DetailsPane } from './details-pane'
import { Failed } from './failed'
import { NotSent } from './not-sent'
import { SayProvider } from './say'
import type { Talk } from './talk'
import { useDeed } from './use-deed'

await openArea('chat')
const t = i18n.getFixedT('en', 'chat')
const HR = toImId('20001')
const KEY = personKey(HR)

afterEach(() => void toast.dismiss())

const told = () =>
  toast.getToasts().map((one) => ('title' in one ? [one.title, one.description].filter(Boolean) : []))

function draw(engine: ImEngine, shown: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ImEngineProvider engine={engine}>
          <SayProvider value={t}>{shown}</SayProvider>
        </ImEngineProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
  return { place, button }
}

const whom = { key: KEY, name: 'Bopha', avatar: '', isManager: false, company: '', jobTitle: '', count: 0 }

test('S-SAYNO-5 what is pressed in the details and refused is told, and nothing is said to be deleted', async () => {
  serveSockets()
  const engine = startTestEngine()
  await engine.send(KEY, 'hello')
  const { button } = draw(
    engine,
    <DetailsPane whom={whom} onStars={() => undefined} onJump={() => undefined} onClose={() => undefined} />,
  )
  await expect.poll(() => button('Pin to the top')).toBeDefined()
  // No disk takes anything any more.
  await engine.stop()
  for (const name of ['Pin to the top', 'Mute', 'Delete chat']) {
    button(name)?.click()
    await expect.poll(told).toEqual([[t('refusal.storage')]])
    toast.dismiss()
    await expect.poll(told).toEqual([])
  }
})

test('S-SAYNO-5 a deed answers whether it was done, and says the same refusal once', async () => {
  const engine = startTestEngine()
  let deed: ReturnType<typeof useDeed> | undefined
  function Holder() {
    deed = useDeed()
    return null
  }
  draw(engine, <Holder />)
  await expect.poll(() => deed).toBeDefined()
  const refused = { ok: false, refusal: { kind: 'not-failed' } } as const
  expect(await Promise.all([deed?.(Promise.resolve(refused)), deed?.(Promise.resolve(refused))])).toEqual([
    false,
    false,
  ])
  expect(told()).toEqual([[t('refusal.not-failed')]])
  toast.dismiss()
  expect(await deed?.(Promise.resolve({ ok: true, value: null }))).toBe(true)
  expect(told()).toEqual([])
})

const talk: Talk = {
  isGroup: false,
  peer: HR,
  faceOf: () => '',
  othersCount: 1,
  tipInWords: () => '',
  nameOf: () => 'Bopha',
  canWrite: true,
  reply: () => undefined,
  jump: () => undefined,
  resend: () => undefined,
  erase: () => undefined,
  discard: () => undefined,
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
const failed = (reason: 'not-friend' | 'blocked') =>
  ({
    key: 'c1',
    state: 'failed',
    failure: { kind: 'refused', reason, code: -20, message: '' },
  }) as ShownMessage

test('S-SAYNO-6 a message to somebody who is no friend offers to ask them, and says why that did not go', async () => {
  serveSockets()
  const { place, button } = draw(startTestEngine(), <Failed message={failed('not-friend')} talk={talk} />)
  await expect.poll(() => place.textContent).toContain('You are not friends')
  expect(button('Try again')).toBeDefined()
  button('Add friend')?.click()
  await expect.poll(told).toEqual([[t('refusal.unavailable')]])
})

test.each([
  ['a message to who has blocked one', failed('blocked'), talk],
  ['a message in a group', failed('not-friend'), { ...talk, isGroup: true, peer: null }],
] as const)('S-SAYNO-6 %s offers to ask nobody', async (_, message, where) => {
  const { place, button } = draw(startTestEngine(), <Failed message={message} talk={where} />)
  await expect.poll(() => place.textContent).not.toBe('')
  expect(button('Add friend')).toBeUndefined()
})

test('S-SAYNO-11 S-SAYNO-12 what the server did with a message besides stands below it', async () => {
  const said = { key: 'm1', id: '1', at: 0, from: HR, own: false, kind: 'text', text: 'hello', state: 'sent' }
  const draw1 = (more: Partial<ShownMessage>) =>
    draw(
      startTestEngine(),
      <Bubble
        row={{
          type: 'message',
          key: 'm1',
          message: { ...said, ...more } as ShownMessage,
          isFirst: true,
          isLast: false,
        }}
        quote={undefined}
        talk={talk}
        isReached
        isLastRead
        onActions={() => undefined}
      />,
    ).place
  serveSockets()
  const footOf = (place: HTMLElement) => () => place.querySelector('.said-foot')?.textContent
  await expect.poll(footOf(draw1({ notSaved: true }))).toContain('Not saved on the server')
  await expect
    .poll(footOf(draw1({ warning: CODES.storedWithWarning.text })))
    .toBe('Sent without a link that is not allowed here')
  await expect.poll(footOf(draw1({ warning: 'who knows' }))).toBe('Sent, but the server says: who knows')
})

test.each([
  ['in another conversation is told with its name', 'team-1', [['Send failed', 'Unknown contact']]],
  ['on the screen is told by its thread alone', KEY, []],
] as const)('S-SAYNO-8 a message that was not sent %s', async (_, selected, expected) => {
  serveSockets(refuseAll(-21))
  const engine = startTestEngine()
  draw(engine, <NotSent selected={selected} />)
  await engine.send(KEY, 'hello')
  const last = () => engine.conversations.getSnapshot().items[0]?.last?.state
  await expect.poll(last).toBe('failed')
  await expect.poll(told).toEqual(expected)
})

test('S-HIRE-6 a resume that did not go says so, and why', async () => {
  const failure = { kind: 'refused', code: -23, reason: 'not-permitted' } as const
  const body = { jobId: '2', jobTitle: 'Cook', resumeId: '3', jobApplyId: '7', text: '' }
  const message = { kind: 'sendResume', body, key: 'c', own: true, state: 'failed', failure }
  const { place } = draw(startTestEngine(), <Failed message={message as never} talk={talk} />)
  await expect
    .poll(() => place.textContent)
    .toContain('Failed to send resume. You have no permission to send a message')
})
