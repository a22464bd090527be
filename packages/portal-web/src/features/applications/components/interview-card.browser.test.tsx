import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toApplication } from '../../../http/application'
import { openArea } from '../../../i18n/i18n'
import { openStage } from '../../resumes/test-stage'
import { InterviewCard } from './interview-card'

let end: () => void
beforeEach(() => openArea('applications'))
afterEach(() => end())

function open(interviewJob: string) {
  const job = { id: 7, title: 'បុគ្គលិកដុតនំ', titles: { en: 'Baker' } }
  const interview = { interviewTime: 1_790_000_000, interviewJob, mobile: '+85512345678' }
  const application = toApplication({ id: 5, job, interview })
  if (application?.interview == null) throw new Error('the application cannot be read')
  const element = <InterviewCard application={application} interview={application.interview} />
  end = openStage([{ path: '*', element }], '/').end
}

test('S-INBOX-16 an interview names its job in the language that is shown', async () => {
  open('បុគ្គលិកដុតនំ')
  await expect.element(page.getByText('Baker', { exact: true })).toBeVisible()
})

test('S-INBOX-16 a name that the employer typed stays as it is', async () => {
  open('Pastry chef')
  await expect.element(page.getByText('Pastry chef', { exact: true })).toBeVisible()
})
