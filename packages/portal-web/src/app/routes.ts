// app/ puts the portal together. This is the one table of its addresses, all under /a/: the router, its test and the
// end-to-end walk go by it.
//
//   load     a screen, a script of its own; "texts" are areas that come with it (i18n/later.ts)
//   to       an address that named a part of an old page: it opens the page that holds the part
//
// Source: portal specification 2, contract 2.

import { SHARED_PARTS } from '../lib/shared-parts'
import type { Screen } from './to-screen'

/** `own`: the default one with the menu of one's own pages beside. `fixed`: the default one without a footer, for a screen that has the height of the window and scrolls in itself. `plain`: nothing but the screen. */
export const LAYOUTS = ['default', 'own', 'fixed', 'enterprise', 'user', 'plain'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Who may see it; who may not is taken to the login, or away from it. */
export const GUARDS = ['anyone', 'members', 'seekers', 'visitors'] as const
export type Guard = (typeof GUARDS)[number]

interface Place {
  /** As the router reads it: ":id" is any one part of a path, "?" makes it optional. */
  readonly path: string
  readonly layout: Layout
  readonly guard: Guard
}

export type Route = (Place & Screen) | { readonly path: string; readonly to: string }

export const ROUTES: readonly Route[] = [
  // For who looks for work.
  {
    path: '/',
    layout: 'default',
    guard: 'anyone',
    texts: ['home', 'jobs'],
    load: () => import('../screens/home'),
  },
  { path: '/homePageBlock', to: '/' },
  {
    path: '/job',
    layout: 'default',
    guard: 'anyone',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/jobs'),
  },
  {
    path: '/job/:id',
    layout: 'default',
    guard: 'anyone',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/job'),
  },
  {
    path: '/job/job-adFeature/:id?',
    layout: 'default',
    guard: 'anyone',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/featured'),
  },
  { path: '/job/job-adFeature/FeatureJob-list', to: '/job/job-adFeature' },
  {
    path: '/company',
    layout: 'default',
    guard: 'anyone',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/companies'),
  },
  {
    path: '/company/:id',
    layout: 'default',
    guard: 'anyone',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/company'),
  },
  {
    path: '/jobwanted',
    layout: 'default',
    guard: 'anyone',
    texts: ['jobs', 'scouting'],
    load: () => import('../screens/candidates'),
  },
  { path: '/jobwanted/components/job-resume', to: '/jobwanted' },
  { path: '/jobwanted/components/jobwanted-screen', to: '/jobwanted?filters=open' },
  {
    path: '/adviser',
    layout: 'default',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/adviser'),
  },
  {
    path: '/adviser/:id',
    layout: 'default',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/article'),
  },
  { path: '/app', layout: 'default', guard: 'anyone', load: () => import('../screens/app') },
  {
    path: '/about',
    layout: 'default',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/about'),
  },
  // For who builds screens; a server for others does not know it.
  {
    path: '/dev/pieces',
    layout: 'default',
    guard: 'anyone',
    texts: ['jobs'],
    load: () => import('../screens/pieces'),
  },
  { path: '/about/index_source', to: '/about' },
  { path: '/about/staticBlock', to: '/about' },

  // For members.
  {
    path: '/chat/index',
    layout: 'fixed',
    guard: 'members',
    texts: ['acts', 'box', 'chat', 'hiring', 'jobs', 'reach', 'typing'],
    load: () => import('../screens/chat'),
  },
  {
    path: '/chat/people',
    layout: 'fixed',
    guard: 'members',
    texts: ['box', 'chat', 'people', 'typing'],
    load: () => import('../screens/people'),
  },
  {
    path: '/chat/wallet',
    layout: 'fixed',
    guard: 'members',
    texts: ['box', 'chat', 'typing', 'wallet'],
    load: () => import('../screens/wallet'),
  },
  { path: '/chat', to: '/chat/index' },
  { path: '/chat/chatbox', to: '/chat/index' },
  { path: '/chat/session', to: '/chat/index' },
  {
    path: '/chat/setting',
    layout: 'fixed',
    guard: 'members',
    texts: ['bell', 'box', 'chat', 'people', 'typing'],
    load: () => import('../screens/chat-setting'),
  },
  {
    path: '/chat/settingForm',
    layout: 'fixed',
    guard: 'members',
    texts: ['bell', 'box', 'chat', 'people', 'typing'],
    load: () => import('../screens/chat-setting-form'),
  },
  {
    path: '/message',
    layout: 'default',
    guard: 'members',
    texts: ['applications', 'auth', 'jobs', 'papers'],
    load: () => import('../screens/inbox'),
  },
  {
    path: '/mine/:id?',
    layout: 'own',
    guard: 'members',
    texts: ['applications', 'auth', 'jobs', 'papers', 'resume'],
    load: () => import('../screens/mine'),
  },
  {
    path: '/resume',
    layout: 'default',
    guard: 'seekers',
    texts: ['applications', 'auth', 'jobs', 'papers', 'resume', 'share'],
    load: () => import('../screens/resumes'),
  },
  {
    path: '/resume/fill',
    layout: 'default',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'papers', 'resume'],
    load: () => import('../screens/fill-resume'),
  },
  {
    path: '/job-record/:id?',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/records'),
  },
  {
    path: '/seen/:id?',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'papers'],
    load: () => import('../screens/seen'),
  },
  {
    path: '/favorite',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'applications'],
    load: () => import('../screens/favorites'),
  },
  {
    path: '/cover-letter',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'papers'],
    load: () => import('../screens/letters'),
  },
  {
    path: '/cover-letter/detail',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'papers'],
    load: () => import('../screens/letter'),
  },
  {
    path: '/job-subscribe',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'papers'],
    load: () => import('../screens/subscriptions'),
  },
  {
    path: '/job-subscribe/detail',
    layout: 'own',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'papers'],
    load: () => import('../screens/subscription'),
  },
  {
    path: '/account-setting',
    layout: 'own',
    guard: 'members',
    texts: ['auth', 'papers', 'people', 'settings'],
    load: () => import('../screens/settings'),
  },

  {
    path: '/first-steps',
    layout: 'plain',
    guard: 'seekers',
    texts: ['auth', 'jobs', 'applications', 'steps'],
    load: () => import('../screens/first-steps'),
  },

  // Login, and what stands alone.
  {
    path: '/login',
    layout: 'user',
    guard: 'visitors',
    texts: ['auth'],
    load: () => import('../screens/login'),
  },
  { path: '/login1', to: '/login' },
  { path: '/login2', to: '/login' },
  {
    path: '/saoLogin',
    layout: 'user',
    guard: 'anyone',
    texts: ['auth'],
    load: () => import('../screens/scan'),
  },
  {
    path: '/forget-password',
    layout: 'user',
    guard: 'visitors',
    texts: ['auth'],
    load: () => import('../screens/find-password'),
  },
  {
    path: '/shareResume',
    layout: 'default',
    guard: 'anyone',
    texts: ['share'],
    load: () => import('../screens/share'),
  },
  // A part of it; -form leads its owner to the editor, auditDialog a reviewer to the review.
  ...SHARED_PARTS.map(
    (part): Route => ({
      path: `/shareResume/components/${part}`,
      layout: 'default',
      guard: 'anyone',
      texts: ['share'],
      load: () => import('../screens/share'),
    }),
  ),

  // For companies.
  {
    path: '/enterprise',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/employers'),
  },
  {
    path: '/enterprise/register',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/company-account'),
  },
  {
    path: '/service/:type?',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/service'),
  },
  {
    path: '/sarika-pay',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/pay'),
  },
  {
    path: '/camhrpay/:type?',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/pay'),
  },
  {
    path: '/enterprise-adviser/:id?',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/employer-adviser'),
  },
  {
    path: '/aboutus',
    layout: 'enterprise',
    guard: 'anyone',
    texts: ['jobs', 'reading'],
    load: () => import('../screens/about'),
  },
  { path: '/companyBlock', to: '/service' },
  { path: '/companyBlock/advertising', to: '/service/advertising' },
  { path: '/companyBlock/ordinaryJob', to: '/service/ordinary' },
  { path: '/companyBlock/enterprise', to: '/enterprise' },
  { path: '/companyBlock/anzBank', to: '/camhrpay/bank' },
  { path: '/companyBlock/headPay', to: '/camhrpay/head-office' },
  { path: '/companyBlock/wingPay', to: '/camhrpay/wing' },
]
