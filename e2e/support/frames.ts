import { expect, type Page } from '@playwright/test'
import { openChatOf } from './deeds'

interface Said {
  readonly type: string
  readonly content: string
  readonly [field: string]: unknown
}

/**
 * Sends messages in somebody's name by a socket of their own, as another product would; whoever has their chat open is
 * kicked out. Answers with the code of each ack.
 */
export async function sayAs(
  page: Page,
  origin: string,
  login: string,
  receiverId: string,
  messages: readonly Said[],
): Promise<readonly number[]> {
  const token = await openChatOf(page, origin, login)
  const codes = await page.evaluate(
    async ({ url, receiverId, messages }) => {
      const socket = new WebSocket(url)
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      const codes: number[] = []
      for (const msg of messages) {
        const seq = crypto.randomUUID()
        const acked = new Promise<number>((resolve) =>
          socket.addEventListener('message', ({ data }) => {
            const frame = JSON.parse(data)
            if (frame.action === 'ack' && frame.seq === seq) resolve(frame.data.code)
          }),
        )
        socket.send(JSON.stringify({ action: 'p2p', seq, data: { seq, receiver_id: receiverId, msg } }))
        codes.push(await acked)
      }
      socket.close(1000)
      return codes
    },
    { url: `${origin.replace(/^http/, 'ws')}/socket?token=${token}`, receiverId, messages },
  )
  expect(codes).toHaveLength(messages.length)
  return codes
}
