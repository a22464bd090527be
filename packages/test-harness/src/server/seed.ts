import { hashPassword } from './accounts/passwords'
import { FRIEND } from './chat/permission'
import { nextRevision } from './chat/revisions'
import type { Trx } from './db/tables'
import type { WriteQueue } from './db/write-queue'
import { COMPANIES } from './seed/companies'
import { writeTalks } from './seed/messages'
import { DEMO_GROUP, DEMO_MAIL_DOMAIN, DEMO_PASSWORD, imIdOf, PEOPLE } from './seed/people'
import { TALKS } from './seed/talks'

/** Before the first line of its talk. */
const GROUP_AGE_MS = 90 * 24 * 3_600_000

/** Says what a database was made with; one that has it is never seeded again. */
const CONTENT_KEY = 'content'

async function writePeople(trx: Trx, hashes: ReadonlyMap<string, string>, now: number): Promise<void> {
  for (const person of PEOPLE)
    await trx
      .insertInto('accounts')
      .values({
        id: person.id,
        im_id: person.imId,
        login: person.login,
        password_hash: hashes.get(person.login) ?? '',
        kind: person.kind,
        user_type: 0,
        nickname: person.nickname,
        avatar: '',
        company: person.company,
        region_code: '855',
        mobile: person.mobile,
        email: `${person.login}@${DEMO_MAIL_DOMAIN}`,
        sex: person.sex,
        created_at: now,
      })
      .execute()
}

/** Every pair that talks; the other employers are met by opening the chat from one of their jobs. */
async function writeContacts(trx: Trx): Promise<void> {
  const rev = await nextRevision(trx)
  const plain = { relation_type: FRIEND, friend_nickname: '', is_disturb: 0 as const, tags: '[]', rev }
  const rows = TALKS.filter((talk) => !talk.isGroup).flatMap(({ voices }) => {
    const [a = '', b = ''] = Object.values(voices).map(imIdOf)
    return [
      { owner_id: a, im_id: b, add_from: 'job', ...plain },
      { owner_id: b, im_id: a, add_from: 'job', ...plain },
    ]
  })
  await trx.insertInto('contacts').values(rows).execute()
}

async function writeGroup(trx: Trx, now: number): Promise<void> {
  const { id, title, members } = DEMO_GROUP
  const [owner] = members
  const rev = await nextRevision(trx)
  await trx
    .insertInto('groups')
    .values({ id, title, avatar: '', owner_id: imIdOf(owner), no_speaking: 0, public_group: 0, rev })
    .execute()
  const plain = { group_id: id, memo: '', no_speaking: 0 as const, joined_at: now - GROUP_AGE_MS }
  const rows = members.map((login) => {
    return {
      ...plain,
      im_id: imIdOf(login),
      role: login === owner ? ('owner' as const) : ('member' as const),
    }
  })
  await trx.insertInto('group_members').values(rows).execute()
}

const titleOf = ({ titles }: { titles: Readonly<Record<string, string>> }) => Object.values(titles)[0] ?? ''

async function writeJobs(trx: Trx, now: number): Promise<void> {
  const companies = COMPANIES.map(({ id, account, city, about }) => {
    const person = PEOPLE.find(({ login }) => login === account)
    return { id, account_id: person?.id ?? '', name: person?.company ?? '', city, about }
  })
  const jobs = COMPANIES.flatMap(({ id: company_id, jobs: own }) =>
    own.map((job) => ({
      id: job.id,
      company_id,
      title: titleOf(job),
      titles: JSON.stringify(job.titles),
      city: job.city,
      salary: job.salary,
      is_open: job.isClosed ? (0 as const) : (1 as const),
      created_at: now,
    })),
  )
  await trx.insertInto('companies').values(companies).execute()
  await trx.insertInto('jobs').values(jobs).execute()
  const counted = [
    { name: 'company', value: Math.max(...companies.map(({ id }) => id)) },
    { name: 'job', value: Math.max(...jobs.map(({ id }) => id)) },
  ]
  await trx.insertInto('counters').values(counted).execute()
}

function extraOf(jobId: number | undefined): object {
  for (const { account, jobs } of COMPANIES)
    for (const job of jobs)
      if (job.id === jobId) {
        const company = PEOPLE.find(({ login }) => login === account)?.company ?? ''
        return { jobId: String(job.id), jobTitle: titleOf(job), company }
      }
  return {}
}

/** Writes the demo world into a database that holds nothing yet; answers whether it did. */
export async function seedDemo(writes: WriteQueue, now: number, passwordCost: number): Promise<boolean> {
  const isFilled = (trx: Trx) =>
    trx.selectFrom('settings').select('value').where('key', '=', CONTENT_KEY).executeTakeFirst()
  if (await writes.run(isFilled)) return false
  const hashes = new Map<string, string>()
  await Promise.all(
    PEOPLE.map(async ({ login }) => hashes.set(login, await hashPassword(DEMO_PASSWORD, passwordCost))),
  )
  return writes.run(async (trx) => {
    // Two servers that start on one new file: the first one writes.
    if (await isFilled(trx)) return false
    await trx.insertInto('settings').values({ key: CONTENT_KEY, value: 'demo' }).execute()
    await writePeople(trx, hashes, now)
    await writeContacts(trx)
    await writeGroup(trx, now)
    await writeJobs(trx, now)
    await writeTalks(trx, TALKS, extraOf, now)
    return true
  })
}
