/** What a resume is found by among candidates: written where its text is approved, and anew when it is made otherwise. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { FOLD_VERSION } from '@sarika/im-engine/text'
import type { Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { workOf } from '../hiring/match'
import { type Content, readContent } from '../seekers/resume-content'
import { factsText } from './facts'
import { cleanerOf, shownOf, titlesOf } from './shown'
import { rowText } from './words'

const KEY = 'candidates'
/** Goes up when a row is made otherwise, or jobs/words.ts cuts otherwise. */
const VERSION = 1
const CURRENT = `${FOLD_VERSION}.${VERSION}`

/** Resumes that are read at a time. */
const PIECE = 200

/** Its owner's names, which nothing that is shown has. */
async function namesOf(trx: Trx, accountId: string, { profile }: Content): Promise<string[]> {
  const account = await trx
    .selectFrom('accounts')
    .select(['nickname', 'login'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return [profile.firstName, profile.lastName, account?.nickname, account?.login].map((name) => name ?? '')
}

/** To be called with every text that is approved, in the transaction that approves it. */
export async function writeCandidate(
  trx: Trx,
  resumeId: number,
  accountId: string,
  content: Content,
): Promise<void> {
  const clean = cleanerOf(await namesOf(trx, accountId, content))
  const shown = shownOf(content, clean)
  const skills = content.skills.map(({ skillname }) => clean(skillname))
  const majors = content.educations.map(({ major }) => clean(major))
  const schools = content.educations.map(({ qualificationname }) => clean(qualificationname))
  const { months, since } = workOf(content)
  const row = {
    account_id: accountId,
    shown: JSON.stringify(shown),
    words: rowText([...titlesOf(content, clean), ...skills, ...majors]),
    schools: rowText(schools),
    facts: factsText(content, shown),
    salary_from: content.intention?.salaryFrom ?? 0,
    months,
    working_since: since,
  }
  await trx
    .insertInto('candidates')
    .values({ resume_id: resumeId, ...row })
    .onConflict((c) => c.column('resume_id').doUpdateSet(row))
    .execute()
}

export const forgetCandidate = (trx: Trx, resumeId: number) =>
  trx.deleteFrom('candidates').where('resume_id', '=', resumeId).execute()

const approvedBehind = (trx: Trx, id: number) =>
  trx
    .selectFrom('resumes')
    .select(['id', 'account_id', 'approved'])
    .where('id', '>', id)
    .where('approved_at', 'is not', null)
    .orderBy('id')
    .limit(PIECE)
    .execute()

async function writeAll(trx: Trx): Promise<void> {
  await trx.deleteFrom('candidates').execute()
  for (
    let rows = await approvedBehind(trx, 0);
    rows.length > 0;
    rows = await approvedBehind(trx, rows.at(-1)?.id ?? 0)
  ) {
    for (const { id, account_id, approved } of rows) {
      const content = readContent(approved)
      if (content) await writeCandidate(trx, id, account_id, content)
    }
    // libsql frees the memory of statements in a later turn.
    await nextTurn()
  }
}

/** Writes all of them anew, in one transaction, unless they are made as now. To be called before anybody is answered. */
export const rewriteCandidates = (writes: Writes): Promise<void> =>
  writes.run(async (trx) => {
    const row = await trx.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
    if (row?.value === CURRENT) return
    await writeAll(trx)
    await trx
      .insertInto('settings')
      .values({ key: KEY, value: CURRENT })
      .onConflict((c) => c.column('key').doUpdateSet({ value: CURRENT }))
      .execute()
  })
