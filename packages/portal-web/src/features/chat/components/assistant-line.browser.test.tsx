import { personKey, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import '../../../styles/base.css'
import { openArea } from '../../../i18n/i18n'
import { startTestEngine } from '../test-engine'
import { serveSockets } from '../test-socket'
import { AssistantLine } from './assistant-line'

await openArea('typing')
const ASSISTANT = personKey(toImId('1'))

test('S-AI-21 under a question the chat says that the assistant looks, and in place of an answer why there is none', async () => {
  const sockets = serveSockets()
  const engine = startTestEngine()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const draw = (last: Parameters<typeof AssistantLine>[0]['last']) =>
    root.render(
      <ImEngineProvider engine={engine}>
        <AssistantLine conversation={ASSISTANT} last={last} />
      </ImEngineProvider>,
    )
  const said = () => place.querySelector('[role=status]')?.textContent
  draw({ own: true, state: 'sending' })
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  // It is nobody's yet.
  expect(said()).toBeUndefined()
  const row = { msg_id: '9', msg_time: Date.now(), seq: 'a', number: 1, sender_id: '1', receiver_id: '10001' }
  for (const socket of sockets)
    socket.tell({ action: 'p2p', data: { ...row, msg: { type: 'robot', content: 'Hi' } } })
  await expect.poll(said).toBe('The assistant is looking…')
  draw({ own: true, state: 'failed' })
  await expect.poll(said).toBe("The assistant couldn't be asked. Try again.")
  draw({ own: false, state: 'sent' })
  await expect.poll(said).toBe('')
})
