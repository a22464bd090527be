/** The page of one's own company, its pictures and its papers. Whoever acts for it reads, its owner writes. */
import { readFile } from 'node:fs/promises'
import { COMPANY, IMAGE_KINDS } from '@sarika/portal-web/contract/company'
import { z } from 'zod'
import type { Backend } from '../backend'
import { shownName } from '../files/file-name'
import { readPicture } from '../files/pictures'
import { judgeType } from '../files/types'
import { changeCompany, readCompany, submitCompany } from '../hiring/companies'
import { addPaper, addPicture, findPicture, type NewImage, removeImage } from '../hiring/company-images'
import { CompanyPage } from '../hiring/company-input'
import type { Place } from '../hiring/recruiters'
import { MULTIPART_OVERHEAD_BYTES } from '../limits'
import { type Answer, bare, invalid, noContent, notFound, refused, tooFast, wrong } from './answer'
import { API, route } from './route'
import { type TemporaryFile, UploadedFile } from './uploaded-file'

export const EMPLOYER = `${API}/users/employer`
const COMPANY_PATH = `${EMPLOYER}/company`

const PICTURES = ['image/jpeg', 'image/png', 'image/gif']
const PAPER_PICTURES = ['image/jpeg', 'image/png']
const PDF = 'application/pdf'

/** What a recruiter is told who changes what is the owner's; null to the owner. */
export const ownersOnly = ({ role }: Place): Answer<422> | null =>
  role === 'owner' ? null : refused('not_allowed', 'only the owner of the company changes this')

const wrongFile = (message: string): Answer<422> => invalid([{ field: 'file', message }])

const read = route({
  method: 'GET',
  path: COMPANY_PATH,
  access: 'employer',
  answers: [200, 404],
  handle: async ({ backend, caller: { company } }) =>
    bare(await readCompany(backend.db, company, backend.clock())),
})

const change = route({
  method: 'PUT',
  path: COMPANY_PATH,
  access: 'employer',
  answers: [200, 404],
  body: CompanyPage,
  says: 'What is left out stays; a text that is emptied goes. Its names stay while papers are read, and once they were found good.',
  async handle({ backend, caller: { company }, body }) {
    const refusal = ownersOnly(company)
    if (refusal) return refusal
    const { fixed } = await backend.writes.run((trx) => changeCompany(trx, backend.jobs, company.id, body))
    if (fixed) return wrong('name_fixed', fixed, 'names stay as they are read beside the licence')
    return bare(await readCompany(backend.db, company, backend.clock()))
  },
})

const submit = route({
  method: 'POST',
  path: `${COMPANY_PATH}/submit`,
  access: 'employer',
  answers: [200, 404],
  says: 'To a reviewer. `incomplete` names what is missing, in `fields`.',
  async handle({ backend, caller: { company } }) {
    const refusal = ownersOnly(company)
    if (refusal) return refusal
    const missing = await backend.writes.run((trx) => submitCompany(trx, company.id, backend.clock()))
    if (missing.length === 0) return bare(await readCompany(backend.db, company, backend.clock()))
    const fields = missing.map((field) => ({ field, message: 'this is missing' }))
    return { status: 422, body: { code: 'incomplete', message: `missing: ${missing.join(', ')}`, fields } }
  },
})

type Read = { readonly image: NewImage } | { readonly refusal: Answer<422> }

/** A picture without what its file says beside it, and its small one. */
async function readImage(kind: NewImage['kind'], file: TemporaryFile, types: string[]): Promise<Read> {
  const judged = await judgeType(file.path, file.name, 'image')
  if (judged.kind === 'wrong' || !types.includes(judged.type.type))
    return {
      refusal: wrongFile(kind === 'licence' ? 'neither JPG, PNG nor PDF' : 'neither JPG, PNG nor GIF'),
    }
  const { type } = judged.type
  const picture = await readPicture(file.path, type)
  if (picture.kind !== 'picture') return { refusal: wrongFile('not a whole picture') }
  const { width, height, thumb } = picture
  const name = shownName(file.name, judged.type)
  return { image: { kind, name, type, width, height, content: await readFile(file.path), small: thumb } }
}

