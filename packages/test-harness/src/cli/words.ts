import { readFileSync } from 'node:fs'
import { BadInput } from '../bad-input'
import { BadWordList, NO_WORDS, readWordList, type WordList } from '../server/chat/words'

export const WORDS_FLAG = {
  type: 'string',
  value: 'FILE',
  help: 'what is not allowed in a chat: a word a line, link:example.com for links to a host, # for comments (none)',
} as const

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Throws `BadInput` for a file that cannot be read, and for a line that is neither a word nor a host. */
export function readWords(file: string | undefined): WordList {
  if (file === undefined) return NO_WORDS
  let content: string
  try {
    content = utf8.decode(readFileSync(file))
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8' : 'it cannot be read'
    throw new BadInput(`--words ${file}: ${reason}. Give a text file with a word a line.`)
  }
  try {
    return readWordList(content)
  } catch (error) {
    if (!(error instanceof BadWordList)) throw error
    throw new BadInput(`--words ${file}: ${error.message}. Change it, or leave it out.`)
  }
}
