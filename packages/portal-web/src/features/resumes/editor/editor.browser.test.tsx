import type { QueryClient } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { draftKey } from '../../../lib/draft'
import { toFields } from '../../../lib/fields'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { useIntentions, useResume } from '../api/resumes'
import { openStage } from '../test-stage'
import { ResumeEditor } from './editor'

const named = (...names: string[]) =>
  names.map((en, at) => ({ id: at + 1, names: { en, km: en, zh: en, ko: en, th: en, vi: en } }))

const CONSTANTS = {
  categories: named('Kitchen', 'Office'),
  industries: named('Hotels', 'Shops'),
  levels: named('Entry level'),
  terms: named('Full time'),
  qualifications: named('Bachelor'),
  languages: named('Khmer', 'English'),
  languageLevels: named('Basic', 'Fluent'),
  maritals: named('Single'),
  workStatuses: named('Looking', 'Not looking'),
  locations: named('Phnom Penh', 'Siem Reap'),
}

type Entry = { id: number } & Record<string, unknown>
const SECTIONS = ['experiences', 'educations', 'languageLevels', 'skills', 'qualifications'] as const

/** A server of one resume, as the main API has it. */
function newServer() {
  const resume = {
    id: 1,
    name: 'Kitchen',
    status: 'draft',
    isChanged: false,
    hasApproved: false,
    refusal: null as object | null,
    isDefault: true,
    privacyLevel: { value: 1 },
    updateTime: 1_700_000_000,
    employerViewCount: 0,
    attachment: null,
    completeness: 0,
    profile: {} as object,
    career: {} as object,
    none: [] as string[],
    start: null as object | null,
    experiences: [] as Entry[],
    educations: [] as Entry[],
    languageLevels: [] as Entry[],
    skills: [] as Entry[],
    qualifications: [] as Entry[],
  }
  const account = { intention: null as object | null, workStatus: null as number | null }
  const made = new Map<string, Entry>()
  let lastId = 10
  const calls: string[] = []
  /** Of the next calls that change something: nothing gets there; or it does, and the answer is lost. */
  const line = { isCut: false, losesAnswers: 0, intentions: Promise.resolve() }

  function change(method: string, path: string, body: unknown, key: string): unknown {
    const own = path.replace('/users/resumes/', '')
    if (own.startsWith('intentions/work/')) account.workStatus = Number(own.split('/')[2])
    else if (own === 'intentions') account.intention = toFields(body)
    else if (own === '1/profile') resume.profile = toFields(body)
    else if (own === '1/career/profile') resume.career = toFields(body)
    else if (own === '1/none') resume.none = (body as { sections: string[] }).sections
    else if (own === '1/submit') Object.assign(resume, { status: 'submitted', isChanged: false })
    else if (own === '1/pirvacy/0') resume.privacyLevel = { value: 0 }
    else {
      const [, name, id] = own.split('/')
      const section = SECTIONS.find((one) => one === name)
      if (section === undefined) return undefined
      if (method === 'POST') {
        const known = made.get(key)
        const entry = { id: known?.id ?? ++lastId, ...toFields(body) }
        made.set(key, entry)
        resume[section] = [...resume[section].filter((one) => one.id !== entry.id), entry]
        resume.none = resume.none.filter((one) => one !== section)
        return entry
      }
      const rest = resume[section].filter((one) => one.id !== Number(id))
      if (rest.length === resume[section].length) return undefined
      resume[section] = method === 'DELETE' ? rest : [...rest, { id: Number(id), ...toFields(body) }]
    }
    return resume
  }
  async function serve(address: string, { method = 'GET', body, headers }: RequestInit = {}) {
    const path = new URL(address, location.href).pathname.replace('/api/v1.0.0', '')
    if (method === 'GET') {
      if (path === '/application/constants') return Response.json(CONSTANTS)
      if (path === '/application/constants/nationalities') return Response.json(named('Cambodia'))
      if (path === '/users/resumes/intentions') {
        await line.intentions
        return Response.json(account)
      }
      if (path === '/users/resumes/1') return Response.json(resume)
      return Response.json({ result: [] })
    }
    if (line.isCut) throw new TypeError('no network')
    const key = toFields(headers)['Idempotency-Key']
    const answer = change(method, path, JSON.parse(String(body ?? '{}')), String(key))
    calls.push(`${method} ${path.replace('/users/resumes/', '')}`)
    if (line.losesAnswers > 0) {
      line.losesAnswers--
      throw new TypeError('no network')
    }
    return answer === undefined
      ? Response.json({ code: 'not_found' }, { status: 404 })
      : Response.json(answer)
  }
  return { resume, account, calls, line, serve }
}

