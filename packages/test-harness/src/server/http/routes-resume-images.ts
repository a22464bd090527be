/** Pictures in resumes. */
import { readFile } from 'node:fs/promises'
import { FAULTS, PICTURE_BYTES, PICTURE_TYPES } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import { readPicture } from '../files/pictures'
import { judgeType } from '../files/types'
import { MULTIPART_OVERHEAD_BYTES } from '../limits'
import { addImage, findImage } from '../seekers/resume-images'
import { findRow } from '../seekers/resumes'
import { bare, invalid, notFound, refused, tooFast } from './answer'
import { readId } from './job-params'
import { API, route } from './route'
import { UploadedFile } from './uploaded-file'

const RESUMES = `${API}/users/resumes`

const wrongFile = (message: string) => invalid([{ field: 'file', message }])
const isTaken = (type: string): boolean => PICTURE_TYPES.some((taken) => taken === type)

/** Multipart, field `file`. The same picture again is the same image. */
const upload = route({
  method: 'POST',
  path: `${RESUMES}/:id/images`,
  access: 'seeker',
  answers: [200, 404, 429],
  maxBodyBytes: PICTURE_BYTES + MULTIPART_OVERHEAD_BYTES,
  body: z.object({ file: UploadedFile }),
  takesOnceKey: true,
  says: 'JPG, PNG or GIF of at most 2 MB, kept without what its file says beside it.',
  async handle({ backend, caller: { account }, params, body: { file } }) {
    const resumeId = readId(params.id ?? '')
    if (resumeId === undefined || !(await findRow(backend.db, account.id, resumeId))) return notFound()
    const waitMs = backend.rates.attachments.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    if (file.size > PICTURE_BYTES) return wrongFile(FAULTS.long)
    const judged = await judgeType(file.path, file.name, 'image')
    if (judged.kind === 'wrong' || !isTaken(judged.type.type)) return wrongFile('neither JPG, PNG nor GIF')
    const { type } = judged.type
    const picture = await readPicture(file.path, type)
    if (picture.kind !== 'picture') return wrongFile('not a whole picture')
    const { width, height } = picture
    const image = { type, width, height, content: await readFile(file.path) }
    const id = await backend.writes.run((trx) => addImage(trx, account.id, image, backend.clock()))
    return id === null ? refused('too_many', 'there are as many as may be') : bare({ id, width, height })
  },
})

const show = route({
  method: 'GET',
  path: `${RESUMES}/images/:imageId`,
  access: 'account',
  answers: [200, 404],
  files: PICTURE_TYPES,
  says: 'For the owner, for reviewers, and for employers that got an application with a resume that has it.',
  async handle({ backend, caller: { account }, params: { imageId = '' } }) {
    const found = await findImage(backend.db, account, imageId)
    if (!found) return notFound()
    return {
      status: 200,
      file: found,
      headers: {
        'cache-control': 'private, max-age=3600',
        vary: 'Authorization',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

export const resumeImageRoutes = [upload, show]
