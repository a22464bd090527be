import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { useListSlots } from '../features/applications'
import { FirstSteps } from '../features/first-steps'
import { JobRow } from '../features/jobs'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'

export default function FirstStepsScreen() {
  const { t } = useTranslation('pages')
  const { userId } = useOutletContext<Session>()
  const slotsOf = useListSlots()
  return (
    <>
      <Title>{t('steps.title')}</Title>
      <FirstSteps userId={userId} jobRow={(job) => <JobRow key={job.id} job={job} {...slotsOf(job)} />} />
    </>
  )
}
