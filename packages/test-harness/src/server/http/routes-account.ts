/** What somebody changes of their own account. */

import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { checkCode, useUpCode } from '../accounts/codes'
import { Code, Email, PhoneFields } from '../accounts/credentials'
import { findByEmail, findByPhone } from '../accounts/logins'
import { LANGUAGES } from '../constants/names'
import type { Account } from '../db/tables'
import { readLooking } from '../seekers/intentions'
import { type Answer, bare, noContent, tooFast } from './answer'
import { changePasswordOf, OldAndNew } from './change-password'
import { badPhone } from './code-requests'
import { API, route } from './route'
import { refuseCode, taken, wrongCode } from './routes-register'

/** The value that stands for no phone (specification 3). */
const NO_PHONE = 'nophone'

const toMe = (account: Account, workStatus: number | null) => ({
  kind: account.kind,
  // Who is no seeker has none.
  seekerId: account.kind === 'seeker' ? account.id : '',
  userName: account.login,
  name: account.nickname,
  avatar: account.avatar,
  // For whom an employer speaks.
  company: account.company,
  mobile: account.mobile,
  regionCode: account.mobile === '' ? NO_PHONE : account.region_code,
  email: account.email,
  sexId: { value: account.sex },
  language: account.language,
  // Whether a seeker looks for work; null where that is not said.
  workStatus,
  // When it is erased, ms since epoch; null: nobody deletes it.
  deletionAt: account.deletion_at,
})

const me = route({
  method: 'GET',
  path: `${API}/users/me`,
  access: 'account',
  handle: async ({ backend, caller: { account } }) =>
    bare(toMe(account, (await readLooking(backend.db, account.id)).workStatus)),
})

const changePhone = route({
  method: 'PUT',
  path: `${API}/users/mobile`,
  access: 'account',
  answers: [204, 403, 429],
  body: z.object({ ...PhoneFields, code: Code }),
  async handle({ backend, caller: { account }, body }) {
    const phone = readPhone(body.regionCode, body.mobile)
    if (!phone) return badPhone()
    const waitMs = backend.rates.failedChanges.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const verdict = await checkCode(backend, 'change', phoneText(phone), body.code)
    if (verdict.kind !== 'right') return refuseCode(verdict)
    backend.rates.failedChanges.giveBack(account.id)
    return backend.writes.run(async (trx): Promise<Answer<204 | 422>> => {
      if (await findByPhone(trx, phone)) return taken('mobile')
      if (!(await useUpCode(trx, verdict.code))) return wrongCode()
      const set = { region_code: phone.regionCode, mobile: phone.mobile }
      await trx.updateTable('accounts').set(set).where('id', '=', account.id).execute()
      return noContent()
    })
  },
})

const changeEmail = route({
  method: 'PUT',
  path: `${API}/users/change/email`,
  access: 'account',
  answers: [204, 403, 429],
  body: z.object({ email: Email, code: Code }),
  async handle({ backend, caller: { account }, body: { email, code } }) {
    const waitMs = backend.rates.failedChanges.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const verdict = await checkCode(backend, 'change', email, code)
    if (verdict.kind !== 'right') return refuseCode(verdict)
    backend.rates.failedChanges.giveBack(account.id)
    return backend.writes.run(async (trx): Promise<Answer<204 | 422>> => {
      if (await findByEmail(trx, email)) return taken('email')
      if (!(await useUpCode(trx, verdict.code))) return wrongCode()
      await trx.updateTable('accounts').set({ email }).where('id', '=', account.id).execute()
      return noContent()
    })
  },
})

const changePassword = route({
  method: 'PUT',
  path: `${API}/users/password`,
  access: 'account',
  answers: [204, 403, 429],
  body: OldAndNew,
  handle: ({ backend, caller, body }) => changePasswordOf(backend, caller, body),
})

/** The language that a person's next browser starts with. The specification names the setting and no call. */
const changeLanguage = route({
  method: 'PUT',
  path: `${API}/users/language`,
  access: 'account',
  answers: [204],
  body: z.object({ language: z.enum(LANGUAGES) }),
  async handle({ backend, caller: { account }, body: { language } }) {
    await backend.writes.run((trx) =>
      trx.updateTable('accounts').set({ language }).where('id', '=', account.id).execute(),
    )
    return noContent()
  },
})

export const accountRoutes = [me, changePhone, changeEmail, changePassword, changeLanguage]
