/** Files of the chat: a ticket, an upload, and what is read again. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ReadTicket } from '../accounts/tokens'
import type { Backend } from '../backend'
import type { FileRow } from '../db/tables-files'
import { judgeSize, THUMB_TYPE, toUploaded } from '../files/files'
import { fileAddress, findReadable } from '../files/readers'
import { FILE_TYPES, kindOfName } from '../files/types'
import { MAX_AVATAR_BYTES, MAX_FILE_BYTES, MULTIPART_OVERHEAD_BYTES, UPLOAD_BUSY_MS } from '../limits'
import { type Answer, chatData, dispositionOf, notFound, refused, tooFast } from './answer'
import { readRange } from './byte-range'
import { FILES_PATH } from './file-cookie'
import { keepAvatar } from './keep-avatar'
import { route } from './route'
import { UploadedFile } from './uploaded-file'

const TICKET_HEADER = 'x-file-ticket'

const kind = z.enum(['image', 'video', 'audio', 'file'])

/** What is no file counts as none. */
const FileBody = z.object({ file: UploadedFile.optional().catch(undefined) })
const MISSING = refused('missing_file', 'missing file field')

const ticket = route({
  method: 'GET',
  path: '/chat/file_auths',
  access: 'chat',
  query: z.object({ kind, size: z.coerce.number().int().min(0) }),
  async handle({ backend: { db, files, tokens }, caller: { me }, query }) {
    const fault = judgeSize(query.kind, query.size) ?? (await files.judgeQuota(db, me, query.size))
    if (fault) return refused(fault.code, fault.message)
    const ticketId = randomBytes(16).toString('base64url')
    return chatData(await tokens.signTicket({ ticketId, imId: me, ...query }))
  },
})

const NO_TICKET = refused('no_ticket', 'this is no ticket of yours; ask for one at /chat/file_auths')
const TICKET_ENDED = refused('ticket_expired', 'this ticket is over; ask for another one at /chat/file_auths')

/** What is wrong with a ticket, for whoever shows it; null: nothing, or there is none. */
function judgeTicket(read: ReadTicket | null, me: string): Answer<422> | null {
  if (read === null) return null
  if (read.kind === 'ended') return TICKET_ENDED
  return read.kind === 'good' && read.claims.imId === me ? null : NO_TICKET
}

const readTicket = ({ tokens }: Backend, shown: string) =>
  shown === '' ? Promise.resolve(null) : tokens.readTicket(shown)

const largerThanAsked = (size: number) =>
  refused('too_large', `the file is larger than its ticket says, which was for ${size} bytes`)

const LARGEST = Math.max(...Object.values(MAX_FILE_BYTES))
const TOO_LARGE = refused('too_large', `a file has ${LARGEST / 1024 ** 2} MB at most, by its kind`)

const upload = route({
  method: 'POST',
  path: '/chat/files2',
  access: 'chat',
  answers: [200, 429],
  maxBodyBytes: LARGEST + MULTIPART_OVERHEAD_BYTES,
  body: FileBody,
  takesOnceKey: true,
  headers: {
    'X-File-Ticket':
      'From /chat/file_auths. Without one the kind of the file follows from the ending of its name.',
  },
  async before({ backend, caller: { me }, onceKey, header, bodyBytes, whenOver }) {
    const { db, files, rates } = backend
    if (bodyBytes > LARGEST + MULTIPART_OVERHEAD_BYTES) return TOO_LARGE
    // Its answer was lost: its bytes need not come again.
    const stored = await files.findOnce(db, me, onceKey)
    if (stored) return chatData(toUploaded(stored))
    const read = await readTicket(backend, header(TICKET_HEADER))
    const fault = judgeTicket(read, me)
    if (fault) return fault
    if (read?.kind === 'good') {
      if (await files.isUsed(db, read.claims.ticketId)) return NO_TICKET
      const { size } = read.claims
      if (bodyBytes > size + MULTIPART_OVERHEAD_BYTES) return largerThanAsked(size)
    }
    const overQuota = await files.judgeQuota(db, me, Math.max(0, bodyBytes - MULTIPART_OVERHEAD_BYTES))
    if (overQuota) return refused(overQuota.code, overQuota.message)
    const leave = files.comeIn(me)
    if (leave === null) return tooFast(UPLOAD_BUSY_MS)
    whenOver(leave)
    const waitMs = rates.files.take(me)
    return waitMs > 0 ? tooFast(waitMs) : null
  },
  async handle({ backend, caller: { me }, onceKey, header, body: { file } }) {
    if (file === undefined) return MISSING
    const read = await readTicket(backend, header(TICKET_HEADER))
    const fault = judgeTicket(read, me)
    if (fault) return fault
    const claims = read?.kind === 'good' ? read.claims : null
    if (claims && file.size > claims.size) return largerThanAsked(claims.size)
    const kept = await backend.files.keep(backend.writes, {
      ...{ path: file.path, name: file.name, ownerId: me, onceKey },
      ...{ kind: claims?.kind ?? kindOfName(file.name), ticketId: claims?.ticketId ?? '' },
    })
    return kept.kind === 'kept' ? chatData(toUploaded(kept.row)) : refused(kept.code, kept.message)
  },
})

