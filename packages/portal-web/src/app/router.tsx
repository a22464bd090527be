// routes.ts as React Router reads it: guard > layout > screen. A screen is a script of its own, fetched when somebody goes
// there; what it throws, and a script that does not come, ends in the error screen, in the place of the screen.

import { type ComponentType, lazy, Suspense } from 'react'
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom'
import { ComingScreen } from '../screens/coming'
import { ErrorScreen } from '../screens/error'
import { NotFoundScreen } from '../screens/not-found'
import { Toasts } from '../ui/toasts'
import { useEndOfLogin } from './end-of-login'
import { ForMembers, ForVisitors } from './guards'
import { LAYOUT_ELEMENTS } from './layouts'
import { GUARDS, type Guard, LAYOUTS, ROUTES, type Route } from './routes'

function Root() {
  useEndOfLogin()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </>
  )
}

const GUARD_ELEMENTS: Record<Guard, ComponentType> = {
  anyone: Outlet,
  members: ForMembers,
  visitors: ForVisitors,
}

/** What was asked of the old address is asked of the new one. */
function Moved({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />
}

type ScreenRoute = Exclude<Route, { readonly to: string }>

function toScreen(route: ScreenRoute): RouteObject {
  const { path } = route
  if ('coming' in route)
    return { path, element: <ComingScreen page={route.coming} />, errorElement: <ErrorScreen /> }
  const Screen = lazy(route.load)
  return {
    path,
    errorElement: <ErrorScreen />,
    element: (
      <Suspense fallback={<main id="content" aria-busy="true" />}>
        <Screen />
      </Suspense>
    ),
  }
}

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
      basename: import.meta.env.BASE_URL,
    },
  )
