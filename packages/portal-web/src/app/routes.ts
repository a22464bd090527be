// The one table of the portal's addresses, all under /a/: the router, its test and the end-to-end walk go by it.
//
//   load     a screen, a script of its own
//   coming   a page that says what will be here; its name is the key of its words (i18n, area "pages")
//   to       an address that named a part of an old page: it opens the page that holds the part
//
// Source: portal specification 2, contract 2.

import type { ComponentType } from 'react'
import type { en } from '../i18n/areas'

/** `fixed`: the default one without a footer, for a screen that has the height of the window and scrolls in itself. */
export const LAYOUTS = ['default', 'fixed', 'enterprise', 'user'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Who may see it; who may not is taken to the login, or away from it. */
export const GUARDS = ['anyone', 'members', 'visitors'] as const
export type Guard = (typeof GUARDS)[number]

type ComingPage = keyof typeof en.pages

interface Place {
  /** As the router reads it: ":id" is any one part of a path, "?" makes it optional. */
  readonly path: string
  readonly layout: Layout
  readonly guard: Guard
}

export type Route =
  | (Place & { readonly load: () => Promise<{ readonly default: ComponentType }> })
  | (Place & { readonly coming: ComingPage })
  | { readonly path: string; readonly to: string }

export const ROUTES: readonly Route[] = [
  // For who looks for work.
  { path: '/', layout: 'default', guard: 'anyone', load: () => import('../screens/home') },
  { path: '/homePageBlock', to: '/' },
  { path: '/job', layout: 'default', guard: 'anyone', coming: 'jobs' },
  { path: '/job/:id', layout: 'default', guard: 'anyone', coming: 'job' },
  { path: '/job/job-adFeature/:id?', layout: 'default', guard: 'anyone', coming: 'featured' },
  { path: '/job/job-adFeature/FeatureJob-list', to: '/job/job-adFeature' },
  { path: '/company', layout: 'default', guard: 'anyone', coming: 'companies' },
  { path: '/jobwanted', layout: 'default', guard: 'anyone', coming: 'seekers' },
  { path: '/jobwanted/components/job-resume', to: '/jobwanted' },
  { path: '/jobwanted/components/jobwanted-screen', to: '/jobwanted' },
  { path: '/adviser', layout: 'default', guard: 'anyone', coming: 'advice' },
  { path: '/adviser/:id', layout: 'default', guard: 'anyone', coming: 'advice' },
  { path: '/app', layout: 'default', guard: 'anyone', load: () => import('../screens/app') },
  { path: '/about', layout: 'default', guard: 'anyone', coming: 'about' },
  { path: '/about/index_source', to: '/about' },
  { path: '/about/staticBlock', to: '/about' },

  // For members.
  { path: '/chat/index', layout: 'fixed', guard: 'members', load: () => import('../screens/chat') },
  { path: '/chat', to: '/chat/index' },
  { path: '/chat/chatbox', to: '/chat/index' },
  { path: '/chat/session', to: '/chat/index' },
  { path: '/chat/setting', to: '/chat/index' },
  { path: '/chat/settingForm', to: '/chat/index' },
  { path: '/message', layout: 'default', guard: 'members', coming: 'inbox' },
  { path: '/mine/:id?', layout: 'default', guard: 'members', coming: 'mine' },
  { path: '/resume', layout: 'default', guard: 'members', coming: 'resume' },
  { path: '/job-record/:id?', layout: 'default', guard: 'members', coming: 'records' },
  { path: '/seen/:id?', layout: 'default', guard: 'members', coming: 'seen' },
  { path: '/favorite', layout: 'default', guard: 'members', coming: 'favorites' },
  { path: '/cover-letter', layout: 'default', guard: 'members', coming: 'letters' },
  { path: '/cover-letter/detail', layout: 'default', guard: 'members', coming: 'letters' },
  { path: '/job-subscribe', layout: 'default', guard: 'members', coming: 'subscriptions' },
  { path: '/job-subscribe/detail', layout: 'default', guard: 'members', coming: 'subscriptions' },
  {
    path: '/account-setting',
    layout: 'default',
    guard: 'members',
    load: () => import('../screens/settings'),
  },

  // Login, and what stands alone.
  { path: '/login', layout: 'user', guard: 'visitors', load: () => import('../screens/login') },
  { path: '/login1', to: '/login' },
  { path: '/login2', to: '/login' },
  { path: '/saoLogin', layout: 'user', guard: 'visitors', coming: 'scan' },
  {
    path: '/forget-password',
    layout: 'user',
    guard: 'visitors',
    load: () => import('../screens/find-password'),
  },
  { path: '/shareResume', layout: 'user', guard: 'anyone', coming: 'share' },
  { path: '/shareResume/components/auditDialog', to: '/shareResume' },
  { path: '/shareResume/components/careerProfile', to: '/shareResume' },
  { path: '/shareResume/components/education', to: '/shareResume' },
  { path: '/shareResume/components/education-form', to: '/shareResume' },
  { path: '/shareResume/components/experiences', to: '/shareResume' },
  { path: '/shareResume/components/experiences-form', to: '/shareResume' },
  { path: '/shareResume/components/intention', to: '/shareResume' },
  { path: '/shareResume/components/language-levels', to: '/shareResume' },
  { path: '/shareResume/components/language-levels-form', to: '/shareResume' },
  { path: '/shareResume/components/profile', to: '/shareResume' },
  { path: '/shareResume/components/qualification', to: '/shareResume' },
  { path: '/shareResume/components/qualification-form', to: '/shareResume' },
  { path: '/shareResume/components/resume-title', to: '/shareResume' },
  { path: '/shareResume/components/skill', to: '/shareResume' },
  { path: '/shareResume/components/skillform', to: '/shareResume' },
  { path: '/shareResume/components/train-form', to: '/shareResume' },

  // For companies.
  { path: '/enterprise', layout: 'enterprise', guard: 'anyone', coming: 'employers' },
  { path: '/service/:type?', layout: 'enterprise', guard: 'anyone', coming: 'services' },
  { path: '/sarika-pay', layout: 'enterprise', guard: 'anyone', coming: 'pay' },
  { path: '/camhrpay/:type?', layout: 'enterprise', guard: 'anyone', coming: 'pay' },
  { path: '/enterprise-adviser/:id?', layout: 'enterprise', guard: 'anyone', coming: 'employerAdvice' },
  { path: '/aboutus', layout: 'enterprise', guard: 'anyone', coming: 'about' },
  { path: '/companyBlock', to: '/service' },
  { path: '/companyBlock/advertising', to: '/service/advertising' },
  { path: '/companyBlock/ordinaryJob', to: '/service/ordinary' },
  { path: '/companyBlock/enterprise', to: '/enterprise' },
  { path: '/companyBlock/anzBank', to: '/camhrpay/bank' },
  { path: '/companyBlock/headPay', to: '/camhrpay/head-office' },
  { path: '/companyBlock/wingPay', to: '/camhrpay/wing' },
]
