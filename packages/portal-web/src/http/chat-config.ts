import { CHANNEL } from '../contract/chat'
import { isChatOn, setChatOn, setWalletOn } from '../lib/chat-switch'
import { toFields } from '../lib/fields'
import { call } from './call'

/**
 * Asks whether there is a chat here, and a wallet in it, and answers the first. What does not answer changes nothing: whoever is without a network goes on as
 * before. Source: IM specification 4, 7.
 */
export async function askChatSwitch(): Promise<boolean> {
  const answer = await call({ method: 'GET', url: `/chat/config/web?channel=${CHANNEL}`, language: 'en' })
  if (answer.kind !== 'ok') return isChatOn()
  const { chat, wallet } = toFields(toFields(answer.body).data)
  if (typeof chat === 'boolean') setChatOn(chat)
  setWalletOn(chat !== false && wallet === 'demo')
  return isChatOn()
}
