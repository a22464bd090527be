/** What there is in the chat of this deployment, and what somebody may use of it. */
import { APP_KEY, CHANNEL } from '@sarika/portal-web/contract/chat'
import type { WalletSwitch } from '@sarika/portal-web/contract/wallet'
import { z } from 'zod'
import * as limits from '../limits'
import { chatData, notFound } from './answer'
import { route } from './route'

/** The same for every kind of device. */
const config = route({
  method: 'GET',
  path: '/chat/config/:deviceType',
  access: 'anyone',
  query: z.object({ channel: z.literal(CHANNEL) }),
  says: 'Whether there are a chat (`chat`) and a wallet of demo money in it (`wallet`: demo or off) here, the key of the application (`appKey`), and limits of what is sent.',
  handle: ({ backend: { isChatOn, wallet } }) =>
    chatData({
      chat: isChatOn,
      wallet: (isChatOn && wallet?.isOpen ? 'demo' : 'off') satisfies WalletSwitch,
      appKey: APP_KEY,
      limits: {
        textGraphemes: limits.MAX_TEXT_GRAPHEMES,
        textUnits: limits.MAX_TEXT_UNITS,
        quickReplies: limits.MAX_QUICK_REPLIES,
        broadcastReceivers: limits.MAX_BROADCAST_RECEIVERS,
        withdrawMs: limits.WITHDRAW_WINDOW_MS,
      },
    }),
})

const resources = route({
  method: 'GET',
  path: '/chat/users/:imId/res',
  access: 'chat',
  answers: [200, 404],
  says: 'What the caller may use. For other clients: ours has no button for what is not there.',
  handle: ({ backend: { wallet, assistant }, caller: { me }, params: { imId } }) =>
    imId === me
      ? chatData({ call: true, wallet: wallet?.isOpen === true, assistant: assistant !== null, files: true })
      : notFound(),
})

export const chatConfigRoutes = [config, resources]
