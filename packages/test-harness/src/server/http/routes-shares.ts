/** Resumes as others read them: by a link that their owner made, or among candidates. */
import { createHash } from 'node:crypto'
import { PICTURE_TYPES } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import type { Backend } from '../backend'
import { standingsOf } from '../candidates/standing'
import type { Account } from '../db/tables'
import { saveOnce, type Try } from '../seekers/once'
import { seconds } from '../seekers/paged'
import { nameIn } from '../seekers/resume-content'
import { contentOf, findPhoto, noteOpened, type Opened, openResume } from '../shares/open-resume'
import { addLink, endLink, type Lack, listLinks, SHARE_DAYS } from '../shares/share-links'
import { type Answer, bare, noContent, notFound, refused, tooFast } from './answer'
import { optional, readId } from './job-params'
import { API, route } from './route'

const LINKS = `${API}/users/resumes/:id/links`
const SHARED = '/resumes/recommend'
const NO_ROBOTS = { 'x-robots-tag': 'noindex, nofollow' }

const list = route({
  method: 'GET',
  path: LINKS,
  access: 'seeker',
  answers: [200, 404],
  says: 'Links that are open. `lacks`: what keeps the resume from being shown by one, "approval" or "visibility"; null: nothing.',
  async handle({ backend, caller: { account }, params }) {
    const resumeId = readId(params.id ?? '')
    if (resumeId === undefined) return notFound()
    const { db, shareSigns, clock } = backend
    const links = await listLinks(db, shareSigns, { accountId: account.id, resumeId }, clock())
    return links ? bare(links) : notFound()
  },
})

const REFUSALS: Readonly<Record<Exclude<Lack, null>, Answer<422>>> = {
  approval: refused('resume_not_approved', 'submit this resume first: it can be shared once it is approved'),
  visibility: refused('resume_hidden', 'this resume is hidden: show it to employers first'),
}

const add = route({
  method: 'POST',
  path: LINKS,
  access: 'seeker',
  answers: [200, 404],
  body: z.object({ days: z.literal(SHARE_DAYS).default(30) }),
  takesOnceKey: true,
  says: 'Answers with all links of the resume that are open. 422 `resume_not_approved`: nothing of it is approved; `resume_hidden`: it is hidden from employers.',
  async handle({ backend, caller: { account }, onceKey, params, body: { days } }) {
    const resumeId = readId(params.id ?? '')
    if (resumeId === undefined) return notFound()
    const { db, writes, shareSigns, clock } = backend
    const [now, own] = [clock(), { accountId: account.id, resumeId }]
    const asked: Try = { accountId: account.id, thing: 'share_link', key: onceKey }
    const saved = await writes.run((trx) =>
      saveOnce(trx, asked, now, async (made) => {
        if (made === undefined) return addLink(trx, { ...own, days }, now)
        const links = await listLinks(trx, shareSigns, own, now)
        return links?.result.some(({ id }) => id === made) ? { kind: 'saved', id: made } : { kind: 'missing' }
      }),
    )
    if (saved.kind === 'missing') return notFound()
    if (saved.kind === 'lacks') return REFUSALS[saved.lack]
    if (saved.kind === 'too-many') return refused('too_many', 'end a link first: there are as many as may be')
    return bare(await listLinks(db, shareSigns, own, now))
  },
})

const end = route({
  method: 'DELETE',
  path: `${LINKS}/:linkId`,
  access: 'seeker',
  answers: [204, 404],
  says: 'It opens for nobody any more.',
  async handle({ backend, caller: { account }, params }) {
    const [resumeId, id] = [readId(params.id ?? ''), readId(params.linkId ?? '')]
    if (resumeId === undefined || id === undefined) return notFound()
    const ended = await backend.writes.run((trx) => endLink(trx, account.id, resumeId, id))
    return ended ? noContent() : notFound()
  },
})

interface Asked {
  readonly backend: Backend
  readonly caller: { readonly account: Account } | null
  readonly address: string
  readonly params: Record<string, string>
  readonly query: { readonly sign?: string | undefined }
}

