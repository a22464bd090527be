import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useOwn } from '../../../http/read'
import { toFields } from '../../../lib/fields'
import { type SlotsOf, toJobView } from '../../../lib/job'
import { toPage } from '../../../lib/reading'
import { Rows } from '../../../ui/rows'
import { Shelf } from '../../../ui/shelf'
import { JobRow } from './job-row'
import '../../../styles/rows.css'
import '../../../styles/home-below.css'

const SHOWN = 6

const toRecommended = (body: unknown) => ({
  ...toPage(body, toJobView),
  /** What is looked for was said. */
  isKnown: toFields(body).hasIntention === true,
})

/** Jobs that fit what one looks for, those that fit best first; who has not said it is asked. Nothing where none fits. */
export function JobsForYou({ slotsOf }: { slotsOf: SlotsOf }) {
  const { t } = useTranslation('jobs')
  const { data, isPending, isError, cause, refetch } = useOwn(
    `/jobs/recommended?size=${SHOWN}`,
    toRecommended,
  )
  if (data?.isKnown === true && data.rows.length === 0) return null
  return (
    <Shelf title={t('forYou.title')}>
      {data?.isKnown === false ? (
        <p>
          {t('forYou.unknown')}{' '}
          <Link className="link" to="/first-steps">
            {t('forYou.say')}
          </Link>
        </p>
      ) : (
        <Rows
          count={SHOWN}
          isLoading={isPending}
          isFailed={isError}
          isOld={false}
          cause={cause}
          onRetry={() => void refetch()}
        >
          {data?.rows.map((job) => (
            <JobRow key={job.id} job={job} level={3} {...slotsOf(job)} />
          ))}
        </Rows>
      )}
    </Shelf>
  )
}
