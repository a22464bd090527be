/** A company as those who act for it see it, and what its owner changes about it. */
import { VERIFY_NEEDS, type VerifyNeed } from '@sarika/portal-web/contract/company'
import type { Selectable } from 'kysely'
import { LANGUAGES, type Language } from '../constants/names'
import { nextNumber } from '../db/counters'
import type { JobIndex } from '../db/job-index-types'
import type { Account, Db, Tables, Trx } from '../db/tables'
import { isListed } from '../jobs/job-filters'
import { type ByLanguage, companyText, type Portrait, readNames, readPortrait } from '../jobs/portrait'
import { searchedOf } from '../jobs/searched-jobs'
import { writeIndex } from '../jobs/write-jobs'
import { languageOf } from '../jobs/written-language'
import { idOfPicture, listPapers } from './company-images'
import type { CompanyPage } from './company-input'
import type { Place } from './recruiters'

export type CompanyRow = Selectable<Tables['companies']>

/** The profile in every language that it was written in. */
export function aboutsOf({ about, portrait }: CompanyRow): ByLanguage {
  const { language, abouts = {} } = readPortrait(portrait)
  return about === '' ? abouts : { ...abouts, [language ?? languageOf(about)]: about }
}

export interface NewCompany {
  readonly name: string
  readonly kind: CompanyRow['kind']
}

/** Makes the company of an account, which is its owner. Nobody knows it yet: no place, no profile, not verified. */
export async function makeCompany(trx: Trx, owner: Account, wanted: NewCompany, now: number): Promise<void> {
  const { name, kind } = wanted
  const id = await nextNumber(trx, 'company')
  await trx
    .insertInto('companies')
    .values({
      ...{ id, name, kind, account_id: owner.id, source_id: '', about: '', address: '', website: '' },
      ...{ scale_id: 0, industry_id: 0, location_id: 0, latitude: null, longitude: null },
      ...{ is_verified: 0, is_featured: 0, contact_name: owner.nickname, email: owner.email },
      phone: owner.mobile === '' ? '' : `+${owner.region_code} ${owner.mobile}`,
      search_text: companyText(name, '', {}),
    })
    .execute()
  const row = { account_id: owner.id, company_id: id, role: 'owner' as const, joined_at: now }
  await trx.insertInto('recruiters').values(row).execute()
}

export const findCompany = (db: Db, id: number): Promise<CompanyRow> =>
  db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What a reviewer would miss. A registration brings a phone or an email that a code has shown to be theirs. */
export function missingOf(row: CompanyRow, paperCount: number): VerifyNeed[] {
  const has: Readonly<Record<VerifyNeed, boolean>> = {
    contact: row.phone !== '' || row.email !== '',
    address: row.location_id !== 0 && row.address !== '',
    about: Object.keys(aboutsOf(row)).length > 0,
    licence: paperCount > 0,
  }
  return VERIFY_NEEDS.filter((need) => !has[need])
}

/** The part of a page that reviewers read, too. */
export function toPage(row: CompanyRow) {
  const { pictures = [], benefits = [], workLanguages = [], foundedYear = 0 } = readPortrait(row.portrait)
  return {
    ...{ id: row.id, kind: row.kind, name: row.name, names: readNames(row.names), abouts: aboutsOf(row) },
    ...{ industryId: row.industry_id, scaleId: row.scale_id, locationId: row.location_id },
    ...{ address: row.address, website: row.website, foundedYear, benefits, workLanguages },
    ...{ contactName: row.contact_name, phone: row.phone, email: row.email },
    logo: row.logo || null,
    pictures: pictures.map(({ address, alt }) => ({ id: idOfPicture(address), address, alt })),
  }
}

export async function readCompany(db: Db, { id, role }: Place, now: number) {
  const row = await findCompany(db, id)
  const papers = await listPapers(db, id)
  const { open } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('company_id', '=', id)
    .where(isListed(now))
    .executeTakeFirstOrThrow()
  return {
    ...toPage(row),
    role,
    verification: row.verification,
    refusal: row.refusal === '' ? null : (JSON.parse(row.refusal) as unknown),
    /** of the file alone: who sent a paper does not get it back */
    papers: papers.map(({ id: paperId, name, type, size }) => ({ id: paperId, name, type, size })),
    missing: missingOf(row, papers.length),
    openJobs: open,
  }
}

