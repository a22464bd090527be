// What nobody should send, in every part of every call about what is a seeker's: each is answered, none is a failure of the server.
import { expect, test } from 'vitest'
import { BOARD_MATRIX } from '../testing/access-matrix-board'
import { COMPANY_MATRIX } from '../testing/access-matrix-company'
import { EMPLOYER_MATRIX } from '../testing/access-matrix-employers'
import { REPORT_MATRIX } from '../testing/access-matrix-reports'
import { REVIEW_MATRIX } from '../testing/access-matrix-reviews'
import { SEEKER_MATRIX } from '../testing/access-matrix-seekers'
import { login, request } from '../testing/client'
import { fieldsOf } from '../testing/fields'
import { reviewerOf } from '../testing/resumes'
import { PLENTY, startTestServer } from '../testing/world'
import { API } from './route'
import { ROUTES } from './routes'

const HOSTILE: readonly unknown[] = [
  '',
  '\u0000',
  '\ud800',
  "' or '1'='1' --",
  '%_%\\',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e\u2066សុខា\u200b',
  'x'.repeat(20_000),
  '9'.repeat(400),
  -1,
  1.5,
  1e15,
  9e15,
  null,
  true,
  [],
  ['a', 1],
  { $ne: null },
]

const APPLICATION = { resumeId: 1, letterId: 1, attachmentId: 1, clientId: 'x' }

/** Bodies that are right, by the last word of a path that takes one. */
const BODIES: Readonly<Record<string, object>> = {
  batch: { jobIds: [2] },
  jobs: { jobIds: [2], ...APPLICATION },
  applications: APPLICATION,
  confirm: { confirmStatus: 1 },
  interview: {
    interviewTime: 4_000_000_000,
    actionAddress: 'x',
    actionConact: 'x',
    actionMobile: '012000001',
  },
  proposal: { answer: 'keep', interviewTime: 4_000_000_000, text: 'x' },
  stage: { stage: 'closed', text: 'x' },
  notes: { text: 'x' },
  communication: { isFlagged: true },
  invitations: { imId: '10001' },
  save: {
    id: 1,
    title: 'x',
    content: 'x',
    name: 'x',
    jobtitle: 'x',
    category: [1],
    pushjobnum: 1,
    pushperiod: 1,
  },
  resumes: {
    name: 'x',
    start: { firstName: 'x', lastName: 'x', jobtitle: 'x', company: 'x', languageIds: [1] },
    ...{ resumeId: 1, isForward: true },
  },
  attributes: { name: 'x', attachmentId: 1 },
  copy: { id: 1, name: 'x' },
  intentions: {
    ...{ reqJobTitle: 'x', categoryIds: [1], industryIds: [1], locationIds: [1] },
    ...{ jobTerm: 1, salaryFrom: 1 },
  },
  none: { sections: ['qualifications'] },
  images: { file: 'x' },
  profile: {
    firstName: 'x',
    lastName: 'x',
    sexId: 1,
    birthday: '2000-01-01',
    locationId: 1,
    email: '',
    mobile: '',
    photo: '',
  },
  'career/profile': {
    ...{ careerPosition: 'x', careerCategory: 1, careerIndustry: 1, careerLevel: 1 },
    ...{ lastSalary: 1, summary: 'x' },
  },
  experiences: { company: 'x', jobtitle: 'x', formtime: '2020-01', totime: '2020-02', workdesc: '' },
  educations: { qualificationname: 'x', qualificationId: 1, major: 'x', fromDate: '2020-01', toDate: null },
  languageLevels: { languageId: 1, languageLevelId: 1 },
  skills: { skillname: 'x', skillyears: 1, useryear: 2020 },
  qualifications: { quaname: 'x', issued: 'x', obtained: '2020-01', quaphoto: '' },
  attachment: { file: 'x' },
  parse: { file: 'x' },
  links: { days: 7 },
  inbox: { isRead: true },
  report: { reason: 'other', text: 'x', messages: ['1'] },
  'notice-settings': { here: { answers: true } },
}

const bodyOf = (path: string): object => {
  const words = path.split('/').filter((word) => !word.startsWith(':'))
  return BODIES[words.slice(-2).join('/')] ?? BODIES[words.at(-1) ?? ''] ?? {}
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const PARAMS: Readonly<Record<string, string>> = { defaultCv: '1', level: '1', kind: 'job' }

const HERE = {
  ...SEEKER_MATRIX,
  ...REVIEW_MATRIX,
  ...REPORT_MATRIX,
  ...BOARD_MATRIX,
  ...EMPLOYER_MATRIX,
  ...COMPANY_MATRIX,
  [`GET ${API}/jobs/recommended`]: [],
}

const OF_SEEKERS = ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const).filter(([name]) =>
  Object.hasOwn(HERE, name),
)

/** Decisions about what waits in the demo. */
const DECISIONS: Readonly<Record<string, object>> = {
  [`${API}/reviews/resumes/:id`]: { version: 1, decision: 'refuse', reason: 'other', text: 'x' },
  [`${API}/reviews/reports/:kind/:targetId`]: { decision: 'keep' },
}

test.each(OF_SEEKERS)('S-SEEK-23 %s answers whatever is sent', async (_, route) => {
  const { method, path, query } = route
  const { url } = await startTestServer({
    rates: {
      applications: PLENTY,
      attachments: PLENTY,
      parses: PLENTY,
      offers: PLENTY,
      jobChats: PLENTY,
      prints: PLENTY,
      sharedResumes: PLENTY,
      reports: PLENTY,
      searchAccounts: PLENTY,
    },
  })
  const isReview = route.access === 'reviewer'
  const who = route.access === 'employer' ? 'angkor-hr' : 'sokha'
  const token = isReview ? (await reviewerOf(url)).token : (await login(url, who)).accessToken
  const good = DECISIONS[path] ?? bodyOf(path)
  const call = async (what: unknown, filled: string, body: object) => {
    const options = method === 'GET' ? { token } : { token, body }
    const { status } = await request(url, method, filled, options)
    // Nobody prints here.
    const isNoPrinter = status === 501 && route.answers.includes(501)
    // A job goes to the top once a day.
    const isTwice = status === 429 && path === `${API}/users/employer/jobs/:id/refresh`
    if (![200, 204, 404, 422].includes(status) && !isNoPrinter && !isTwice)
      expect([what, status]).toEqual([what, 'an answer'])
  }
  const fill = (value: unknown) =>
    path.replace(/:(\w+)/g, (_, param: string) =>
      encodeURIComponent(value === undefined ? (PARAMS[param] ?? '1') : asText(value).toWellFormed()),
    )
  const names = fieldsOf(route)
  for (const value of HOSTILE) {
    if (path.includes(':')) await call(['in the path', value], fill(asText(value).slice(0, 300)), good)
    for (const field of names) {
      const asQuery = new URLSearchParams([[field, asText(value).slice(0, 4_000)]])
      if (query || method === 'GET') await call([field, value], `${fill(undefined)}?${asQuery}`, {})
      else await call([field, value], fill(undefined), { ...good, [field]: value })
    }
  }
  expect((await request(url, 'GET', `${API}/healthz`)).status).toBe(200)
})
