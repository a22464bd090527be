import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Ads } from '../features/ads'
import { ApplyButton, SaveButton, slotsOf } from '../features/applications'
import { JobPage, useJob } from '../features/jobs'
import { PlaceMap } from '../features/map'
import { useAreNamesAwaited } from '../http/constants'
import { titleOf } from '../lib/job'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

export default function JobScreen() {
  const { t } = useTranslation('pages')
  const { id = '' } = useParams()
  const { data: job, isError, cause, refetch } = useJob(id)
  const areNamesAwaited = useAreNamesAwaited()
  if (job === null) return <NotFoundScreen />
  if (job === undefined)
    return isError ? (
      <NotFetched title={t('job.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  if (areNamesAwaited) return <LoadingScreen />
  return (
    <>
      <Title>{titleOf(job)}</Title>
      <JobPage
        key={job.id}
        job={job}
        slotsOf={slotsOf}
        apply={<ApplyButton kind="primary" job={job} />}
        save={<SaveButton kind="job" id={job.id} />}
        map={job.company?.map && <PlaceMap point={job.company.map} />}
      />
      <Ads slot="seekerJobDetails" />
    </>
  )
}
