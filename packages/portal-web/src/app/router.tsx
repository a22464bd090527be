// The addresses of routes.ts as React Router reads them: guard > layout > screen. A screen is a script of its own,
// fetched when somebody goes there, while the screen before stays. What a screen throws, and a script that does not come,
// show the error screen in its place. React's lazy is not used: it shows no screen sooner than 300 ms after it showed
// that one is missing.

import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type Location,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom'
import { openArea } from '../i18n/i18n'
import { ComingScreen } from '../screens/coming'
import { ErrorScreen } from '../screens/error'
import { LoadingScreen } from '../screens/loading'
import { NotFoundScreen } from '../screens/not-found'
import { ProgressBar } from '../ui/progress-bar'
import { Toasts } from '../ui/toasts'
import { useEndOfLogin } from './end-of-login'
import { ForMembers, ForSeekers, ForVisitors } from './guards'
import { LAYOUT_ELEMENTS } from './layouts'
import { LeaveDialog } from './leave-dialog'
import { GUARDS, type Guard, LAYOUTS, ROUTES, type Route } from './routes'

/** Of a text, so that it need not be kept itself. */
const sumOf = (text: string): string => {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return (sum >>> 0).toString(36)
}

/**
 * What the place on a page is kept for. Every load of a page begins with the same key, so that the address tells them apart;
 * its sum, for the next person at this machine is told of no address.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? sumOf(pathname + search) : key)

function Root() {
  useEndOfLogin()
  const { state } = useNavigation()
  return (
    <>
      {state === 'loading' && <ProgressBar />}
      <Outlet />
      <LeaveDialog />
      <ScrollRestoration getKey={placeOf} />
      <Toasts />
    </>
  )
}

const GUARD_ELEMENTS: Record<Guard, ComponentType> = {
  anyone: Outlet,
  members: ForMembers,
  seekers: ForSeekers,
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
  const { load, texts = [] } = route
  return {
    path,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    lazy: async () => {
      const [screen] = await Promise.all([load(), ...texts.map(openArea)])
      return { Component: screen.default }
    },
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
