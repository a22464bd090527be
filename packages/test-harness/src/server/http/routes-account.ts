/** What somebody changes of their own account. */
import { z } from 'zod'
import { checkCode, useUpCode } from '../accounts/codes'
import { Code, Email, Password, PhoneFields } from '../accounts/credentials'
import { findByEmail, findByPhone, revokeOtherLogins } from '../accounts/logins'
import { phoneText, readPhone } from '../accounts/phones'
import { LANGUAGES } from '../constants/names'
import type { Account } from '../db/tables'
import { bare, noContent, tooFast, wrong } from './answer'
import { badPhone } from './code-requests'
import { API, route } from './route'
import { taken, wrongCode } from './routes-register'

/** The value that stands for no phone (specification 3). */
const NO_PHONE = 'nophone'

const toMe = (account: Account) => ({
  seekerId: account.id,
  userName: account.login,
  name: account.nickname,
  avatar: account.avatar,
  mobile: account.mobile,
  regionCode: account.mobile === '' ? NO_PHONE : account.region_code,
  email: account.email,
  sexId: { value: account.sex },
  language: account.language,
})

const me = route({
  method: 'GET',
  path: `${API}/users/me`,
  access: 'account',
  handle: ({ caller: { account } }) => bare(toMe(account)),
})

const changePhone = route({
  method: 'PUT',
  path: `${API}/users/mobile`,
  access: 'account',
  body: z.object({ ...PhoneFields, code: Code }),
  async handle({ backend, caller: { account }, body }) {
    const phone = readPhone(body.regionCode, body.mobile)
    if (!phone) return badPhone()
    const waitMs = backend.rates.failedLogins.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const code = await checkCode(backend, 'change', phoneText(phone), body.code)
    if (!code) return wrongCode()
    backend.rates.failedLogins.giveBack(account.id)
    return backend.writes.run(async (trx) => {
      if (await findByPhone(trx, phone)) return taken('mobile')
      if (!(await useUpCode(trx, code))) return wrongCode()
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
  body: z.object({ email: Email, code: Code }),
  async handle({ backend, caller: { account }, body: { email, code: typed } }) {
    const waitMs = backend.rates.failedLogins.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const code = await checkCode(backend, 'change', email, typed)
    if (!code) return wrongCode()
    backend.rates.failedLogins.giveBack(account.id)
    return backend.writes.run(async (trx) => {
      if (await findByEmail(trx, email)) return taken('email')
      if (!(await useUpCode(trx, code))) return wrongCode()
      await trx.updateTable('accounts').set({ email }).where('id', '=', account.id).execute()
      return noContent()
    })
  },
})

/** The login that asks stays; every other one of the account ends. */
const changePassword = route({
  method: 'PUT',
  path: `${API}/users/password`,
  access: 'account',
  body: z.object({ oldPassword: z.string().min(1).max(100), newPassword: Password }),
  async handle({ backend, caller: { account, loginId }, body: { oldPassword, newPassword } }) {
    const { passwords, rates, writes, hub, clock } = backend
    const waitMs = rates.failedLogins.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    if (!(await passwords.verify(oldPassword, account.password_hash)))
      return wrong('wrong_credentials', 'oldPassword', 'the old password is wrong')
    rates.failedLogins.giveBack(account.id)
    if (newPassword === oldPassword)
      return wrong('same_password', 'newPassword', 'the new password is the old one')
    const password_hash = await passwords.hash(newPassword)
    const ended = await writes.run(async (trx) => {
      await trx.updateTable('accounts').set({ password_hash }).where('id', '=', account.id).execute()
      return revokeOtherLogins(trx, account.id, loginId, clock())
    })
    hub.revoke((session) => ended.has(session.who.loginId))
    return noContent()
  },
})

/** The language that a person's next browser starts with. The specification names the setting and no call. */
const changeLanguage = route({
  method: 'PUT',
  path: `${API}/users/language`,
  access: 'account',
  body: z.object({ language: z.enum(LANGUAGES) }),
  async handle({ backend, caller: { account }, body: { language } }) {
    await backend.writes.run((trx) =>
      trx.updateTable('accounts').set({ language }).where('id', '=', account.id).execute(),
    )
    return noContent()
  },
})

export const accountRoutes = [me, changePhone, changeEmail, changePassword, changeLanguage]
