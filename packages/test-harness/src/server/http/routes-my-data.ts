/** A copy of what the server has of somebody, and its end. */
import { z } from 'zod'
import { DELETION_LOGIN_MS } from '../limits'
import { beginDeletion, stopDeletion } from '../personal-data/deletion'
import { giveAll } from '../personal-data/give'
import { bare, noContent, refused, tooFast, wrong } from './answer'
import { endFileCookie } from './file-cookie'
import { API, route } from './route'

const give = route({
  method: 'GET',
  path: `${API}/users/me/data`,
  access: 'account',
  answers: [200, 429],
  files: ['application/zip'],
  says: 'All that the server has of the caller: data.json with the rows of each table, and their files.',
  async handle({ backend, caller: { account } }) {
    const waitMs = backend.rates.dataCopies.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    return {
      status: 200,
      file: { type: 'application/zip', content: await giveAll(backend.db, account) },
      headers: {
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="sarika-data.zip"',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

const begin = route({
  method: 'POST',
  path: `${API}/users/me/deletion`,
  access: 'account',
  answers: [200, 403, 429],
  body: z.object({ password: z.string().min(1).max(100).optional() }),
  says: 'Deletes the account: every login ends now, and at deletionAt (ms since epoch), 14 days later, it is gone for good. Wants the password, or a login of the last ten minutes: not all have a password.',
  async handle({ backend, caller: { account, loginId }, body: { password }, isHttps }) {
    const { db, writes, hub, passwords, rates, clock } = backend
    if (password === undefined) {
      const login = await db
        .selectFrom('logins')
        .select('created_at')
        .where('id', '=', loginId)
        .executeTakeFirst()
      if (clock() - (login?.created_at ?? 0) > DELETION_LOGIN_MS)
        return refused('login_again', 'give the password, or log in again first')
    } else {
      const waitMs = rates.passwordChanges.take(account.id)
      if (waitMs > 0) return tooFast(waitMs)
      if (!(await passwords.verify(password, account.password_hash)))
        return wrong('wrong_credentials', 'password', 'the password is wrong')
    }
    const { deletionAt, notices, ended } = await writes.run((trx) => beginDeletion(trx, account.id, clock()))
    // Who asked for it leaves as after a log-out.
    hub.revoke((session) => session.who.loginId === loginId)
    hub.revoke((session) => ended.has(session.who.loginId), 'invalid_account')
    hub.notify(notices)
    return { ...bare({ deletionAt }), headers: endFileCookie(account.im_id, isHttps) }
  },
})

const stop = route({
  method: 'POST',
  path: `${API}/users/me/deletion/stop`,
  access: 'account',
  answers: [204],
  says: 'Keeps an account that was to be deleted; one that was not stays as it is.',
  async handle({ backend: { writes }, caller: { account } }) {
    await writes.run((trx) => stopDeletion(trx, account.id))
    return noContent()
  },
})

export const myDataRoutes = [give, begin, stop]
