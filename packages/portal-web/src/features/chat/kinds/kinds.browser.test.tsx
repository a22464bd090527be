import { type AnyKind, createImEngine, type ShownMessage } from '@sarika/im-engine'
import * as kinds from '@sarika/im-engine/kinds'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { chat } from '../../../i18n/en/chat'
import { hiring } from '../../../i18n/en/hiring'
import { i18n } from '../../../i18n/i18n'
import { SayProvider } from '../components/say'
import { inLine, insteadOfText } from '../rules/words'
import { kindOf } from './all'

i18n.addResourceBundle('en', 'chat', chat)
i18n.addResourceBundle('en', 'hiring', hiring)
const t = i18n.getFixedT('en', 'chat')

const queries = new QueryClient()

/** Of somebody who knows nobody. */
const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

const HOSTILE = '<img src=x onerror=alert(1)>\u202e"javascript:alert(1)"'
const file = {
  url: 'javascript:alert(1)',
  name: 'cv.pdf',
  size: 1_572_864,
  duration: 3,
  width: 4,
  height: 5,
  fileType: 'application/pdf',
  posterUrl: '',
  posterWidth: 0,
  posterHeight: 0,
  posterSize: 0,
  waveform: [],
  caption: 'As you asked',
}
const job = { jobId: '7', jobTitle: 'Cook', resumeId: '8', jobApplyId: '9', text: 'Please look' }
const money = {
  id: '',
  amount: 500,
  note: 'Lunch',
  state: 'sent',
  from: '10001',
  to: '20001',
  count: 2,
  left: 1,
}
const prose = { text: 'Hello' }
const place = { latitude: 11.55, longitude: 104.92, title: 'Riverside', address: 'Sisowath Quay' }

/** A body of each kind that has a bubble, and what must be read in it. */
const SHOWN: readonly (readonly [AnyKind, unknown, readonly string[]])[] = [
  [kinds.image, file, ['As you asked']],
  [kinds.video, file, ['As you asked']],
  [kinds.audio, file, ['0:03']],
  [kinds.file, file, ['cv', '.pdf', '1.50 MB', 'As you asked', "You can't open this file here"]],
  [kinds.geo, place, ['Location', 'Riverside', 'Sisowath Quay', 'Open in map']],
  [kinds.custom, prose, ['Hello']],
  ...[kinds.notification, kinds.robot, kinds.notice, kinds.groupAnnouncement].map(
    (kind) => [kind, prose, [t(`kinds.${kind.type}`), 'Hello']] as const,
  ),
  [kinds.redPacketLP, money, ['Lunch', 'Red packetDemo money', '1 of 2 left']],
  [kinds.receiveCreateLP, money, ['Lunch', '$5.00', 'Split billDemo money']],
  ...[kinds.transferLP, kinds.groupTransfer].map(
    (kind) => [kind, money, ['$5.00', 'Lunch', `${t(`kinds.${kind.type}`)}Demo money`]] as const,
  ),
  ...[kinds.redPacketAcceptLP, kinds.transferReturnLP, kinds.transferAcceptLP, kinds.receivePaidLP].map(
    (kind) => [kind, money, [t(`kinds.${kind.type}`)]] as const,
  ),
  [kinds.referTo, { text: 'As you said', refersTo: 'At nine' }, ['As you said', 'At nine']],
  [
    kinds.businessCard,
    { imId: 'im-3', nickname: 'Dara', avatar: '', company: 'Angkor Foods' },
    ['Contact card', 'Dara', 'Angkor Foods'],
  ],
  [kinds.newFriend, { imId: 'im-3', nickname: 'Dara', text: 'Hello' }, ['New contact', 'Dara', 'Hello']],
  [kinds.job, job, ['Job', 'Cook', 'Please look', 'Apply']],
  ...[kinds.resume, kinds.reqResume, kinds.sendResume, kinds.inviteInterview].map(
    (kind) => [kind, job, [t(`kinds.${kind.type}`), 'Cook', 'Please look']] as const,
  ),
  [kinds.changeJob, job, ['Now about: Cook']],
  [
    kinds.companyBusinessCard,
    { company: 'Angkor Foods', contact: 'Dara', job: 'Cook' },
    ['Company card', 'Angkor Foods', 'Dara', 'Cook'],
  ],
]

function messageOf(kind: AnyKind, body: unknown): ShownMessage {
  const { text, extra, more, jobId } = kind.encode(body)
  const said = {
    text,
    ...(extra === undefined ? {} : { extra: JSON.stringify(extra) }),
    ...(more === undefined ? {} : { more }),
    ...(jobId === undefined ? {} : { jobId }),
  }
  return { ...kinds.PROTOCOL.read({ kind: kind.type, ...said }), id: '1', state: 'sent' } as ShownMessage
}

async function draw(message: ShownMessage) {
  const kind = kindOf(message)
  if (kind === null) throw new Error(`${message.kind} has no card`)
  const spot = document.createElement('div')
  document.body.append(spot)
  const root = createRoot(spot)
  root.render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ImEngineProvider engine={engine}>
          <SayProvider value={t}>
            <kind.Content message={message} />
          </SayProvider>
        </ImEngineProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    spot.remove()
  })
  await expect.poll(() => spot.querySelector('.card-said, .media, .bubble-text')).not.toBeNull()
  return spot
}

test.each(SHOWN.map(([kind, body, words]) => [kind.type, kind, body, words] as const))(
  'S-KIND-9 a message of kind %s has a card with all that it says',
  async (_, kind, body, words) => {
    const spot = await draw(messageOf(kind, body))
    for (const word of words) expect(spot.textContent).toContain(word)
  },
)

test('S-KIND-9 every kind of the protocol but text, tips and calls is shown above', () => {
  const others = new Set(['text', 'tip', 'call', 'audioCall', 'videoCall', 'meetingCall'])
  const all: string[] = Object.values(kinds).flatMap((one) =>
    typeof one === 'object' && 'decode' in one && !others.has(one.type) ? [one.type] : [],
  )
  expect(all.sort()).toEqual(SHOWN.map(([kind]) => kind.type).sort())
})

test('S-KIND-9 what somebody else wrote is never read as HTML, and leads nowhere but to a map and pages of the portal', async () => {
  for (const [kind, body] of SHOWN) {
    const hostile = Object.fromEntries(
      Object.entries(body as object).map(([name, value]) => [
        name,
        typeof value === 'string' ? HOSTILE : value,
      ]),
    )
    const spot = await draw(messageOf(kind, hostile))
    expect(spot.querySelector('img, script, iframe')).toBeNull()
    for (const link of spot.querySelectorAll('a'))
      expect(link.href).toMatch(/^(https:\/\/www\.openstreetmap\.org\/\?mlat=|http:\/\/(localhost|127))/)
  }
})

test('S-KIND-9 a line says its name and what it says; what nobody knows says so', () => {
  expect(inLine(messageOf(kinds.geo, place), t)).toBe('Location')
  const shown = { ...messageOf(kinds.geo, place), brief: 'Riverside' }
  expect(inLine(shown, t)).toBe('Location: Riverside')
  const poll = { kind: 'custom', text: 'Lunch?' } as ShownMessage
  expect(insteadOfText(poll, t)).toBe("Can't show this kind of message yet.")
})