let server: ReturnType<typeof newServer>
let queries: QueryClient
let end: () => void

function Screen() {
  const resume = useResume(1)
  const intentions = useIntentions()
  return resume.data && intentions.data ? (
    <ResumeEditor resume={resume.data} intentions={intentions.data} />
  ) : (
    'pending'
  )
}

function open() {
  const stage = openStage(
    [
      {
        element: <Outlet context={testSession()} />,
        children: [
          { path: '/resume', element: <Screen /> },
          { path: '/job', element: 'Jobs' },
        ],
      },
    ],
    '/resume?id=1',
  )
  end = stage.end
  queries = stage.queries
  return stage.router
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const section = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const choose = (name: string, option: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOptions(option)
const saved = () => page.getByText(/^Saved /)

const PROFILE = { firstName: 'Dara', lastName: 'Kim', sexId: 1, birthday: '1996-11-02', locationId: 1 }
const INTENTION = { reqJobTitle: 'Cook', categoryIds: [1], industryIds: [1], locationIds: [1] }
const WORK = {
  id: 5,
  jobtitle: 'Cook',
  company: 'Riverside',
  formtime: '2024-06',
  totime: null,
  workdesc: '',
}

beforeEach(async () => {
  await Promise.all((['auth', 'jobs', 'papers', 'resume'] as const).map(openArea))
  server = newServer()
  vi.stubGlobal('fetch', server.serve)
  keepSession(testSession())
})
afterEach(() => {
  toast.dismiss()
  end()
  endSession('signed-out')
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('S-RESUME-10 S-RESUME-11 the ring names the next step, and its button opens the section at its first field', async () => {
  server.resume.profile = PROFILE
  open()
  await expect.element(page.getByRole('img', { name: '20% complete' })).toBeVisible()
  await expect.element(page.getByText('Next: the job you want')).toBeVisible()
  await button('Go').click()
  await expect.element(box('Job title you want')).toHaveFocus()
  await expect.element(section('Personal information')).toHaveTextContent('Dara Kim · Phnom Penh')
  server.account.intention = INTENTION
  server.resume.career = { careerPosition: 'Cook', careerCategory: 1, careerIndustry: 1, careerLevel: 1 }
  end()
  open()
  // A list that is empty gets its first entry.
  await expect.element(page.getByText('Next: your work experience')).toBeVisible()
  await button('Go').click()
  await expect.element(box('Job title')).toHaveFocus()
})

test('S-RESUME-12 S-OWN-3 what has no fault saves itself; what has one stays, also after a reload, and shows where somebody was', async () => {
  open()
  await box('First name').fill('Dara')
  await box('Last name').click()
  await userEvent.tab()
  await expect.element(page.getByText('Fill in this field.', { exact: true })).toHaveLength(1)
  await expect.element(page.getByText('Not complete yet, saved on this device')).toBeVisible()
  end()
  open()
  await expect.element(box('First name')).toHaveValue('Dara')
  await button('Done').first().click()
  // Last name and date are missing, sex and city not chosen.
  await expect.element(page.getByText('Fill in this field.', { exact: true })).toHaveLength(2)
  await expect.element(page.getByText('Choose an option.', { exact: true })).toHaveLength(2)
  await expect.element(page.getByText('Please fill in the information completely')).toBeVisible()
  await expect.element(box('Last name')).toHaveFocus()
  expect(server.calls).toEqual([])
  await box('Last name').fill('Kim')
  await choose('Sex', 'Male')
  await page.getByLabelText('Date of birth').fill('1996-11-02')
  await page.getByRole('combobox', { name: 'City' }).fill('Siem')
  await userEvent.keyboard('{Enter}')
  await expect.element(saved()).toBeVisible()
  expect(server.resume.profile).toMatchObject({ firstName: 'Dara', lastName: 'Kim', sexId: 1, locationId: 2 })
  await button('Done').first().click()
  await expect.element(section('Personal information')).toHaveFocus()
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('sarika.draft.'))).toEqual([])
})

test('S-RESUME-13 S-OWN-4 what finds no network is kept, said, and goes when it is back; an entry whose answer was lost is made once', async () => {
  server.resume.profile = PROFILE
  open()
  await section('Work experience').click()
  await button('Add a job').click()
  await box('Job title').fill('Cook')
  await box('Company').fill('Riverside')
  await choose('From: Month', 'June')
  await choose('From: Year', '2024')
  server.line.losesAnswers = 1
  await page.getByRole('checkbox', { name: 'I still work there' }).click()
  await expect.element(page.getByText("Not saved: you're offline.")).toBeVisible()
  expect(server.resume.experiences).toHaveLength(1)
  server.line.isCut = true
  await box('Job title').fill('Head cook')
  await userEvent.tab()
  await expect.element(page.getByText("Not saved: you're offline.")).toBeVisible()
  end()
  server.line.isCut = false
  server.line.losesAnswers = 1
  open()
  await expect.element(page.getByText("Not saved: you're offline.")).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(saved()).toBeVisible()
  expect(server.resume.experiences).toEqual([
    { id: 11, jobtitle: 'Head cook', company: 'Riverside', formtime: '2024-06', totime: null, workdesc: '' },
  ])
  await expect.element(button('Delete: Head cook')).toBeVisible()
})

test('S-RESUME-14 undo takes back what was saved: a change, an entry that was added, one that was deleted', async () => {
  server.resume.profile = PROFILE
  server.resume.experiences = [WORK]
  server.resume.none = ['qualifications']
  open()
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled')
  await section('Work experience').click()
  await page.getByRole('button', { name: /^Cook/ }).click()
  await box('Company').fill('Hillside')
  await userEvent.tab()
  await expect.poll(() => server.resume.experiences[0]?.company).toBe('Hillside')
  await button('Delete: Cook').click()
  await expect.poll(() => server.resume.experiences).toEqual([])
  await page.getByText('Deleted: Cook').element().closest('li')?.querySelector('button')?.click()
  await expect.poll(() => server.resume.experiences[0]?.company).toBe('Hillside')
  await expect.element(button('Delete: Cook')).toBeVisible()
  // Where nobody types, the keys do it.
  document.body.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => server.resume.experiences[0]?.company).toBe('Riverside')
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled')

  await section('Certificates').click()
  await button('Add a certificate').click()
  await box('Certificate').fill('First aid')
  await box('Issued by').fill('Red Cross')
  await choose('Issued in: Month', 'May')
  await choose('Issued in: Year', '2024')
  await expect.poll(() => server.resume.qualifications.length).toBe(1)
  expect(server.resume.none).toEqual([])
  await button('Undo').click()
  await expect.poll(() => server.resume.qualifications).toEqual([])
  await expect.poll(() => server.resume.none).toEqual(['qualifications'])
})

test('S-RESUME-14 a deletion that the server has not heard of is taken back, too; an entry that was never written goes without a word', async () => {
  server.resume.profile = PROFILE
  server.resume.experiences = [WORK]
  open()
  await section('Work experience').click()
  server.line.isCut = true
  await button('Delete: Cook').click()
  await expect.element(page.getByText("Not saved: you're offline.")).toBeVisible()
  await expect.element(button('Delete: Cook')).not.toBeInTheDocument()
  await page.getByText('Deleted: Cook').element().closest('li')?.querySelector('button')?.click()
  await expect.element(button('Delete: Cook')).toBeVisible()
  await expect.element(saved()).toBeVisible()
  server.line.isCut = false
  await button('Add a job').click()
  await expect.element(button('Delete: New job')).toBeVisible()
  await button('Done').last().click()
  await expect.element(section('Work experience')).toHaveTextContent('Work experienceCook')
  expect(server.calls).toEqual([])
})

test('S-RESUME-15 what another tab saved is followed, but not where something else is written', async () => {
  server.resume.profile = PROFILE
  open()
  await section('Personal information').click()
  await box('First name').fill('')
  server.resume.profile = { ...PROFILE, firstName: 'Sok', lastName: 'Chan' }
  await queries.invalidateQueries()
  await expect.element(box('Last name')).toHaveValue('Chan')
  await expect.element(box('First name')).toHaveValue('')
  await box('First name').fill('Dara')
  await expect.poll(() => server.resume.profile).toMatchObject({ firstName: 'Dara', lastName: 'Chan' })
})

test('S-RESUME-15 what is read of the account later than of the resume does not take back what was saved', async () => {
  server.resume.profile = PROFILE
  server.account.intention = INTENTION
  open()
  await section('Job intention').click()
  let arrive = () => {}
  server.line.intentions = new Promise((resolve) => {
    arrive = resolve
  })
  await box('Job title you want').fill('Baker')
  await userEvent.tab()
  await expect.poll(() => server.account.intention).toMatchObject({ reqJobTitle: 'Baker' })
  server.resume.name = 'Bakery'
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === '/users/resumes/1' })
  await expect.element(page.getByRole('heading', { name: 'Bakery' })).toBeVisible()
  await expect.element(box('Job title you want')).toHaveValue('Baker')
  await expect.element(section('Personal information')).toBeVisible()
  arrive()
  await expect.element(saved()).toBeVisible()
  await expect.element(box('Job title you want')).toHaveValue('Baker')
})

