/** Where somebody is logged in, and the end of each. */
import { hasLogin, listLogins } from '../accounts/devices'
import { revokeLogin, revokeOtherLogins } from '../accounts/logins'
import { bare, noContent, notFound } from './answer'
import { endFileCookie } from './file-cookie'
import { API, route } from './route'

const LOGINS = `${API}/users/me/logins`

const list = route({
  method: 'GET',
  path: LOGINS,
  access: 'account',
  says: 'Logins that stand, the last used first. browser and system are short words, "" where they are not known; times in ms since epoch, lastUsedAt to within five minutes. No address is kept.',
  async handle({ backend: { db, clock }, caller: { account, loginId } }) {
    const rows = await listLogins(db, account.id, clock())
    return bare({
      result: rows.map(({ id, browser, system, created_at, last_used_at }) => ({
        id,
        browser,
        system,
        createdAt: created_at,
        lastUsedAt: last_used_at,
        isThis: id === loginId,
      })),
    })
  },
})

/** One's own too: it is a log-out then. */
const end = route({
  method: 'DELETE',
  path: `${LOGINS}/:id`,
  access: 'account',
  answers: [204, 404],
  async handle({
    backend: { writes, hub, clock },
    caller: { account, loginId },
    params: { id = '' },
    isHttps,
  }) {
    const isEnded = await writes.run(async (trx) => {
      if (!(await hasLogin(trx, account.id, id, clock()))) return false
      await revokeLogin(trx, id, clock())
      return true
    })
    if (!isEnded) return notFound()
    hub.revoke((session) => session.who.loginId === id, id === loginId ? 'unauthorized' : 'displaced')
    return id === loginId ? { ...noContent(), headers: endFileCookie(account.im_id, isHttps) } : noContent()
  },
})

const endOthers = route({
  method: 'DELETE',
  path: LOGINS,
  access: 'account',
  answers: [204],
  says: 'Ends every login of the account but the one that asks.',
  async handle({ backend: { writes, hub, clock }, caller: { account, loginId } }) {
    const ended = await writes.run((trx) => revokeOtherLogins(trx, account.id, loginId, clock()))
    hub.revoke((session) => ended.has(session.who.loginId), 'displaced')
    return noContent()
  },
})

export const loginsRoutes = [list, end, endOthers]
