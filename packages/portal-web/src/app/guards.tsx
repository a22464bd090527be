import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { isOwnPath } from '../lib/own-path'
import { useSession } from '../lib/session'
import { useWayBack } from '../lib/way-back'

/** Visitors go to the login, and back from there. */
export function ForMembers() {
  const session = useSession()
  const [wasMember] = useState(session !== null)
  const wayBack = useWayBack()
  if (session !== null) return <Outlet />
  // end-of-login.ts knows where to.
  if (wasMember) return <main id="content" aria-busy="true" />
  return <Navigate to="/login" replace state={wayBack} />
}

/** Employers are told on their page that it is not for them. Source: portal specification 6. */
export function ForSeekers() {
  return useSession()?.isEmployer === true ? <Navigate to="/mine" replace /> : <ForMembers />
}

/** Where somebody begins who has just registered: a seeker with the first steps, a company with its page. */
const beginningOf = (isEmployer: boolean): string => (isEmployer ? '/company' : '/first-steps')

/**
 * Who is logged in has nothing to do here: back to where the login was asked for. Who has just registered, and was not asked to,
 * is led to where they begin.
 */
export function ForVisitors() {
  const { state, key, search, pathname } = useLocation()
  const session = useSession()
  const [wasMember] = useState(session !== null)
  if (session === null) return <Outlet />
  const isTheirs = state?.userId === undefined || state.userId === session.userId
  const from: unknown = isTheirs ? state?.from : undefined
  // Companies register at the desk, on a page of its own.
  const isOnForm = session.isEmployer ? pathname === '/register' : new URLSearchParams(search).has('register')
  const isNew = !wasMember && isOnForm
  // Keyed, so that it leads away from each such page: a form may go on to the login after it has logged in.
  return (
    <Navigate key={key} to={isOwnPath(from) ? from : isNew ? beginningOf(session.isEmployer) : '/'} replace />
  )
}
