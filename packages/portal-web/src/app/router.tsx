// The portal's addresses, all under /a/.
//
//   /            > chat, or login
//   /login       > login, or chat when somebody is logged in
//   /chat/index  > chat, or login
//   else         > a plain 404

import { createBrowserRouter, Navigate } from 'react-router-dom'
import { ChatScreen } from '../screens/chat'
import { LoginScreen } from '../screens/login'
import { NotFoundScreen } from '../screens/not-found'
import { ForMembers, ForVisitors } from './guards'
import { signOut } from './sign-out'

export function createRouter() {
  return createBrowserRouter(
    [
      { path: '/', element: <Navigate to="/chat/index" replace /> },
      {
        path: '/login',
        element: (
          <ForVisitors>
            <LoginScreen />
          </ForVisitors>
        ),
      },
      { path: '/chat', element: <Navigate to="/chat/index" replace /> },
      {
        path: '/chat/index',
        element: <ForMembers>{(session) => <ChatScreen session={session} onSignOut={signOut} />}</ForMembers>,
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
    { basename: '/a' },
  )
}
