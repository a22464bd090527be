import { z } from 'zod'
import { findAvatar, IMAGE_TYPES, storeAvatar, typeOfImage } from '../accounts/avatars'
import { stripMetadata } from '../accounts/image-metadata'
import { MAX_AVATAR_BYTES, MULTIPART_OVERHEAD_BYTES } from '../limits'
import { bare, invalid, notFound, tooFast } from './answer'
import { API, route } from './route'
import { UploadedFile } from './uploaded-file'

/** Multipart, field `file`. Answers where the picture is from now on. */
const upload = route({
  method: 'POST',
  path: `${API}/users/avatar`,
  access: 'account',
  answers: [200, 429],
  maxBodyBytes: MAX_AVATAR_BYTES + MULTIPART_OVERHEAD_BYTES,
  body: z.object({ file: UploadedFile }),
  async handle({ backend, caller: { account }, body: { file } }) {
    const waitMs = backend.rates.avatars.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    if (file.size > MAX_AVATAR_BYTES) return invalid([{ field: 'file', message: 'larger than 5 MB' }])
    const bytes = Buffer.from(await file.arrayBuffer())
    const type = typeOfImage(bytes)
    if (!type) return invalid([{ field: 'file', message: 'neither JPG nor PNG' }])
    const content = stripMetadata(type, bytes)
    if (!content) return invalid([{ field: 'file', message: 'not a whole picture' }])
    const avatar = await backend.writes.run(async (trx) => {
      const path = `${API}/users/avatars/${await storeAvatar(trx, account.id, type, content)}`
      await trx.updateTable('accounts').set({ avatar: path }).where('id', '=', account.id).execute()
      return path
    })
    return bare({ avatar })
  },
})

/** Open to whoever was told the name: an `<img>` sends no token. A browser shows it there, and nowhere else. */
const show = route({
  method: 'GET',
  path: `${API}/users/avatars/:name`,
  access: 'anyone',
  answers: [200, 404],
  files: IMAGE_TYPES,
  async handle({ backend, params }) {
    const found = await findAvatar(backend.db, params.name ?? '')
    if (!found) return notFound()
    return {
      status: 200,
      file: { type: found.type, content: found.content },
      headers: {
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': `attachment; filename="${params.name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

export const avatarRoutes = [upload, show]
