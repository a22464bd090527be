import { groupKey, personKey, toGroupId, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import '../../../styles/base.css'
import { openArea } from '../../../i18n/i18n'
import { startTestEngine } from '../test-engine'
import { serveSockets } from '../test-socket'
import { LastSeen } from './last-seen'
import { OrTyping } from './or-typing'
import { TypingLine } from './typing-line'

await openArea('typing')
const COMPANY = 'Angkor Hospitality'
const HR = personKey(toImId('20001'))
const GROUP = groupKey(toGroupId('g-7'))

const typing = (im_id: string, group_id = '') => ({ action: 'typing', data: { im_id, group_id } })

/** The engine of somebody in memory, and what is drawn of it; `tell` is a frame of the server. */
async function stage(shown: ReactNode) {
  const sockets = serveSockets()
  const engine = startTestEngine()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<ImEngineProvider engine={engine}>{shown}</ImEngineProvider>)
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  const tell = (frame: object): void => {
    for (const socket of sockets) socket.tell(frame)
  }
  const read = (selector: string) => place.querySelector(selector)?.textContent ?? null
  return { place, tell, read }
}

test('S-TYPE-5 a line says who writes in place of what else it says, with dots that move only where motion is wanted', async () => {
  const { place, tell } = await stage(<OrTyping conversation={HR}>{COMPANY}</OrTyping>)
  expect(place.textContent).toBe(COMPANY)
  tell(typing('20001'))
  await expect.poll(() => place.textContent).toBe('Someone is writing')
  const dots = [...place.querySelectorAll('.typing-dots i')]
  expect(dots).toHaveLength(3)
  const wanted = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'typing-dot'
  expect(dots.map((dot) => getComputedStyle(dot).animationName)).toEqual([wanted, wanted, wanted])
  // What they wrote is here.
  const row = {
    msg_id: '9',
    msg_time: Date.now(),
    seq: 'a',
    number: 1,
    sender_id: '20001',
    receiver_id: '10001',
  }
  tell({ action: 'p2p', data: { ...row, msg: { type: 'custom', content: 'x', extra: { subtype: '1' } } } })
  await expect.poll(() => place.textContent).toBe(COMPANY)
})

test('S-TYPE-5 who hears the page is told once that somebody writes, while more begin to', async () => {
  const { tell, read } = await stage(<TypingLine conversation={GROUP} />)
  expect([read('.typing-line'), read('[role=status]')]).toEqual([null, ''])
  tell(typing('20001', 'g-7'))
  await expect.poll(() => read('.typing-line bdi')).toBe('Someone is writing')
  expect(read('[role=status]')).toBe('Someone is writing')
  tell(typing('20002', 'g-7'))
  tell(typing('20003', 'g-7'))
  await expect.poll(() => read('.typing-line bdi')).toBe('3 people are writing')
  expect(read('[role=status]')).toBe('Someone is writing')
})

test('S-TYPE-10 the line says when a contact was there last, and nothing once they are there or it is taken back', async () => {
  const { place, tell } = await stage(<LastSeen conversation={HR} after={' · '} />)
  const seen = (at: number) => tell({ action: 'last_seen', data: { seen: [{ im_id: '20001', at }] } })
  const presence = (online: 0 | 1) =>
    tell({ action: 'notice', data: { type: 'presence', im_id: '20001', online, timestamp: 1 } })
  expect(place.textContent).toBe('')
  seen(Date.now() - 40 * 86_400_000)
  await expect.poll(() => place.textContent).toBe('last seen a long time ago · ')
  presence(1)
  await expect.poll(() => place.textContent).toBe('')
  presence(0)
  await expect.poll(() => place.textContent).toBe('last seen a long time ago · ')
  seen(0)
  await expect.poll(() => place.textContent).toBe('')
})
