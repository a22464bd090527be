/** Resumes as files. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { stripMetadata } from '../accounts/image-metadata'
import { MAX_ATTACHMENT_BYTES, MULTIPART_OVERHEAD_BYTES } from '../limits'
import {
  addAttachment,
  findAttachment,
  listAttachments,
  type NewAttachment,
  removeAttachment,
  repeatAttachment,
} from '../seekers/attachments'
import { CONTENT_TYPES, type FileType, fileNameOf, typeOfFile } from '../seekers/file-types'
import { saveOnce, type Try } from '../seekers/once'
import { bare, dispositionOf, invalid, noContent, notFound, refused, tooFast } from './answer'
import { readId } from './job-params'
import { API, route } from './route'
import { UploadedFile } from './uploaded-file'

const ATTACHMENT = `${API}/users/resumes/attachment`

/** A picture without what it says beside itself; null when it is not whole. */
function cleaned(type: FileType, bytes: Buffer): Buffer | null {
  if (type === 'jpg') return stripMetadata('image/jpeg', bytes)
  return type === 'png' ? stripMetadata('image/png', bytes) : bytes
}

/** Multipart, field `file`. */
const upload = route({
  method: 'POST',
  path: ATTACHMENT,
  access: 'seeker',
  answers: [200, 429],
  maxBodyBytes: MAX_ATTACHMENT_BYTES + MULTIPART_OVERHEAD_BYTES,
  body: z.object({ file: UploadedFile }),
  takesOnceKey: true,
  async handle({ backend, caller: { account }, onceKey, body: { file } }) {
    const waitMs = backend.rates.attachments.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    if (file.size > MAX_ATTACHMENT_BYTES) return invalid([{ field: 'file', message: 'larger than 4 MB' }])
    const bytes = await readFile(file.path)
    const type = typeOfFile(bytes)
    if (!type) return invalid([{ field: 'file', message: 'neither DOC, DOCX, PDF, JPG nor PNG' }])
    const content = cleaned(type, bytes)
    if (!content) return invalid([{ field: 'file', message: 'not a whole picture' }])
    const now = backend.clock()
    const sent: NewAttachment = { name: fileNameOf(file.name, type), type, content }
    const asked: Try = { accountId: account.id, thing: 'attachment', key: onceKey }
    const kept = await backend.writes.run(async (trx) => {
      const saved = await saveOnce(trx, asked, now, (id) =>
        id === undefined
          ? addAttachment(trx, account.id, sent, now)
          : repeatAttachment(trx, account.id, id, sent),
      )
      if (saved.kind !== 'saved') return undefined
      return (await listAttachments(trx, account.id)).find(({ id }) => id === saved.id)
    })
    return kept ? bare(kept) : refused('too_many', 'there are as many as may be')
  },
})

const list = route({
  method: 'GET',
  path: ATTACHMENT,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listAttachments(backend.db, account.id) }),
})

const isType = (type: string): type is FileType => type in CONTENT_TYPES

/** Saved, never shown: what is in a file is its sender's. Ours, as the removal is. */
const download = route({
  method: 'GET',
  path: `${ATTACHMENT}/:id`,
  access: 'account',
  answers: [200, 404],
  files: Object.values(CONTENT_TYPES),
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const found = id === undefined ? undefined : await findAttachment(backend.db, account.id, id)
    if (!found || !isType(found.type)) return notFound()
    return {
      status: 200,
      file: { type: CONTENT_TYPES[found.type], content: found.content },
      headers: {
        'content-disposition': dispositionOf('attachment', found.name),
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

const remove = route({
  method: 'DELETE',
  path: `${ATTACHMENT}/:id`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const isGone =
      id !== undefined && (await backend.writes.run((trx) => removeAttachment(trx, account.id, id)))
    return isGone ? noContent() : notFound()
  },
})

export const attachmentRoutes = [upload, list, download, remove]
