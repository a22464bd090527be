import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startOfflinePages } from './app/offline'
import { returnToLogin } from './app/return'
import { createRouter } from './app/router'
import { finishSignOut } from './app/sign-out'
import { tellUnkept } from './app/unkept'
import { followUnread } from './app/unread'
import { createQueries } from './http/queries'
import { startLanguage } from './i18n/choice'
import { rememberPhoneSetting } from './lib/phone'
import { adoptSession } from './lib/session'
import { startTheme } from './lib/theme'
import { dropServerHead } from './ui/open-graph'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pieces.css'
import './styles/shell.css'
import './styles/forms.css'
import './styles/footer.css'
import './styles/login.css'
import './styles/settings.css'

/** Not awaited by this module: scripts that come meanwhile stand on it, and would wait for it for ever. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  startTheme()
  rememberPhoneSetting()
  dropServerHead()
  // Another tab may be logged in, or was when the browser was closed: asked first, so that nobody sees a login page by mistake.
  // Nor a language by mistake.
  await Promise.all([adoptSession().then(returnToLogin), startLanguage()])
  createRoot(root).render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>,
  )
  followUnread()
  tellUnkept()
  void finishSignOut()
  startOfflinePages()
}

void start()
