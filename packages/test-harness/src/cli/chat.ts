import { BadInput } from '../bad-input'

export const CHAT_FLAG = {
  type: 'string',
  value: 'on|off',
  help: 'whether there is a chat (on); off: nobody logs in to it, and both apps say so in its place',
} as const

/** Throws `BadInput` for another word. */
export function readChat(given: string | undefined): boolean {
  if (given === undefined || given === 'on') return true
  if (given === 'off') return false
  throw new BadInput(`--chat ${given} is neither on nor off.`)
}
