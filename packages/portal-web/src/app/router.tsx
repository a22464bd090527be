// The addresses of routes.ts as React Router reads them: guard > layout > screen. A screen is a script of its own,
// fetched when somebody goes there, while the screen before stays. What a screen throws, and a script that does not come,
// show the error screen in its place. React's lazy is not used: it shows no screen sooner than 300 ms after it showed
// that one is missing.

import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { APP } from '../lib/app'
import { ErrorScreen } from '../screens/error'
import { NotFoundScreen } from '../screens/not-found'
import { useEndOfLogin } from './end-of-login'
import { Frame } from './frame'
import { ForMembers, ForSeekers, ForVisitors } from './guards'
import { LAYOUT_ELEMENTS } from './layouts'
import { GUARDS, type Guard, LAYOUTS, ROUTES, type Route } from './routes'
import { toScreen } from './to-screen'

function Root() {
  useEndOfLogin()
  return <Frame />
}

const GUARD_ELEMENTS: Record<Guard, ComponentType> = {
  anyone: Outlet,
  members: ForMembers,
  seekers: ForSeekers,
  visitors: ForVisitors,
}

/** What was asked of the old address is asked of the new one. */
function Moved({ to }: { to: string }) {
  const { search } = useLocation()
  return <Navigate to={to + (to.includes('?') ? search.replace('?', '&') : search)} replace />
}

type ScreenRoute = Exclude<Route, { readonly to: string }>

const moved = ROUTES.filter((route) => 'to' in route).map(({ path, to }) => ({
  path,
  element: <Moved to={to} />,
}))
const screens = ROUTES.filter((route): route is ScreenRoute => !('to' in route))

/** Routes of one guard and one layout stand together: the header stays when one goes from one to another. */
const grouped: readonly RouteObject[] = GUARDS.flatMap((guard) =>
  LAYOUTS.map((layout) => {
    const Guarded = GUARD_ELEMENTS[guard]
    const Layout = LAYOUT_ELEMENTS[layout]
    const children = screens.filter((route) => route.guard === guard && route.layout === layout).map(toScreen)
    if (guard === 'anyone' && layout === 'default') children.push({ path: '*', element: <NotFoundScreen /> })
    return { element: <Guarded />, children: [{ element: <Layout />, children }] }
  }),
)

export const createRouter = () =>
  createBrowserRouter(
    [{ element: <Root />, errorElement: <ErrorScreen />, children: [...moved, ...grouped] }],
    {
      // With its slash: the cookie of the refresh token stands under /a/, and /a alone does not see it.
      basename: APP.base,
    },
  )
