// Where the shell leads: header, phone menu, account menu and footer go by these. The name of a page is that of area
// "pages". Source: portal specification 2.

export const SITE_LINKS = [
  { to: '/job', page: 'jobs' },
  { to: '/company', page: 'companies' },
  { to: '/jobwanted', page: 'seekers' },
  { to: '/adviser', page: 'advice' },
  { to: '/app', page: 'app' },
  { to: '/about', page: 'about' },
] as const

export const ACCOUNT_LINKS = [
  { to: '/mine', page: 'mine' },
  { to: '/resume', page: 'resume' },
  { to: '/job-record', page: 'records' },
  { to: '/seen', page: 'seen' },
  { to: '/favorite', page: 'favorites' },
  { to: '/cover-letter', page: 'letters' },
  { to: '/job-subscribe', page: 'subscriptions' },
  { to: '/account-setting', page: 'settings' },
] as const

/** What an account has whose resumes, applications and searches are none. */
export const EMPLOYER_LINKS = ACCOUNT_LINKS.filter(({ page }) => page === 'mine' || page === 'settings')

export const COMPANY_LINKS = [
  { to: '/sarika-pay', page: 'pay' },
  { to: '/enterprise-adviser', page: 'employerAdvice' },
  { to: '/aboutus', page: 'about' },
] as const
