import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { type CodeVerdict, checkCode, useUpCode } from '../accounts/codes'
import { Agreement, Code, Email, Password, PhoneFields, UserName } from '../accounts/credentials'
import { findByPhone } from '../accounts/logins'
import { createAccount, findTaken, type NewAccount, type TakenField } from '../accounts/new-account'
import type { Backend } from '../backend'
import type { Account, Trx } from '../db/tables'
import { type Answer, bare, tooFast, wrong } from './answer'
import { badPhone } from './code-requests'
import { API, route } from './route'
import { leftCompany, logIn, openLogin, unchanged } from './tokens'

export const wrongCode = (): Answer<422> => wrong('wrong_code', 'code', 'the code is wrong, or too old')

export const refuseCode = (verdict: Exclude<CodeVerdict, { kind: 'right' }>): Answer<422 | 429> =>
  verdict.kind === 'wrong' ? wrongCode() : tooFast(verdict.waitMs)

const TAKEN: Readonly<Record<TakenField, string>> = {
  username: 'user name already in use',
  email: 'email already in use',
  mobile: 'phone number already in use',
}
export const taken = (field: TakenField): Answer<422> => wrong('taken', field, TAKEN[field])

/** Every way in from one network address counts as a login. */
export function waitOf({ rates }: Backend, address: string): Answer<429> | null {
  const waitMs = rates.loginAddresses.take(address)
  return waitMs > 0 ? tooFast(waitMs) : null
}

const loginByPhone = route({
  method: 'POST',
  path: `${API}/users/authorize/mobile`,
  access: 'anyone',
  answers: [200, 429],
  body: z.object({ ...PhoneFields, code: Code }),
  takesOnceKey: true,
  async handle({ backend, body, address, onceKey, header }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const phone = readPhone(body.regionCode, body.mobile)
    if (!phone) return badPhone()
    // Its first answer was lost: the code is used up, and the login stands. Taken, so this is the last time.
    const asked = JSON.stringify([onceKey, phoneText(phone), body.code])
    const lost = backend.codeLogins.take(asked)
    if (lost) return lost
    const verdict = await checkCode(backend, 'login', phoneText(phone), body.code)
    if (verdict.kind !== 'right') return refuseCode(verdict)
    const find = async (trx: Trx) => {
      const account = await findByPhone(trx, phone)
      return account && (await useUpCode(trx, verdict.code)) ? account : undefined
    }
    const opened = await openLogin(backend, find, header)
    if (opened.kind === 'left') return leftCompany()
    if (opened.kind === 'nobody') return wrongCode()
    const answer = bare(opened.tokens)
    if (onceKey !== '') backend.codeLogins.put(asked, answer)
    return answer
  },
})

interface Registering {
  readonly wanted: NewAccount
  readonly password: string
  readonly header: (name: string) => string
  /** in the transaction of the account */
  readonly andThen?: (trx: Trx, account: Account, now: number) => Promise<void>
}

/** Makes the account for whoever had the code, and logs it in. A name that is taken does not use the code up. */
export async function register(
  backend: Backend,
  verdict: CodeVerdict,
  { wanted, password, header, andThen }: Registering,
): Promise<Answer<200 | 422 | 429>> {
  if (verdict.kind !== 'right') return refuseCode(verdict)
  const hash = await backend.passwords.hash(password)
  const outcome = await backend.writes.run(async (trx) => {
    const field = await findTaken(trx, wanted)
    if (field) return { refusal: taken(field) }
    if (!(await useUpCode(trx, verdict.code))) return { refusal: wrongCode() }
    const account = await createAccount(trx, wanted, hash, backend.clock())
    await andThen?.(trx, account, backend.clock())
    return { account }
  })
  return outcome.account ? logIn(backend, unchanged(outcome.account), wrongCode(), header) : outcome.refusal
}

/** A user name may be left out: one is made up. */
const registerByPhone = route({
  method: 'POST',
  path: `${API}/users/register/mobile`,
  access: 'anyone',
  answers: [200, 429],
  body: z.object({
    ...PhoneFields,
    code: Code,
    password: Password,
    username: UserName.optional(),
    agreement: Agreement,
  }),
  async handle({ backend, body, address, header }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const phone = readPhone(body.regionCode, body.mobile)
    if (!phone) return badPhone()
    const verdict = await checkCode(backend, 'register', phoneText(phone), body.code)
    const { username: userName } = body
    const wanted = { phone, ...(userName ? { userName } : {}) }
    return register(backend, verdict, { wanted, password: body.password, header })
  },
})

/** What the specification prints for an e-mail without the two that go with it (specification 5, 8). */
const BAD_PARAMETERS = '参数错误'
const given = z.string(BAD_PARAMETERS).min(1, BAD_PARAMETERS)

const registerByEmail = route({
  method: 'POST',
  path: `${API}/users/register`,
  access: 'anyone',
  answers: [200, 429],
  body: z
    .looseObject({ username: given, password: given })
    .pipe(
      z.object({ email: Email, username: UserName, password: Password, code: Code, agreement: Agreement }),
    ),
  async handle({ backend, body, address, header }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const { email, username: userName, password } = body
    const verdict = await checkCode(backend, 'register', email, body.code)
    return register(backend, verdict, { wanted: { email, userName }, password, header })
  },
})

export const registerRoutes = [loginByPhone, registerByPhone, registerByEmail]
