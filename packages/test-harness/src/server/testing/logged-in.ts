import { onTestFinished } from 'vitest'
import { revokeLogin } from '../accounts/logins'
import { createAccount } from '../accounts/new-account'
import { loadSecret } from '../accounts/secret'
import type { Clock } from '../clock'
import { jobIndexOf } from '../db/job-index'
import { openDatabase } from '../db/open'
import { openLogin, unchanged } from '../http/tokens'
import { createBackend } from '../index'
import { tempDatabase } from './databases'
import { TEST_PASSWORD_COST } from './world'

/** A backend that nobody listens for, and somebody who is logged in. */
export async function openLoggedIn(clock: Clock = Date.now) {
  const { db, kind, close } = await openDatabase(await tempDatabase())
  onTestFinished(close)
  const options = { port: 0, database: '', passwordCost: TEST_PASSWORD_COST, clock }
  const backend = createBackend(db, jobIndexOf(kind), await loadSecret(db), options)
  const hash = await backend.passwords.hash('Sarika2026')
  const account = await backend.writes.run((trx) =>
    createAccount(trx, { userName: 'kanha', email: 'kanha@sarika.example' }, hash, clock()),
  )
  const logIn = async () => {
    const opened = await openLogin(backend, unchanged(account), () => '')
    const bearer = opened.kind === 'open' ? opened.tokens.access_token : ''
    return { bearer, loginId: (await backend.tokens.readAccess(bearer))?.loginId ?? '' }
  }
  const login = await logIn()
  const end = () => backend.writes.run((trx) => revokeLogin(trx, login.loginId, clock()))
  return { backend, account, logIn, ...login, end }
}
