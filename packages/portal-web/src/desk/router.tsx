import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Frame } from '../app/frame'
import { ForMembers, ForVisitors } from '../app/guards'
import { type Screen, toScreen } from '../app/to-screen'
import { APP } from '../lib/app'
import { ErrorScreen } from '../screens/error'
import { NotFoundScreen } from '../screens/not-found'
import { useEndOfLogin } from './use-end-of-login'

/** The desk's addresses, all under /desk/. A screen brings its own frame: what two apps need at once is small. */
const ROUTES = {
  members: [
    {
      path: '/applications/:jobId?',
      texts: ['acts', 'auth', 'board', 'box', 'chat', 'desk', 'hiring', 'jobs', 'paper', 'reach', 'typing'],
      load: () => import('./screens/board'),
    },
    {
      path: '/candidates',
      texts: ['auth', 'board', 'desk', 'jobs', 'scouting'],
      load: () => import('./screens/candidates'),
    },
    {
      path: '/candidates/:id',
      texts: ['auth', 'board', 'desk', 'jobs', 'scouting', 'share'],
      load: () => import('./screens/candidate'),
    },
    { path: '/interviews', texts: ['auth', 'board', 'desk'], load: () => import('./screens/interviews') },
    {
      path: '/',
      texts: ['acts', 'auth', 'board', 'box', 'chat', 'desk', 'hiring', 'jobs', 'reach', 'typing'],
      load: () => import('./screens/chat'),
    },
    {
      path: '/jobs',
      texts: ['auth', 'board', 'jobs', 'desk', 'posting'],
      load: () => import('./screens/jobs'),
    },
    {
      path: '/jobs/:id',
      texts: ['auth', 'board', 'jobs', 'desk', 'posting'],
      load: () => import('./screens/job-form'),
    },
    {
      path: '/people',
      texts: ['acts', 'auth', 'board', 'box', 'chat', 'desk', 'people', 'typing'],
      load: () => import('./screens/people'),
    },
    {
      path: '/wallet',
      texts: ['auth', 'board', 'box', 'chat', 'desk', 'typing', 'wallet'],
      load: () => import('./screens/wallet'),
    },
    {
      path: '/setting',
      texts: ['auth', 'bell', 'board', 'box', 'chat', 'desk', 'people', 'typing'],
      load: () => import('./screens/setting'),
    },
    {
      path: '/settingForm',
      texts: ['auth', 'bell', 'board', 'box', 'chat', 'desk', 'people', 'typing'],
      load: () => import('./screens/setting-form'),
    },
    {
      path: '/company',
      texts: ['auth', 'board', 'desk', 'firm', 'jobs', 'papers'],
      load: () => import('./screens/company'),
    },
    {
      path: '/company/team',
      texts: ['auth', 'board', 'desk', 'firm', 'papers'],
      load: () => import('./screens/team'),
    },
    {
      path: '/review/:list?',
      texts: ['applications', 'auth', 'board', 'chat', 'desk', 'jobs', 'reports', 'resume', 'reviews'],
      load: () => import('./screens/review'),
    },
    {
      path: '/service',
      texts: ['auth', 'board', 'chat', 'desk', 'service'],
      load: () => import('./screens/service'),
    },
  ],
  visitors: [
    { path: '/login', texts: ['auth', 'desk'], load: () => import('./screens/login') },
    { path: '/register', texts: ['auth', 'desk', 'firm'], load: () => import('./screens/register') },
  ],
} as const satisfies Record<string, readonly Screen[]>

function Root() {
  useEndOfLogin()
  return <Frame />
}

const routes: readonly RouteObject[] = [
  { element: <ForMembers />, children: ROUTES.members.map(toScreen) },
  {
    element: <ForVisitors />,
    children: ROUTES.visitors.map(toScreen),
  },
  { path: '*', element: <NotFoundScreen /> },
]

export const createRouter = () =>
  createBrowserRouter([{ element: <Root />, errorElement: <ErrorScreen />, children: [...routes] }], {
    // With its slash: the cookie of the refresh token stands under it.
    basename: APP.base,
  })
