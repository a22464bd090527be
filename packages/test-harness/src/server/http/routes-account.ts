/** What somebody changes of their own account. */

import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { checkCode, useUpCode } from '../accounts/codes'
import { Code, Email, Password, PhoneFields } from '../accounts/credentials'
import { findByEmail, findByPhone, revokeOtherLogins } from '../accounts/logins'
import { LANGUAGES } from '../constants/names'
import type { Account } from '../db/tables'
import { readLooking } from '../seekers/intentions'
import { type Answer, bare, noContent, tooFast, wrong } from './answer'
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

const wrongOldPassword = (): Answer<422> =>
  wrong('wrong_credentials', 'oldPassword', 'the old password is wrong')

/** The login that asks stays; every other one of the account ends. */
const changePassword = route({
  method: 'PUT',
  path: `${API}/users/password`,
  access: 'account',
  answers: [204, 403, 429],
  body: z.object({ oldPassword: z.string().min(1).max(100), newPassword: Password }),
  async handle({ backend, caller: { account, loginId }, body: { oldPassword, newPassword } }) {
    const { passwords, rates, hub, writes, clock } = backend
    // Of what was typed alone: it costs no derivation, and says nothing of the password that it is.
    if (newPassword === oldPassword)
      return wrong('same_password', 'newPassword', 'the new password is the old one')
    // Never given back: who knows the password could ask for derivations without end.
    const waitMs = rates.passwordChanges.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    if (!(await passwords.verify(oldPassword, account.password_hash))) {
      // Asked again after a lost answer: it is the password already.
      const isDone = await passwords.verify(newPassword, account.password_hash)
      return isDone ? noContent() : wrongOldPassword()
    }
    const password_hash = await passwords.hash(newPassword)
    const outcome = await writes.run(async (trx) => {
      // Unless it was changed while it was judged.
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set({ password_hash })
        .where('id', '=', account.id)
        .where('password_hash', '=', account.password_hash)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return wrongOldPassword()
      return { ended: await revokeOtherLogins(trx, account.id, loginId, clock()) }
    })
    if (!('ended' in outcome)) return outcome
    hub.revoke((session) => outcome.ended.has(session.who.loginId), 'displaced')
    return noContent()
  },
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
