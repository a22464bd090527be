// seed/ is the demo world: people, talks in three languages, employers with their jobs, and what the first seeker has.
// This file writes it into a database that holds nothing yet; a demo of an older version gets the parts that it lacks.

import { hashPassword } from './accounts/passwords'
import { FRIEND } from './chat/permission'
import { nextRevision } from './chat/revisions'
import { CONTENT_KEY } from './db/content'
import type { JobIndex } from './db/job-index-types'
import type { Trx } from './db/tables'
import type { Writes } from './db/write-queue'
import { makeOwners } from './hiring/recruiters'
import { writeAskers } from './seed/askers'
import { writeCandidates } from './seed/candidates'
import { COMPANIES } from './seed/companies'
import { writeMarket, writePortraits } from './seed/market'
import { writeTalks } from './seed/messages'
import {
  AGENTS,
  DEMO_GROUP,
  DEMO_MAIL_DOMAIN,
  DEMO_PASSWORD,
  imIdOf,
  PEOPLE,
  REVIEWER,
  SERVICE,
} from './seed/people'
import { writeRequests } from './seed/requests'
import { writeReviews } from './seed/reviews'
import { writeSeekers } from './seed/seekers'
import { writeService } from './seed/service'
import { TALKS } from './seed/talks'

/** Before the first line of its talk. */
const GROUP_AGE_MS = 90 * 24 * 3_600_000

/** What the demo's employers and jobs were made with. */
const MARKET_KEY = 'market'
/** What the demo's seekers were made with. */
const SEEKERS_KEY = 'seekers'
/** What the demo's employers show of themselves. */
const PORTRAITS_KEY = 'portraits'
/** Who reviews in the demo, and what. */
const REVIEWS_KEY = 'reviews'
/** Who waits in the demo to become somebody's contact. */
const REQUESTS_KEY = 'requests'
/** Who wants to be found in the demo. */
const LOOKING_KEY = 'looking'
/** The online service of the demo. */
const SERVICE_KEY = 'service'
const DEMO = 'demo'

interface Kept {
  content?: string
  market?: string
  seekers?: string
  portraits?: string
  reviews?: string
  requests?: string
  looking?: string
  service?: string
}

async function kept(trx: Trx): Promise<Kept> {
  const keys = [
    ...[CONTENT_KEY, MARKET_KEY, SEEKERS_KEY, PORTRAITS_KEY, REVIEWS_KEY, REQUESTS_KEY, LOOKING_KEY],
    SERVICE_KEY,
  ]
  const rows = await trx.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

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
    .values({ id, title, avatar: '', owner_id: imIdOf(owner), no_speaking: 0, public_group: 1, rev })
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

function extraOf(jobId: number | undefined): object {
  const job = COMPANIES.flatMap(({ jobs }) => jobs).find(({ id }) => id === jobId)
  return job === undefined ? {} : { jobId: String(job.id), jobTitle: Object.values(job.titles)[0] ?? '' }
}

/** Besides the people and their talks. */
const PARTS = 7

/** No demo, or all of it. */
const isComplete = ({ content, ...parts }: Kept): boolean =>
  content !== undefined && (content !== DEMO || Object.keys(parts).length === PARTS)

/** Writes the demo world into a database that holds nothing yet, and `jobCount` more jobs than those written by hand. */
export async function seedDemo(
  writes: Writes,
  index: JobIndex,
  now: number,
  { passwordCost, jobCount }: { passwordCost: number; jobCount: number },
): Promise<void> {
  const found = await writes.run(kept)
  if (isComplete(found)) return
  const hashes = new Map<string, string>()
  await Promise.all(
    [...PEOPLE, REVIEWER, SERVICE, ...AGENTS].map(async ({ login }) =>
      hashes.set(login, await hashPassword(DEMO_PASSWORD, passwordCost)),
    ),
  )
  await writes.run(async (trx) => {
    // Two servers that start on one new file: the first one writes.
    const before = await kept(trx)
    if (isComplete(before)) return
    const { content, market, seekers, portraits, reviews, requests, looking, service } = before
    if (content === undefined) {
      await trx.insertInto('settings').values({ key: CONTENT_KEY, value: DEMO }).execute()
      await writePeople(trx, hashes, now)
      await writeContacts(trx)
      await writeGroup(trx, now)
      await writeAskers(trx, now)
      await writeTalks(trx, TALKS, extraOf, now)
    }
    // The demo of an older version has people and talks, and jobs that say less.
    if (market === undefined) {
      await trx.insertInto('settings').values({ key: MARKET_KEY, value: DEMO }).execute()
      await writeMarket(trx, index, jobCount, hashes.get('angkor-hr') ?? '', now)
      await makeOwners(trx, now)
    }
    if (portraits === undefined) {
      await trx.insertInto('settings').values({ key: PORTRAITS_KEY, value: DEMO }).execute()
      if (market !== undefined) await writePortraits(trx, index, now)
    }
    if (seekers === undefined) {
      await trx.insertInto('settings').values({ key: SEEKERS_KEY, value: DEMO }).execute()
      await writeSeekers(trx, now)
    }
    if (reviews === undefined) {
      await trx.insertInto('settings').values({ key: REVIEWS_KEY, value: DEMO }).execute()
      await writeReviews(trx, hashes.get(REVIEWER.login) ?? '', now)
    }
    if (requests === undefined) {
      await trx.insertInto('settings').values({ key: REQUESTS_KEY, value: DEMO }).execute()
      await writeRequests(trx, now)
    }
    if (looking === undefined) {
      await trx.insertInto('settings').values({ key: LOOKING_KEY, value: DEMO }).execute()
      // A demo of a few jobs, as tests have it, goes without.
      if (jobCount > 0) await writeCandidates(trx, now)
    }
    if (service === undefined) {
      await trx.insertInto('settings').values({ key: SERVICE_KEY, value: DEMO }).execute()
      await writeService(trx, hashes, now)
    }
  })
}
