import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { titleWith } from '../contract/page'
import { Ads } from '../features/ads'
import { ApplyButton, JobMenu, ReportButton, SaveButton, slotsOf } from '../features/applications'
import { JobPage, useJob } from '../features/jobs'
import { placeName, useAreNamesAwaited, useConstants } from '../http/constants'
import { titleOf } from '../lib/job'
import { noteSeen } from '../lib/seen-jobs'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { JobMap } from './job-map'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

export default function JobScreen() {
  const { t } = useTranslation('pages')
  const { id = '' } = useParams()
  const { data: job, isError, cause, refetch } = useJob(id)
  const areNamesAwaited = useAreNamesAwaited()
  const { locations } = useConstants()
  const seen = job?.id
  useEffect(() => {
    if (seen !== undefined) noteSeen(seen)
  }, [seen])
  if (job === null) return <NotFoundScreen />
  if (job === undefined)
    return isError ? (
      <NotFetched title={t('job.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  if (areNamesAwaited) return <LoadingScreen />
  const [first] = job.locations
  const place = first === undefined ? job.place : placeName(locations, first)
  return (
    <>
      <Title>{titleWith(titleOf(job), job.company?.name, place)}</Title>
      <JobPage
        key={job.id}
        job={job}
        slotsOf={slotsOf}
        apply={<ApplyButton kind="primary" job={job} />}
        save={<SaveButton kind="job" id={job.id} />}
        more={<JobMenu job={job} />}
        map={<JobMap job={job} />}
        report={<ReportButton kind="job" id={job.id} />}
      />
      <Ads slot="seekerJobDetails" />
    </>
  )
}
