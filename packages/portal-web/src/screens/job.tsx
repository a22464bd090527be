import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Ads } from '../features/ads'
import { ApplyButton, SaveButton, slotsOf } from '../features/applications'
import { type Job, JobPage, useJob } from '../features/jobs'
import { MapSketch, PlaceMap } from '../features/map'
import { placeName, useAreNamesAwaited, useConstants } from '../http/constants'
import { titleOf } from '../lib/job'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

/** Where it is: by the point of its company, or by those of its places. */
function JobMap({ job }: { job: Job }) {
  const { locations } = useConstants()
  const { company } = job
  if (company === null) return null
  const pins = company.places
    .filter(({ locationId }) => job.locations.includes(locationId))
    .flatMap(({ locationId, point }) => (point ? [{ point, name: placeName(locations, locationId) }] : []))
  return company.map === null ? <MapSketch pins={pins} /> : <PlaceMap point={company.map} pins={pins} />
}

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
        map={<JobMap job={job} />}
      />
      <Ads slot="seekerJobDetails" />
    </>
  )
}
