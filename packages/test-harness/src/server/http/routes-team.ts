/** Who acts for a company: everybody of it reads the list, its owner changes it. */
import { z } from 'zod'
import { Email } from '../accounts/credentials'
import { findByEmail } from '../accounts/logins'
import { listInvites, sendInvite, takeBackInvite } from '../hiring/invites'
import { handOver, listTeam, takeOut } from '../hiring/team'
import { bare, noContent, notFound, refused, tooFast } from './answer'
import { route } from './route'
import { EMPLOYER, ownersOnly } from './routes-company'
import { taken } from './routes-register'

const TEAM = `${EMPLOYER}/recruiters`

const list = route({
  method: 'GET',
  path: TEAM,
  access: 'employer',
  answers: [200, 404],
  says: 'Invitations are told to the owner alone.',
  async handle({ backend: { db, clock }, caller: { account, company } }) {
    const isOwner = company.role === 'owner'
    const invites = isOwner ? await listInvites(db, company.id, clock()) : []
    return bare({ role: company.role, result: await listTeam(db, company.id, account.id), invites })
  },
})

const invite = route({
  method: 'POST',
  path: `${TEAM}/invites`,
  access: 'employer',
  answers: [204, 404, 429],
  body: z.object({ email: Email }),
  says: 'A mail with a link to register by, good for seven days and once. `taken`: the email has an account.',
  async handle({ backend, address, caller: { account, company }, body: { email }, host, isHttps, language }) {
    const refusal = ownersOnly(company)
    if (refusal) return refusal
    // It tells who has an account, so it is asked no faster than before a registration.
    const lookupMs = backend.rates.lookups.take(address)
    if (lookupMs > 0) return tooFast(lookupMs)
    if (await findByEmail(backend.db, email)) return taken('email')
    const waitMs = backend.rates.codeRecipients.take(`invite ${email}`)
    if (waitMs > 0) return tooFast(waitMs)
    const link = `${isHttps ? 'https' : 'http'}://${host}/desk/register?invite=`
    const asked = { companyId: company.id, email, invitedBy: account.id, language, link }
    const outcome = await backend.writes.run((trx) => sendInvite(trx, asked, backend.clock()))
    return outcome === 'sent' ? noContent() : refused('too_many', 'there are as many as may be')
  },
})

const takeBack = route({
  method: 'DELETE',
  path: `${TEAM}/invites/:inviteId`,
  access: 'employer',
  answers: [204, 404],
  async handle({ backend, caller: { company }, params: { inviteId = '' } }) {
    const refusal = ownersOnly(company)
    if (refusal) return refusal
    const isGone = await backend.writes.run((trx) => takeBackInvite(trx, company.id, inviteId))
    return isGone ? noContent() : notFound()
  },
})

const remove = route({
  method: 'DELETE',
  path: `${TEAM}/:accountId`,
  access: 'employer',
  answers: [204, 404],
  says: 'The owner removes a recruiter, and a recruiter leaves. All logins of the account end.',
  async handle({ backend, caller: { account, company }, params: { accountId = '' } }) {
    const refusal = account.id === accountId ? null : ownersOnly(company)
    if (refusal) return refusal
    const outcome = await backend.writes.run((trx) => takeOut(trx, company.id, accountId, backend.clock()))
    if (outcome.kind === 'missing') return notFound()
    if (outcome.kind === 'owner') return refused('is_owner', 'hand the company over first')
    backend.hub.revoke((session) => outcome.ended.has(session.who.loginId))
    backend.hub.notify(outcome.notices)
    return noContent()
  },
})

const hand = route({
  method: 'PUT',
  path: `${EMPLOYER}/owner`,
  access: 'employer',
  answers: [204, 404],
  body: z.object({ accountId: z.string().min(1).max(40) }),
  says: 'A recruiter of the company becomes its owner, the owner a recruiter.',
  async handle({ backend, caller: { company }, body: { accountId } }) {
    const refusal = ownersOnly(company)
    if (refusal) return refusal
    const isDone = await backend.writes.run((trx) => handOver(trx, company.id, accountId))
    return isDone ? noContent() : notFound()
  },
})

export const teamRoutes = [list, invite, takeBack, remove, hand]
