import { toast } from 'sonner'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { setChatOn } from '../../lib/chat-switch'
import { endSession, getSession, keepSession, lastEnd } from '../../lib/session'
import { testSession } from '../../lib/test-session'
import { openChat } from './chat-engine'
import { serveSockets, type TestSocket } from './test-socket'

afterEach(() => {
  endSession('signed-out')
  toast.dismiss()
})

const toldTexts = () => toast.getToasts().map((one) => 'title' in one && one.title)

/** Somebody who is connected, and the socket by which the server ends their login. */
async function connected(imId: string) {
  const sockets = serveSockets()
  keepSession(testSession({ imId }))
  const engine = openChat(imId)
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  const [socket] = sockets
  return { engine, socket: socket as TestSocket }
}

test.each([
  ['a login on another device', { action: 'error', data: { id: 'error.kicked_out' } }, 'kicked'],
  [
    'a login on a computer',
    { action: 'notice', data: { type: 'notice', notice: { notice_type: 'pc_login', im_id: '1' } } },
    'kicked',
  ],
  ['code 417', { action: 'error', data: { id: 'error.displaced' } }, 'displaced'],
  ['a login that was revoked', { action: 'error', data: { id: 'error.unauthorized' } }, 'expired'],
])(
  'S-SAYNO-10 %s ends the login of the app once, and keeps what is on this device',
  async (what, frame, reason) => {
    const { engine, socket } = await connected(`of ${what}`)
    const key = 'p2p-20001' as const
    await engine.conversation(key).setDraft({ text: 'only begun', quoteId: null })
    socket.tell(frame)
    socket.tell(frame)
    await expect.poll(getSession).toBe(null)
    expect(lastEnd()).toBe(reason)
    // The next login of the account finds it.
    keepSession(testSession({ imId: `of ${what}` }))
    const next = openChat(`of ${what}`)
    expect(next).not.toBe(engine)
    await expect.poll(() => next.conversation(key).getSnapshot().draft.text).toBe('only begun')
  },
)

test('S-SAYNO-10 an invalid account is told for two seconds before its login ends', async () => {
  const { engine, socket } = await connected('of nobody')
  const before = performance.now()
  socket.tell({ action: 'error', data: { id: 'error.invalid_account' } })
  await expect.poll(toldTexts).toEqual(['Invalid IM account'])
  expect(getSession()).not.toBe(null)
  expect(engine.connection.getSnapshot().closeReason).toBe('invalid-account')
  await expect.poll(getSession).toBe(null)
  expect(performance.now() - before).toBeGreaterThanOrEqual(1_950)
  expect(lastEnd()).toBe('invalid-account')
})

test('S-API-10 what the engine cannot reach is told to the console, without a word of anybody', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Only the socket is served here: the calls of a catch-up meet nobody.
  const { engine } = await connected('of a wrong path')
  await expect.poll(() => engine.connection.getSnapshot().problem, { timeout: 20_000 }).not.toBe(null)
  const { kind, ...details } = engine.connection.getSnapshot().problem ?? {}
  expect(warn).toHaveBeenCalledWith('[chat]', kind, details)
  warn.mockRestore()
})

test('S-GATE-15 a chat that is turned off stops, ends no login, and begins again when it is turned on', async () => {
  const { engine } = await connected('of a switch')
  onTestFinished(() => setChatOn(true))
  const session = getSession()
  setChatOn(false)
  await expect.poll(() => engine.connection.getSnapshot().state).not.toBe('connected')
  expect(getSession()).toBe(session)
  setChatOn(true)
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
})

test('S-GATE-14 where there is no chat, an engine that is opened does not start', async () => {
  const sockets = serveSockets()
  onTestFinished(() => setChatOn(true))
  setChatOn(false)
  keepSession(testSession({ imId: 'of no chat' }))
  const engine = openChat('of no chat')
  expect(engine.connection.getSnapshot().state).not.toBe('connected')
  setChatOn(true)
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  expect(sockets.size).toBe(1)
})
