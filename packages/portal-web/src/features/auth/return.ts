// A door of its own: the first screen asks for it only where a login was kept, and has nothing else of this feature.
import { callSilently, isOver, readTokens, renewalOf, whileNobodyRenews } from '../../http/main-api'
import { findKeptLogin, forgetLogin, type KeptLogin, keepLogin } from '../../lib/refresh-cookie'
import { getSession } from '../../lib/session'
import { enterBy } from './api/login'

/**
 * Goes on with a login whose tabs were closed. Where the server cannot be asked it stays kept for the next time; one that is over
 * is forgotten. Source: portal specification 4.
 */
export const returnTo = ({ userId }: KeptLogin): Promise<void> =>
  whileNobodyRenews(userId, async () => {
    // Another tab of the same start was first.
    const kept = findKeptLogin()
    // Somebody may log in by a form meanwhile: then this page is theirs.
    const isNobodyHere = () => getSession() === null
    if (!isNobodyHere() || kept?.userId !== userId) return
    const answer = await callSilently(renewalOf(kept))
    if (!isNobodyHere()) return
    if (isOver(answer)) forgetLogin(userId)
    if (answer.kind !== 'ok') return
    const { access, refreshToken } = readTokens(answer.body, Date.now())
    if (access.token === '') return
    // At once: the tokens of before are used up, whatever comes of the next steps.
    keepLogin({ userId, accessToken: access.token, refreshToken })
    await enterBy(answer, async () => isNobodyHere(), false)
  })
