import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { type Session, useSession } from '../lib/session'

/** Visitors go to the login; also at the moment when a login ends. */
export function ForMembers({ children }: { children: (session: Session) => ReactNode }) {
  const session = useSession()
  return session === null ? <Navigate to="/login" replace /> : children(session)
}

/** Who is logged in has nothing to do here. */
export function ForVisitors({ children }: { children: ReactNode }) {
  return useSession() === null ? children : <Navigate to="/chat/index" replace />
}
