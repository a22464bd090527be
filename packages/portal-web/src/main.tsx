import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startOfflinePages } from './app/offline'
import { createRouter } from './app/router'
import { rememberPhoneSetting } from './lib/phone'
import { adoptSession } from './lib/session'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pieces.css'
import './styles/login.css'
import './styles/chat.css'
import './styles/thread.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

rememberPhoneSetting()
// Another tab may be logged in: this one asks first, so that nobody sees a login page by mistake.
await adoptSession()
createRoot(root).render(<RouterProvider router={createRouter()} />)
startOfflinePages()
