import { call } from '../../../http/call'
import { textAt, toFields } from '../../../lib/fields'
import { getSession } from '../../../lib/session'

/** Puts a picture among the files of the chat; answers where it is, or null where it did not get there. `onProgress`: 0 to 1. */
export async function uploadPicture(
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string | null> {
  const login = getSession()
  if (login === null) return null
  const form = new FormData()
  form.set('file', picture, 'group.jpg')
  const bearer = login.chat.token
  const answer = await call({ method: 'POST', url: '/chat/files2', bearer, form, onProgress, language: 'en' })
  return (answer.kind === 'ok' && textAt(toFields(answer.body).data, 'url')) || null
}
