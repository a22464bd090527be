import { z } from 'zod'
import { type AvatarSize, findAvatar, IMAGE_TYPES, SMALL_TYPE } from '../accounts/avatars'
import { LARGE_AVATAR, MAX_AVATAR_BYTES, MULTIPART_OVERHEAD_BYTES, SMALL_AVATAR } from '../limits'
import { bare, invalid, notFound, tooFast } from './answer'
import { keepAvatar } from './keep-avatar'
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
    const kept = await keepAvatar(backend, account.id, file)
    switch (kept.kind) {
      case 'too-fast':
        return tooFast(kept.waitMs)
      case 'refused':
        return invalid([{ field: 'file', message: kept.message }])
      case 'kept':
        return bare({ avatar: kept.avatar })
    }
  },
})

const SIZES: Readonly<Record<string, AvatarSize>> = { [SMALL_AVATAR]: 'small', [LARGE_AVATAR]: 'large' }

/** Open to whoever was told the name: an `<img>` sends no token. A browser shows it there, and nowhere else. */
const show = route({
  method: 'GET',
  path: `${API}/users/avatars/:name`,
  access: 'anyone',
  answers: [200, 404],
  files: [...IMAGE_TYPES, SMALL_TYPE],
  query: z.object({ size: z.enum([String(SMALL_AVATAR), String(LARGE_AVATAR)]).optional() }),
  says: `With size=${SMALL_AVATAR} or size=${LARGE_AVATAR} a square of so many pixels, as WebP.`,
  async handle({ backend, params, query: { size = '' } }) {
    const found = await findAvatar(backend.db, params.name ?? '', SIZES[size])
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
