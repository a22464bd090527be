/** Pictures of a company's page, which anybody sees who has their address, and its papers, which reviewers read and nobody else. */
import { randomBytes } from 'node:crypto'
import { COMPANY } from '@sarika/portal-web/contract/company'
import type { Db, Trx } from '../db/tables'
import type { HiringTables } from '../db/tables-hiring'
import { API } from '../http/route'
import { type Portrait, readPortrait } from '../jobs/portrait'

type ImageKind = HiringTables['company_images']['kind']

/** Where pictures of pages are; the end of an address is the id. */
export const COMPANY_PICTURES = `${API}/users/employers/images/`

/** How long papers are kept once they were decided, ms (ours). */
export const PAPERS_KEPT_MS = 30 * 24 * 3_600_000

export interface NewImage {
  readonly kind: ImageKind
  readonly name: string
  readonly type: string
  /** px; 0 for a PDF */
  readonly width: number
  readonly height: number
  readonly content: Buffer
  readonly small: Buffer | null
}

const bytesOf = (content: Buffer | ArrayBuffer): Buffer =>
  content instanceof ArrayBuffer ? Buffer.from(content) : content

/** Random, so that nobody comes upon it. */
async function insert(trx: Trx, companyId: number, image: NewImage, now: number): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await trx
    .insertInto('company_images')
    .values({ id, company_id: companyId, ...image, size: image.content.length, created_at: now })
    .execute()
  return id
}

/** In the order in which they came. */
export const listPapers = (db: Db, companyId: number) =>
  db
    .selectFrom('company_images')
    .select(['id', 'name', 'type', 'size'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'licence')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Null: there are as many as may be, or a reviewer reads those that were sent. */
export async function addPaper(
  trx: Trx,
  companyId: number,
  image: NewImage,
  now: number,
): Promise<string | null> {
  const { verification } = await readShown(trx, companyId)
  if (verification === 'sent' || verification === 'verified') return null
  if ((await listPapers(trx, companyId)).length >= COMPANY.papers) return null
  return insert(trx, companyId, image, now)
}

const readShown = (trx: Trx, companyId: number) =>
  trx
    .selectFrom('companies')
    .select(['logo', 'portrait', 'verification'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()

/** The first picture heads the page. */
function withPictures(before: Portrait, pictures: NonNullable<Portrait['pictures']>): string {
  const { cover: _cover, ...rest } = before
  const [first] = pictures
  return JSON.stringify({ ...rest, pictures, ...(first && { cover: first.address }) })
}

async function setLogo(trx: Trx, companyId: number, logo: string): Promise<void> {
  await trx
    .deleteFrom('company_images')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'logo')
    .execute()
  await trx.updateTable('companies').set({ logo }).where('id', '=', companyId).execute()
}

/** A logo takes the place of the one before, a photo goes behind the others. Null: there are as many as may be. */
export async function addPicture(
  trx: Trx,
  companyId: number,
  image: NewImage,
  now: number,
): Promise<string | null> {
  if (image.kind === 'logo') {
    await setLogo(trx, companyId, '')
    const id = await insert(trx, companyId, image, now)
    // As lists show it: a page of jobs has many.
    const logo = `${COMPANY_PICTURES}${id}?size=small`
    await trx.updateTable('companies').set({ logo }).where('id', '=', companyId).execute()
    return id
  }
  const before = readPortrait((await readShown(trx, companyId)).portrait)
  const { pictures = [] } = before
  if (pictures.length >= COMPANY.photos) return null
  const id = await insert(trx, companyId, image, now)
  const portrait = withPictures(before, [...pictures, { address: `${COMPANY_PICTURES}${id}`, alt: {} }])
  await trx.updateTable('companies').set({ portrait }).where('id', '=', companyId).execute()
  return id
}

/** The id of a picture by its address, e.g. `abc` of `/users/employers/images/abc?size=small`. */
export const idOfPicture = (address: string): string => address.split('/').at(-1)?.split('?')[0] ?? ''

const endsIn = (address: string, id: string): boolean => idOfPicture(address) === id

/** A picture of the page, or a paper that no reviewer reads. Whether there was one. */
export async function removeImage(trx: Trx, companyId: number, id: string): Promise<boolean> {
  const { logo, portrait, verification } = await readShown(trx, companyId)
  const before = readPortrait(portrait)
  const { pictures = [] } = before
  if (logo !== '' && endsIn(logo, id)) {
    await setLogo(trx, companyId, '')
    return true
  }
  const rest = pictures.filter(({ address }) => !endsIn(address, id))
  const isPhoto = rest.length < pictures.length
  if (isPhoto)
    await trx
      .updateTable('companies')
      .set({ portrait: withPictures(before, rest) })
      .where('id', '=', companyId)
      .execute()
  else if (verification === 'sent') return false
  const removed = await trx
    .deleteFrom('company_images')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return isPhoto || removed !== undefined
}

/** A picture of a page, in the size of lists or as it is. Undefined: there is none, or it is a paper. */
export async function findPicture(db: Db, id: string, isSmall: boolean) {
  const row = await db
    .selectFrom('company_images')
    .select(['type', 'content', 'small'])
    .where('id', '=', id)
    .where('kind', '!=', 'licence')
    .executeTakeFirst()
  if (!row) return undefined
  return isSmall && row.small !== null
    ? { type: 'image/webp', content: bytesOf(row.small) }
    : { type: row.type, content: bytesOf(row.content) }
}

/** Reads the pictures that companies sent, by their ids. */
export const sentLogos = (db: Db) => async (id: string) => (await findPicture(db, id, false))?.content

/** For reviewers. */
export async function findPaper(db: Db, companyId: number, id: string) {
  const row = await db
    .selectFrom('company_images')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'licence')
    .executeTakeFirst()
  return row && { ...row, content: bytesOf(row.content) }
}

/** Papers whose decision is 30 days old. */
export async function forgetPapers(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom('company_images')
    .where('kind', '=', 'licence')
    .where('company_id', 'in', ({ selectFrom }) =>
      selectFrom('companies')
        .select('companies.id')
        .where('decided_at', '<=', now - PAPERS_KEPT_MS)
        .where('verification', '!=', 'sent'),
    )
    .execute()
}
