// The portal's addresses, all under /a/.
//
//   /            > chat, or login
//   /login       > login, with ?register=1 registration; who is logged in goes back to where they were
//   /forget-password > a new password
//   /chat/index  > chat, a script of its own; or login
//   /account-setting > what one has an account with; or login
//   else         > a plain 404
//
// What a screen throws, and a script that does not come, ends in the error screen, in the place of the screen.

import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet, useOutletContext } from 'react-router-dom'
import type { Session } from '../lib/session'
import { ErrorScreen } from '../screens/error'
import { FindPasswordScreen } from '../screens/find-password'
import { LoginScreen } from '../screens/login'
import { NotFoundScreen } from '../screens/not-found'
import { SettingsScreen } from '../screens/settings'
import { Toasts } from '../ui/toasts'
import { ForMembers, ForVisitors } from './guards'
import { DefaultLayout, UserLayout } from './layouts'

function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

const ChatScreen = lazy(async () => ({ default: (await import('../screens/chat')).ChatScreen }))

/** Fetched when a member goes there; visitors never need it. */
function Chat() {
  const session = useOutletContext<Session>()
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <ChatScreen session={session} />
    </Suspense>
  )
}

export function createRouter() {
  return createBrowserRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/', element: <Navigate to="/chat/index" replace /> },
          { path: '/chat', element: <Navigate to="/chat/index" replace /> },
          {
            element: <ForVisitors />,
            errorElement: <ErrorScreen />,
            children: [
              {
                element: <UserLayout />,
                children: [
                  { path: '/login', element: <LoginScreen /> },
                  { path: '/forget-password', element: <FindPasswordScreen /> },
                ],
              },
            ],
          },
          {
            element: <ForMembers />,
            children: [
              {
                element: <DefaultLayout />,
                children: [
                  { path: '/account-setting', element: <SettingsScreen />, errorElement: <ErrorScreen /> },
                ],
              },
              {
                element: <DefaultLayout isFixed />,
                children: [{ path: '/chat/index', element: <Chat />, errorElement: <ErrorScreen /> }],
              },
            ],
          },
          {
            element: <DefaultLayout />,
            children: [{ path: '*', element: <NotFoundScreen />, errorElement: <ErrorScreen /> }],
          },
        ],
      },
    ],
    { basename: '/a' },
  )
}
