/** A login by a code that a device scans which is logged in already: accounts/qr-logins.ts. */
import { findLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import { QR_LOGIN_TTL_MS } from '../limits'
import { type Answer, bare, noContent, notFound, tooFast } from './answer'
import { API, route } from './route'
import { openLogin } from './tokens'

const QR = `${API}/passport/qrcode`

/** `expires_in`: seconds. The secret stays with whoever asked: it goes into no address and no picture. */
const open = route({
  method: 'GET',
  path: `${QR}/clientId`,
  access: 'anyone',
  answers: [200, 429],
  handle({ backend, address }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    return bare({ ...backend.qrLogins.open(address), expires_in: QR_LOGIN_TTL_MS / 1_000 })
  },
})

/** `state` waiting, scanned, expired, or once authorized with the three values of a login. */
const collect = route({
  method: 'GET',
  path: `${QR}/:clientId/authorize/callback`,
  access: 'anyone',
  answers: [200, 429],
  says: 'Bearer: the secret that came with the clientId.',
  async handle({ backend, bearer, address, params, header }) {
    const waitMs = backend.rates.qrPolls.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const found = backend.qrLogins.collect(params.clientId ?? '', bearer)
    if (found.state !== 'authorized') return bare({ state: found.state })
    const opened = await openLogin(
      backend,
      async (trx) => {
        // Its password may have been changed since it said yes.
        const phone = await findLogin(trx, found.loginId)
        return phone.kind === 'live' ? phone.account : undefined
      },
      header,
    )
    return bare(opened.kind === 'open' ? { state: 'authorized', ...opened.tokens } : { state: 'expired' })
  },
})

/** What the one with the phone does; who did not scan the code is told of none. */
const byPhone = <S extends 200 | 204>(
  method: 'POST' | 'DELETE',
  path: string,
  done: S,
  act: (backend: Backend, clientId: string, accountId: string, loginId: string) => Answer<S> | null,
) =>
  route({
    method,
    path: `${QR}/:clientId${path}`,
    access: 'account',
    answers: [done, 404, 429],
    handle({ backend, caller: { account, loginId }, params: { clientId = '' } }) {
      const waitMs = backend.rates.scans.take(account.id)
      if (waitMs > 0) return tooFast(waitMs)
      return act(backend, clientId, account.id, loginId) ?? notFound()
    },
  })

/** Answers who asked, for the person to look at: `{ askedAt, address }`. */
const scan = byPhone('POST', '/scan', 200, ({ qrLogins }, clientId, accountId) => {
  const asker = qrLogins.scan(clientId, accountId)
  return asker && bare(asker)
})

const authorize = byPhone('POST', '/authorize', 204, ({ qrLogins }, clientId, accountId, loginId) =>
  qrLogins.authorize(clientId, accountId, loginId) ? noContent() : null,
)

const refuse = byPhone('DELETE', '', 204, ({ qrLogins }, clientId, accountId) =>
  qrLogins.refuse(clientId, accountId) ? noContent() : null,
)

export const qrRoutes = [open, collect, scan, authorize, refuse]
