import { readFile } from 'node:fs/promises'
import { storeAvatar, typeOfImage } from '../accounts/avatars'
import { stripMetadata } from '../accounts/image-metadata'
import type { Backend } from '../backend'
import { smallAvatar } from '../files/pictures'
import { LARGE_AVATAR, MAX_AVATAR_BYTES, SMALL_AVATAR } from '../limits'
import { API } from './route'
import type { TemporaryFile } from './uploaded-file'

type Kept =
  /** where it is from now on */
  | { kind: 'kept'; avatar: string }
  | { kind: 'refused'; code: 'empty_file' | 'too_large' | 'wrong_type'; message: string }
  | { kind: 'too-fast'; waitMs: number }

/** A picture that somebody uploads becomes that of their account, by whichever call it comes. */
export async function keepAvatar(backend: Backend, accountId: string, file: TemporaryFile): Promise<Kept> {
  const waitMs = backend.rates.avatars.take(accountId)
  if (waitMs > 0) return { kind: 'too-fast', waitMs }
  if (file.size > MAX_AVATAR_BYTES) return { kind: 'refused', code: 'too_large', message: 'larger than 5 MB' }
  const bytes = await readFile(file.path)
  const type = typeOfImage(bytes)
  const code = file.size === 0 ? 'empty_file' : 'wrong_type'
  if (!type) return { kind: 'refused', code, message: 'neither JPG nor PNG' }
  const content = stripMetadata(type, bytes)
  if (!content) return { kind: 'refused', code, message: 'not a whole picture' }
  const small = await smallAvatar(type, content, SMALL_AVATAR)
  const large = await smallAvatar(type, content, LARGE_AVATAR)
  const avatar = await backend.writes.run(async (trx) => {
    const path = `${API}/users/avatars/${await storeAvatar(trx, accountId, { type, content, small, large })}`
    await trx.updateTable('accounts').set({ avatar: path }).where('id', '=', accountId).execute()
    return path
  })
  return { kind: 'kept', avatar }
}
