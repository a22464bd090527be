/** Registration of those who hire: a company with its owner, and whom an owner has invited. */
import { COMPANY_KINDS } from '@sarika/portal-web/contract/company'
import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { checkCode } from '../accounts/codes'
import { Agreement, Code, Email, Password, PhoneFields, UserName } from '../accounts/credentials'
import { createAccount, findTaken } from '../accounts/new-account'
import { makeCompany } from '../hiring/companies'
import { CompanyName, ContactName } from '../hiring/company-input'
import { findInvite, useInvite } from '../hiring/invites'
import { bare, notFound, tooFast, wrong } from './answer'
import { badPhone } from './code-requests'
import { API, route } from './route'
import { register, taken, waitOf, wrongCode } from './routes-register'
import { logIn, unchanged } from './tokens'

const REGISTER = `${API}/users/register`

const Registration = z
  .object({
    name: CompanyName,
    contactName: ContactName,
    kind: z.enum(COMPANY_KINDS).default('employer'),
    username: UserName.optional(),
    password: Password,
    email: Email.optional(),
    regionCode: PhoneFields.regionCode.optional(),
    mobile: PhoneFields.mobile.optional(),
    code: Code,
    agreement: Agreement,
  })
  .refine(({ email, mobile }) => (email === undefined) !== (mobile === undefined), {
    path: ['email'],
    message: 'an email or a phone number, to which the code went',
  })
type Registration = z.output<typeof Registration>

/** Where the code went: an email, or a phone. Null: the number is none. */
function recipientOf({ email, regionCode = '', mobile = '' }: Registration) {
  if (email !== undefined) return { recipient: email, names: { email } }
  const phone = readPhone(regionCode, mobile)
  return phone && { recipient: phoneText(phone), names: { phone } }
}

const registerCompany = route({
  method: 'POST',
  path: `${REGISTER}/company`,
  access: 'anyone',
  answers: [200, 429],
  body: Registration,
  says: 'A company and its owner, by email and code or by phone and code. It is not verified.',
  async handle({ backend, body, address, header }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const to = recipientOf(body)
    if (!to) return badPhone()
    const { name, kind, contactName, username: userName, password } = body
    const verdict = await checkCode(backend, 'register', to.recipient, body.code)
    return register(backend, verdict, {
      wanted: { ...to.names, ...(userName && { userName }), nickname: contactName, company: name },
      password,
      header,
      andThen: (trx, owner, now) => makeCompany(trx, owner, { name, kind }, now),
    })
  },
})

const invited = route({
  method: 'GET',
  path: `${REGISTER}/recruiter`,
  access: 'anyone',
  answers: [200, 404, 429],
  query: z.object({ invite: z.string().min(1).max(100) }),
  says: 'Who invites, and whom; 404 for a code that is used or too old.',
  async handle({ backend, address, query }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const found = await findInvite(backend.db, query.invite, backend.clock())
    return found ? bare({ company: found.company, email: found.email }) : notFound()
  },
})

const usedUp = () => wrong('wrong_invite', 'invite', 'this invitation was used or is too old')

/** The code came by mail, so it shows whose the address is. */
const registerRecruiter = route({
  method: 'POST',
  path: `${REGISTER}/recruiter`,
  access: 'anyone',
  answers: [200, 429],
  body: z.object({
    invite: z.string().min(1).max(100),
    contactName: ContactName,
    username: UserName.optional(),
    password: Password,
    agreement: Agreement,
  }),
  async handle({ backend, body, address, header }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const { invite, contactName, username: userName } = body
    const hash = await backend.passwords.hash(body.password)
    const outcome = await backend.writes.run(async (trx) => {
      const now = backend.clock()
      const found = await findInvite(trx, invite, now)
      if (!found) return { refusal: usedUp() }
      const { email, company, companyId } = found
      const wanted = { email, company, nickname: contactName, ...(userName && { userName }) }
      const field = await findTaken(trx, wanted)
      if (field) return { refusal: taken(field) }
      const account = await createAccount(trx, wanted, hash, now)
      await useInvite(trx, invite, account.id, companyId, now)
      return { account }
    })
    return outcome.account ? logIn(backend, unchanged(outcome.account), wrongCode(), header) : outcome.refusal
  },
})

export const companyRegisterRoutes = [registerCompany, invited, registerRecruiter]
