import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ROUTES, type Route } from './routes'

/** The addresses of the specification, section 2, with the places that the contract settles. */
const SPECIFIED = [
  ...'/ /about /aboutus /account-setting /adviser /app /sarika-pay /chat /company /companyBlock /cover-letter'.split(
    ' ',
  ),
  ...'/enterprise-adviser /enterprise /favorite /forget-password /homePageBlock /job-record /job-subscribe'.split(
    ' ',
  ),
  ...'/job /jobwanted /login /login1 /login2 /message /mine /resume /saoLogin /seen /shareResume'.split(' '),
  ...'/about/index_source /about/staticBlock /chat/chatbox /chat/session /chat/setting /chat/settingForm'.split(
    ' ',
  ),
  ...'/companyBlock/advertising /companyBlock/anzBank /companyBlock/enterprise /companyBlock/headPay'.split(
    ' ',
  ),
  ...'/companyBlock/ordinaryJob /companyBlock/wingPay /cover-letter/detail /job-subscribe/detail'.split(' '),
  ...'/job/job-adFeature /job/job-adFeature/FeatureJob-list'.split(' '),
  ...'/jobwanted/components/job-resume /jobwanted/components/jobwanted-screen'.split(' '),
  ...(
    'auditDialog careerProfile education education-form experiences experiences-form intention language-levels ' +
    'language-levels-form profile qualification qualification-form resume-title skill skillform train-form'
  )
    .split(' ')
    .map((part) => `/shareResume/components/${part}`),
  ...'/job/job-adFeature/1 /adviser/1 /camhrpay /camhrpay/wing /enterprise-adviser/1 /job-record/1 /job/1'.split(
    ' ',
  ),
  ...'/mine/1 /seen/1 /service /service/agency'.split(' '),
]

/** What the specification lets only members, of them only seekers, or only visitors see; the rest is anyone's. */
const MEMBERS = '/chat /message /mine /account-setting'
const SEEKERS = '/resume /job-record /seen /favorite /cover-letter /job-subscribe'
const VISITORS = '/login /login1 /login2 /forget-password'

function find(path: string): Route | undefined {
  const matches = matchRoutes(
    ROUTES.map((route) => ({ path: route.path, handle: route })),
    path,
  )
  return matches?.at(-1)?.route.handle
}

/** The screen or page that an address opens, where it moved to. */
function open(path: string) {
  const found = find(path)
  return found !== undefined && 'to' in found ? find(found.to) : found
}

const guardOf = (path: string): string => {
  const first = `/${path.split('/')[1]}`
  if (MEMBERS.split(' ').includes(first)) return 'members'
  if (SEEKERS.split(' ').includes(first)) return 'seekers'
  return VISITORS.split(' ').includes(first) ? 'visitors' : 'anyone'
}

test.each(SPECIFIED)('S-SHELL-6 %s opens for whom it is meant', (path) => {
  expect(open(path)).toMatchObject({ guard: guardOf(path) })
})

test('S-SHELL-6 the more exact address wins', () => {
  for (const path of ['/job/job-adFeature', '/job/job-adFeature/7'])
    expect(find(path)).toMatchObject({ path: '/job/job-adFeature/:id?' })
  expect(find('/job/7')).toMatchObject({ path: '/job/:id' })
})

test.each([
  ['/homePageBlock', '/'],
  ['/job/job-adFeature/FeatureJob-list', '/job/job-adFeature/:id?'],
  ['/jobwanted/components/job-resume', '/jobwanted'],
  ['/jobwanted/components/jobwanted-screen', '/jobwanted'],
  ['/about/staticBlock', '/about'],
  ['/chat', '/chat/index'],
  ['/chat/session', '/chat/index'],
  ['/login1', '/login'],
  ['/login2', '/login'],
  ['/companyBlock', '/service/:type?'],
  ['/companyBlock/ordinaryJob', '/service/:type?'],
  ['/companyBlock/enterprise', '/enterprise'],
  ['/companyBlock/wingPay', '/camhrpay/:type?'],
])('S-SHELL-6 %s leads to what took its place, %s', (from, to) => {
  expect(open(from)).toMatchObject({ path: to })
})

test('S-SHELL-6 what moved leads to a screen, not to another that moved', () => {
  const moved = ROUTES.filter((route) => 'to' in route)
  expect(moved.length).toBeGreaterThan(0)
  for (const { to } of moved) expect(find(to)).toHaveProperty('guard')
})

test('S-SHELL-6 companies have a header of their own', () => {
  for (const path of ['/enterprise', '/service/urgent', '/sarika-pay', '/enterprise-adviser', '/aboutus'])
    expect(find(path)).toMatchObject({ layout: 'enterprise' })
})
