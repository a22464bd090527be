import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { FILES } from '../../../http/papers'

/** `onProgress`: how much of it has gone out, 0 to 1. */
export function uploadFile(
  file: File,
  onceKey: string,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const form = new FormData()
  form.set('file', file, file.name)
  return callMain({ method: 'POST', path: FILES, form, onceKey, onProgress })
}

export const deleteFile = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${FILES}/${id}` })