test('S-RESUME-16 that there is none yet completes a section, until there is one', async () => {
  server.resume.profile = PROFILE
  open()
  await section('Work experience').click()
  await page.getByRole('checkbox', { name: 'I have no work experience yet' }).click()
  await expect.poll(() => server.resume.none).toEqual(['experiences'])
  await expect.element(page.getByRole('img', { name: '35% complete' })).toBeVisible()
  await button('Undo').click()
  await expect.poll(() => server.resume.none).toEqual([])
  await expect.element(page.getByRole('img', { name: '20% complete' })).toBeVisible()
})

test('S-RESUME-18 what must be there before it is submitted is named and led to; who goes away is asked once', async () => {
  server.resume.profile = PROFILE
  const router = open()
  await button('Submit').click()
  await expect.element(page.getByText('Before you submit, please fill in:')).toBeVisible()
  await button('Job intention').click()
  await expect.element(box('Job title you want')).toHaveFocus()
  server.account.intention = INTENTION
  await queries.invalidateQueries()
  await expect.element(page.getByRole('img', { name: '34% complete' })).toBeVisible()
  // A frame is drawn: what guards the way out is there.
  await button('Submit').hover()
  void router.navigate('/job')
  await expect.element(page.getByRole('dialog', { name: 'Submit your resume?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Jobs', { exact: true })).toBeVisible()
  expect(server.resume.status).toBe('submitted')
})

test('S-RESUME-18 why it was not approved is said in words, with what the reviewer wrote', async () => {
  const refusal = { reason: 'photo', text: 'Your face is in the dark.' }
  Object.assign(server.resume, { profile: PROFILE, status: 'rejected', refusal })
  open()
  await expect.element(page.getByText("The photo isn't suitable. Choose a photo of your face.")).toBeVisible()
  await expect.element(page.getByText('Your face is in the dark.')).toBeVisible()
})

test('S-RESUME-19 only the switch shows it to employers', async () => {
  server.resume.profile = PROFILE
  open()
  await expect.element(page.getByText('Employers can’t find this resume.')).toBeVisible()
  await page.getByRole('switch', { name: 'Show to employers' }).click()
  await expect.poll(() => server.resume.privacyLevel.value).toBe(0)
  await expect.element(page.getByRole('switch', { name: 'Show to employers' })).toBeChecked()
})

test('S-RESUME-20 what was said at the first steps stands in the fields', async () => {
  server.resume.start = {
    firstName: 'Dara',
    lastName: 'Kim',
    jobtitle: 'Cook',
    company: '',
    languageIds: [2],
  }
  open()
  await expect.element(box('First name')).toHaveValue('Dara')
  await expect.element(box('Job title')).toHaveValue('Cook')
  await choose('Level', 'Fluent')
  await expect.poll(() => server.resume.languageLevels).toMatchObject([{ languageId: 2, languageLevelId: 2 }])
})

test('S-PARSE-21 parts that a PDF did not say whole are named when the resume opens, and each leads to what is missing', async () => {
  server.resume.profile = PROFILE
  const begun = (values: object) => ({ base: null, values, onceKey: 'k' })
  const drafts = {
    career: begun({ careerPosition: 'Cook' }),
    'skills/pdf-0': begun({ skillname: 'Knives' }),
    'skills/pdf-1': begun({ skillname: 'Soup' }),
  }
  sessionStorage.setItem(draftKey(testSession().userId, 'resume', 1), JSON.stringify(drafts))
  open()
  await expect
    .element(page.getByText('2 parts still need a detail: Latest job, Skills. Open them to finish.'))
    .toBeVisible()
  await button('Latest job').click()
  await expect.element(page.getByRole('combobox', { name: 'Job function' })).toHaveFocus()
  await button('Skills').click()
  await expect.element(box('Years of experience').first()).toHaveFocus()
  await userEvent.keyboard('3')
  await box('Years of experience').nth(1).fill('4')
  await expect.element(page.getByText('1 part still needs a detail: Latest job.')).toBeVisible()
})
