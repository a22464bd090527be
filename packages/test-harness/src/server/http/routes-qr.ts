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
  handle({ backend, address }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    return bare({ ...backend.qrLogins.open(address), expires_in: QR_LOGIN_TTL_MS / 1_000 })
  },
})

/** Bearer: the secret. `state` waiting, scanned, expired, or once authorized with the three values of a login. */
const collect = route({
  method: 'GET',
  path: `${QR}/:clientId/authorize/callback`,
  access: 'anyone',
  async handle({ backend, bearer, address, params }) {
    const waitMs = backend.rates.qrPolls.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const found = backend.qrLogins.collect(params.clientId ?? '', bearer)
    if (found.state !== 'authorized') return bare({ state: found.state })
    const tokens = await openLogin(backend, async (trx) => {
      // Its password may have been changed since it said yes.
      const phone = await findLogin(trx, found.loginId)
      return phone.kind === 'live' ? phone.account : undefined
    })
    return bare(tokens ? { state: 'authorized', ...tokens } : { state: 'expired' })
  },
})

/** What the one with the phone does; who did not scan the code is told of none. */
const byPhone = (
  method: 'POST' | 'DELETE',
  path: string,
  act: (backend: Backend, clientId: string, accountId: string, loginId: string) => Answer | null,
) =>
  route({
    method,
    path: `${QR}/:clientId${path}`,
    access: 'account',
    handle({ backend, caller: { account, loginId }, params: { clientId = '' } }) {
      const waitMs = backend.rates.scans.take(account.id)
      if (waitMs > 0) return tooFast(waitMs)
      return act(backend, clientId, account.id, loginId) ?? notFound()
    },
  })

/** Answers who asked, for the person to look at: `{ askedAt, address }`. */
const scan = byPhone('POST', '/scan', ({ qrLogins }, clientId, accountId) => {
  const asker = qrLogins.scan(clientId, accountId)
  return asker && bare(asker)
})

const authorize = byPhone('POST', '/authorize', ({ qrLogins }, clientId, accountId, loginId) =>
  qrLogins.authorize(clientId, accountId, loginId) ? noContent() : null,
)

const refuse = byPhone('DELETE', '', ({ qrLogins }, clientId, accountId) =>
  qrLogins.refuse(clientId, accountId) ? noContent() : null,
)

export const qrRoutes = [open, collect, scan, authorize, refuse]
