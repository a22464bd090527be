/** What those whom a company knows are called, for a search by it: from the company's side, since it knows few of thousands. */
import type { Db } from '../db/tables'
import { nameIn, readContent } from '../seekers/resume-content'
import { knownTo } from './known'
import { isVisible } from './visible'
import { rowText } from './words'

/** Of their resumes among candidates the names in it and of the account, as a text to search, by the resume's id. */
export async function knownNames(db: Db, companyId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('resumes')
    .innerJoin('accounts', 'accounts.id', 'resumes.account_id')
    .select(['resumes.id', 'resumes.approved', 'accounts.nickname'])
    .where('resumes.account_id', 'in', knownTo(db, companyId))
    .where(isVisible())
    .execute()
  return new Map(
    rows.map(({ id, approved, nickname }) => {
      const content = readContent(approved)
      const names = content ? [nameIn(content), nickname] : [nickname]
      return [id, rowText(names)]
    }),
  )
}