async function readPaper(file: TemporaryFile): Promise<Read> {
  const judged = await judgeType(file.path, file.name, 'file')
  if (judged.kind !== 'known' || judged.type.type !== PDF) return readImage('licence', file, PAPER_PICTURES)
  const name = shownName(file.name, judged.type)
  const content = await readFile(file.path)
  return { image: { kind: 'licence', name, type: PDF, width: 0, height: 0, content, small: null } }
}

/** Who may not, and whose files come too fast, is told so before a file is looked at. */
function refusalOf(backend: Backend, company: Place, accountId: string): Answer<422 | 429> | null {
  const refusal = ownersOnly(company)
  if (refusal) return refusal
  const waitMs = backend.rates.files.take(accountId)
  return waitMs > 0 ? tooFast(waitMs) : null
}

const tooMany = () => refused('too_many', 'there are as many as may be')

const addImage = route({
  method: 'POST',
  path: `${COMPANY_PATH}/images`,
  access: 'employer',
  answers: [200, 404, 429],
  maxBodyBytes: COMPANY.imageBytes + MULTIPART_OVERHEAD_BYTES,
  body: z.object({ kind: z.enum(IMAGE_KINDS), file: UploadedFile }),
  says: 'JPG, PNG or GIF of at most 3 MB; a logo takes the place of the one before, photos are eight at most.',
  async handle({ backend, caller: { company, account }, body: { kind, file } }) {
    const refusal = refusalOf(backend, company, account.id)
    if (refusal) return refusal
    if (file.size > COMPANY.imageBytes) return wrongFile('larger than 3 MB')
    const found = await readImage(kind, file, PICTURES)
    if ('refusal' in found) return found.refusal
    const id = await backend.writes.run((trx) => addPicture(trx, company.id, found.image, backend.clock()))
    return id === null ? tooMany() : bare(await readCompany(backend.db, company, backend.clock()))
  },
})

const addLicence = route({
  method: 'POST',
  path: `${COMPANY_PATH}/licence`,
  access: 'employer',
  answers: [200, 404, 429],
  maxBodyBytes: COMPANY.paperBytes + MULTIPART_OVERHEAD_BYTES,
  body: z.object({ file: UploadedFile }),
  says: 'JPG, PNG or PDF of at most 4 MB, for reviewers and nobody else.',
  async handle({ backend, caller: { company, account }, body: { file } }) {
    const refusal = refusalOf(backend, company, account.id)
    if (refusal) return refusal
    if (file.size > COMPANY.paperBytes) return wrongFile('larger than 4 MB')
    const found = await readPaper(file)
    if ('refusal' in found) return found.refusal
    const id = await backend.writes.run((trx) => addPaper(trx, company.id, found.image, backend.clock()))
    return id === null ? tooMany() : bare(await readCompany(backend.db, company, backend.clock()))
  },
})

const remove = route({
  method: 'DELETE',
  path: `${COMPANY_PATH}/images/:imageId`,
  access: 'employer',
  answers: [204, 404],
  says: 'Logo, photo or paper; papers stay while a reviewer reads them.',
  async handle({ backend, caller: { company }, params: { imageId = '' } }) {
    const refusal = ownersOnly(company)
    if (refusal) return refusal
    const isGone = await backend.writes.run((trx) => removeImage(trx, company.id, imageId))
    return isGone ? noContent() : notFound()
  },
})

/** Open to whoever was told the address: an `<img>` sends no token. */
const show = route({
  method: 'GET',
  path: `${API}/users/employers/images/:imageId`,
  access: 'anyone',
  answers: [200, 404],
  files: [...PICTURES, 'image/webp'],
  query: z.object({ size: z.enum(['small']).optional() }),
  says: 'A picture of a company. With size=small it fits into 400 by 600 pixels, as WebP.',
  async handle({ backend, params: { imageId = '' }, query: { size } }) {
    const found = await findPicture(backend.db, imageId, size === 'small')
    if (!found) return notFound()
    return {
      status: 200,
      file: found,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

export const companyRoutes = [read, change, submit, addImage, addLicence, remove, show]