/** Texts with changes: what is emptied is not there any more. */
const merged = (before: ByLanguage, changes: ByLanguage = {}): ByLanguage =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, text]) => text !== ''))

/** In the language it was written in first, as long as there are words in it. */
function textsOf(row: CompanyRow, changes: ByLanguage | undefined) {
  const { language } = readPortrait(row.portrait)
  const all = merged(aboutsOf(row), changes)
  const first =
    [language, ...LANGUAGES].find((one): one is Language => one !== undefined && all[one] !== undefined) ??
    undefined
  if (first === undefined) return { about: '', language: undefined, abouts: {} }
  const { [first]: about = '', ...abouts } = all
  return { about, language: first, abouts }
}

function portraitOf(row: CompanyRow, page: CompanyPage): { about: string; portrait: Portrait } {
  const before = readPortrait(row.portrait)
  const { about, language, abouts } = textsOf(row, page.abouts)
  const {
    benefits = before.benefits ?? [],
    workLanguages = before.workLanguages ?? [],
    foundedYear = before.foundedYear ?? 0,
  } = page
  const { language: _language, foundedYear: _year, ...rest } = before
  const portrait = {
    ...{ ...rest, abouts, benefits, workLanguages },
    ...(language !== undefined && { language }),
    ...(foundedYear !== 0 && { foundedYear }),
  }
  return { about, portrait }
}

/** Whoever acts for it is called by its name, and its jobs are found by it. */
async function rename(trx: Trx, index: JobIndex, companyId: number, name: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ company: name })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('recruiters').select('account_id').where('company_id', '=', companyId),
    )
    .execute()
  const jobs = await searchedOf(trx, companyId)
  if (jobs.length > 0) await writeIndex(trx, index, jobs, jobs)
}

/** The name that would change while a reviewer reads it beside the licence, or after, by its field, e.g. `names.km`. */
function fixedIn({ verification, name, names }: CompanyRow, page: CompanyPage): string | undefined {
  if (verification !== 'sent' && verification !== 'verified') return undefined
  if (page.name !== undefined && page.name !== name) return 'name'
  const before = readNames(names)
  const language = LANGUAGES.find((one) => (page.names?.[one] ?? before[one] ?? '') !== (before[one] ?? ''))
  return language && `names.${language}`
}

/** `fixed`: the field that stays as it is. */
export async function changeCompany(
  trx: Trx,
  index: JobIndex,
  companyId: number,
  page: CompanyPage,
): Promise<{ readonly fixed: string | undefined }> {
  const row = await findCompany(trx, companyId)
  const name = page.name ?? row.name
  const isRenamed = name !== row.name
  const fixed = fixedIn(row, page)
  if (fixed) return { fixed }
  const names = merged(readNames(row.names), page.names)
  const { about, portrait } = portraitOf(row, page)
  const locationId = page.locationId ?? row.location_id
  const set = {
    ...{ name, names: JSON.stringify(names), about, portrait: JSON.stringify(portrait) },
    ...{ kind: page.kind ?? row.kind, industry_id: page.industryId ?? row.industry_id },
    ...{ scale_id: page.scaleId ?? row.scale_id, location_id: locationId },
    ...{ address: page.address ?? row.address, website: page.website ?? row.website },
    ...{ contact_name: page.contactName ?? row.contact_name, phone: page.phone ?? row.phone },
    email: page.email ?? row.email,
    // A point is of the place that it was given for.
    ...(locationId !== row.location_id && { latitude: null, longitude: null }),
    search_text: companyText(name, about, portrait, names),
  }
  await trx.updateTable('companies').set(set).where('id', '=', companyId).execute()
  if (isRenamed) await rename(trx, index, companyId, name)
  return { fixed }
}

/** Papers and page go to a reviewer; what is missing first is said. Sent or verified already: nothing changes. */
export async function submitCompany(trx: Trx, companyId: number, now: number): Promise<VerifyNeed[]> {
  const row = await findCompany(trx, companyId)
  if (row.verification === 'sent' || row.verification === 'verified') return []
  const missing = missingOf(row, (await listPapers(trx, companyId)).length)
  if (missing.length > 0) return missing
  const set = { verification: 'sent' as const, sent_at: now, refusal: '' }
  await trx.updateTable('companies').set(set).where('id', '=', companyId).execute()
  return []
}