const query = z.object({ sign: optional(z.string().max(100)) })

/** What somebody may read of it, and by which link; else the answer that says no. */
async function opened({ backend, caller, address, params, query: { sign = '' } }: Asked) {
  const waitMs = backend.rates.sharedResumes.take(address)
  if (waitMs > 0) return tooFast(waitMs)
  const resumeId = readId(params.id ?? '')
  if (resumeId === undefined) return notFound()
  const { db, shareSigns, clock } = backend
  const asked = { resumeId, sign, account: caller?.account ?? null }
  return (await openResume(db, shareSigns, asked, clock())) ?? notFound()
}

const isAnswer = (found: Opened | Answer<404 | 429>): found is Answer<404 | 429> => 'status' in found

/** What only those are told whom its owner has applied to, or written to. */
async function contactIn({ db }: Backend, { ownerId, hasContact, content: { profile } }: Opened) {
  if (!hasContact) return { imId: null, contact: null }
  const { im_id } = await db
    .selectFrom('accounts')
    .select('im_id')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return { imId: im_id, contact: { mobile: profile.mobile ?? '', email: profile.email ?? '' } }
}

/** How the company that reads it stands to its owner; nothing by a link, and to the owner. */
async function standingIn({ db }: Backend, { how, companyId, ownerId }: Opened) {
  if (how !== 'candidate' || companyId === undefined) return {}
  return (await standingsOf(db, companyId, [ownerId]))(ownerId)
}

/** One reader of one link: an account, else a browser, of whose network and name only a digest is kept. */
const readerOf = (link: number, accountId: string | undefined, browser: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([link, accountId ?? browser]))
    .digest('base64url')

/** Source: portal specification 7. */
const one = route({
  method: 'GET',
  path: `${API}${SHARED}/:id`,
  access: 'visitor',
  answers: [200, 404, 429],
  query,
  says: 'With `sign`: what a link of its owner shows, without a login, and without any contact. Without: for who acts for a company, where the resume is among candidates, `name`, `photo`, `imId` and `contact` once the company knows them; and for its owner. What was approved, never a draft. A wrong or ended link, a hidden resume and one that does not exist: 404.',
  async handle(call) {
    const found = await opened(call)
    if (isAnswer(found)) return found
    const {
      backend,
      caller,
      query: { sign },
    } = call
    const readerId = caller?.account.id
    const isFirst =
      found.link !== null &&
      backend.rates.shareOpenings.take(
        readerOf(found.link.id, readerId, [call.address, call.header('user-agent')]),
      ) === 0
    await backend.writes.run((trx) => noteOpened(trx, found, { readerId, isFirst }, backend.clock()))
    const hasPhoto = (await findPhoto(backend.db, found)) !== undefined
    const signed = sign === undefined ? '' : `?sign=${encodeURIComponent(sign)}`
    const { resumeId, how, isNamed, approvedAt, link } = found
    return {
      ...bare({
        ...{ id: resumeId, how, isOwn: caller?.account.id === found.ownerId },
        name: isNamed ? nameIn(found.content) : null,
        photo: hasPhoto ? `${SHARED}/${resumeId}/photo${signed}` : null,
        approvedTime: approvedAt === null ? null : seconds(approvedAt),
        endTime: link === null ? null : seconds(link.endsAt),
        ...(await contactIn(backend, found)),
        ...(await standingIn(backend, found)),
        content: await contentOf(backend.db, found),
      }),
      headers: NO_ROBOTS,
    }
  },
})

const photo = route({
  method: 'GET',
  path: `${API}${SHARED}/:id/photo`,
  access: 'visitor',
  answers: [200, 404, 429],
  files: PICTURE_TYPES,
  query,
  says: 'For whoever is told the name that belongs to it.',
  async handle(call) {
    const found = await opened(call)
    if (isAnswer(found)) return found
    const file = await findPhoto(call.backend.db, found)
    if (!file) return notFound()
    const headers = {
      ...NO_ROBOTS,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    }
    return { status: 200, file, headers }
  },
})

export const shareRoutes = [list, add, end, one, photo]
