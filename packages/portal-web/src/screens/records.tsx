import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApplicationPage, Records, useApplication } from '../features/applications'
import { JobRow } from '../features/jobs'
import type { RowOf } from '../lib/job'
import { NotFetched } from '../ui/not-fetched'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

const jobRow: RowOf = (job, slots) => <JobRow key={job.id} job={job} {...slots} />

function OneRecord({ id }: { id: string }) {
  const { t } = useTranslation('pages')
  const { data: application, isError, cause, refetch } = useApplication(id)
  if (application === null) return <NotFoundScreen />
  if (application === undefined)
    return isError ? (
      <NotFetched title={t('records.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  return <ApplicationPage application={application} jobRow={jobRow} />
}

/** `/job-record/1` is one application. */
export default function RecordsScreen() {
  const { t } = useTranslation('pages')
  const { id } = useParams()
  if (id !== undefined) return <OneRecord id={id} />
  return <Records title={t('records.title')} jobRow={jobRow} />
}
