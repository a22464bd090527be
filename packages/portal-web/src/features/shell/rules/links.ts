// Where the shell leads: header, phone menu, account menu and footer go by these. The name of a page is that of area
// "pages". Source: portal specification 2.

/** In sight in the header; the others of the site stand in its menu. */
export const MAIN_LINKS = [
  { to: '/job', page: 'jobs' },
  { to: '/company', page: 'companies' },
  { to: '/adviser', page: 'advice' },
] as const

export const RESUME_LINK = { to: '/resume', page: 'resume' } as const

export const ABOUT_LINKS = [
  { to: '/about', page: 'about' },
  { to: '/app', page: 'app' },
] as const

export const MORE_LINKS = [{ to: '/jobwanted', page: 'seekers' }, ...ABOUT_LINKS] as const

export const SITE_LINKS = [...MAIN_LINKS, ...MORE_LINKS] as const

/** In the footer. */
export const SEEKER_LINKS = [MAIN_LINKS[0], MAIN_LINKS[1], RESUME_LINK, MAIN_LINKS[2]] as const

/** Articles about money and about who sees what, by their numbers. */
export const SAFETY_ARTICLES = { cost: 501, privacy: 503 } as const

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
