import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import { askChatSwitch } from '../http/chat-config'
import { createQueries } from '../http/queries'
import { startLanguage } from '../i18n/choice'
import { adoptSession } from '../lib/session'
import { startTheme } from '../lib/theme'
import { dropServerHead } from '../ui/open-graph'
import { followLanguageInLinks } from './language-in-link'
import { startOfflinePages } from './offline'
import { awaitFirstScreen } from './page-data'
import { returnToLogin } from './return'
import { finishSignOut } from './sign-out'
import { tellUnkept } from './unkept'
import { followUnread } from './unread'

/** Starts an app on its page. Not awaited by its first script: scripts that come meanwhile stand on it, and would wait for ever. */
export async function startApp(createRouter: () => DataRouter): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  startTheme()
  // Another tab may be logged in, or was when the browser was closed: asked first, so that nobody sees a login page by mistake.
  // Nor a language by mistake.
  await Promise.all([adoptSession().then(returnToLogin), startLanguage()])
  const queries = createQueries()
  const router = createRouter()
  await awaitFirstScreen(queries, router)
  const { scrollX, scrollY } = window
  // In one go: between what the server drew and the app nothing is painted.
  flushSync(() =>
    createRoot(root).render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  dropServerHead()
  // Who has read on meanwhile stays there; a part that the address names is found by the app.
  if (scrollY > 0 && location.hash === '') scrollTo(scrollX, scrollY)
  followLanguageInLinks(router)
  followUnread((path) => void router.navigate(path))
  tellUnkept()
  void askChatSwitch()
  void finishSignOut()
  startOfflinePages()
}
