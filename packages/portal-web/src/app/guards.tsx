import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { isOwnPath } from '../lib/own-path'
import { useSession } from '../lib/session'

/** Visitors go to the login, and back from there. */
export function ForMembers() {
  const session = useSession()
  const [wasMember] = useState(session !== null)
  const { pathname, search } = useLocation()
  if (session !== null) return <Outlet />
  // end-of-login.ts knows where to.
  if (wasMember) return <main id="content" aria-busy="true" />
  return <Navigate to="/login" replace state={{ from: pathname + search }} />
}

/** Who is logged in has nothing to do here: back to where the login was asked for. */
export function ForVisitors() {
  const from: unknown = useLocation().state?.from
  return useSession() === null ? <Outlet /> : <Navigate to={isOwnPath(from) ? from : '/'} replace />
}
