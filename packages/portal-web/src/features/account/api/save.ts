import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import type { Language } from '../../../i18n/languages'

/** The language that this person's next browser starts with. */
export const saveLanguage = (language: Language): Promise<Answer> =>
  callMain({ method: 'PUT', path: '/users/language', form: { language } })

/** `onProgress`: how much of it has gone out, 0 to 1. */
export function saveAvatar(picture: Blob, onProgress: (share: number) => void): Promise<Answer> {
  const form = new FormData()
  form.set('file', picture, 'avatar.jpg')
  return callMain({ method: 'POST', path: '/users/avatar', form, onProgress })
}
