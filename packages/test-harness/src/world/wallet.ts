// Money in some worlds: transfers, and references that say what became of them.

import { sessionIdOf } from './model-server'
import type { Body, Stored } from './model-types'
import type { World } from './world'

/** One world in so many has it. */
const WALLET_EVERY = 8

/** The world whose strangers' programs have a wallet. */
export const hasWallet = (seed: number): boolean => seed % WALLET_EVERY === WALLET_EVERY - 1

export const isMoney = (message: Stored): boolean =>
  message.msg.type === 'transferLP' || message.msg.type === 'transferAcceptLP'

/** What a wallet posts where a person would write, if it posts: a transfer, or what became of some. */
export function walletBody(
  { options, server }: World,
  sender: string,
  target: string,
  isGroup: boolean,
  text: string,
): Body | undefined {
  if (!hasWallet(options.seed)) return undefined
  const turn = server.messages.length % 4
  if (turn === 0) return { type: 'transferLP', content: JSON.stringify({ note: text }) }
  const money = server.conversation(isGroup ? target : sessionIdOf(sender, target)).filter(isMoney)
  if (turn !== 1 || money.length === 0) return undefined
  const msgIds = [...new Set([money[0], ...money.slice(-2)].flatMap((one) => one?.id ?? []))]
  return { type: 'transferAcceptLP', content: JSON.stringify({ msgIds, note: text }) }
}

/** A money message's content: the messages that it names, what it says of itself or of them, and that in words. */
export function readMoney({ msg }: Stored): {
  readonly names: readonly string[]
  readonly text: string
  readonly words: string
} {
  const { msgIds = [], ...rest } = JSON.parse(msg.content) as { msgIds?: readonly string[]; note: string }
  return { names: msgIds, text: JSON.stringify(rest), words: rest.note }
}