const avatar = route({
  method: 'POST',
  path: FILES_PATH,
  access: 'chat',
  answers: [200, 429],
  maxBodyBytes: MAX_AVATAR_BYTES + MULTIPART_OVERHEAD_BYTES,
  body: FileBody,
  says: "Multipart, field `file`, JPG or PNG of at most 5 MB: the picture of the caller's account from now on.",
  async handle({ backend, caller: { account }, body: { file } }) {
    if (file === undefined) return MISSING
    const kept = await keepAvatar(backend, account.id, file)
    switch (kept.kind) {
      case 'too-fast':
        return tooFast(kept.waitMs)
      case 'refused':
        return refused(kept.code, kept.message)
      case 'kept':
        return chatData({ avatar: kept.avatar })
    }
  },
})

/** What a browser keeps is for this person alone: another login in it has other cookies. */
export const READ_HEADERS = {
  'cache-control': 'private, max-age=3600',
  vary: 'Cookie, Authorization',
  'content-security-policy': "default-src 'none'; sandbox",
}

export const readHeaders = ({ kind, name }: FileRow) => ({
  ...READ_HEADERS,
  'accept-ranges': 'bytes',
  'content-disposition': dispositionOf(kind === 'file' ? 'attachment' : 'inline', name),
})

const read = route({
  method: 'GET',
  path: `${FILES_PATH}/:id`,
  access: 'file-reader',
  answers: [200, 206, 404, 416],
  files: FILE_TYPES,
  headers: { Range: 'One range of bytes, e.g. bytes=0-99.' },
  says:
    'The uploader, and whoever takes part now in a conversation that has the file; everybody else is told that there is none. ' +
    'Pages show it by the cookie of the chat login. Files are saved, never shown.',
  async handle({ backend: { db, files }, caller: { readers }, params: { id = '' }, header }) {
    const row = await findReadable(db, id, readers)
    if (!row) return notFound()
    const asked = readRange(header('range'), row.size)
    if (asked.kind === 'outside') return { status: 416, headers: { 'content-range': `bytes */${row.size}` } }
    const range = asked.kind === 'part' ? asked.range : undefined
    const content = await files.open(row, range)
    if (content === null) return notFound()
    const file = { type: row.type, content }
    if (range === undefined)
      return { status: 200, file, headers: { ...readHeaders(row), 'content-length': String(row.size) } }
    const { start, end } = range
    return {
      status: 206,
      file,
      headers: {
        ...readHeaders(row),
        'content-length': String(end - start + 1),
        'content-range': `bytes ${start}-${end}/${row.size}`,
      },
    }
  },
})

const thumb = route({
  method: 'GET',
  path: `${FILES_PATH}/:id/thumb`,
  access: 'file-reader',
  answers: [200, 404],
  files: [THUMB_TYPE],
  says: `A small picture of a picture, for those who may read ${fileAddress(':id')}.`,
  async handle({ backend: { db, files }, caller: { readers }, params: { id = '' } }) {
    const row = await findReadable(db, id, readers)
    const content = row?.has_thumb ? await files.openThumb(row) : null
    return content === null
      ? notFound()
      : { status: 200, file: { type: THUMB_TYPE, content }, headers: READ_HEADERS }
  },
})

export const fileRoutes = [ticket, upload, avatar, read, thumb]
