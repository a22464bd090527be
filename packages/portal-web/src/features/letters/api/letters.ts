import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { LETTERS, type LetterText } from '../../../http/papers'

/** Id 0: a new one. */
export const saveLetter = (id: number, text: LetterText, onceKey: string): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: `${LETTERS}/save`,
    json: id === 0 ? { ...text } : { ...text, id },
    onceKey,
  })

export const deleteLetter = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${LETTERS}/${id}` })
