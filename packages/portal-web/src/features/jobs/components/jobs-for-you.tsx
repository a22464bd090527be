import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useOwn } from '../../../http/read'
import { toFields } from '../../../lib/fields'
import { type SlotsOf, toJobView } from '../../../lib/job'
import { toPage } from '../../../lib/reading'
import { Rows } from '../../../ui/rows'
import { JobRow } from './job-row'
import '../../../styles/rows.css'
import '../../../styles/for-you.css'

const SHOWN = 6

const toRecommended = (body: unknown) => ({
  ...toPage(body, toJobView),
  /** What is looked for was said, or shows in what was saved and applied for. */
  isKnown: toFields(body).isKnown === true,
  hasIntention: toFields(body).hasIntention === true,
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
    <section className="for-you" aria-labelledby="for-you">
      <h2 id="for-you">{t('forYou.title')}</h2>
      {data?.isKnown === false ? (
        <p>
          {t('forYou.unknown')}{' '}
          <Link className="link" to="/first-steps">
            {t('forYou.say')}
          </Link>
        </p>
      ) : (
        <>
          <p className="soft">
            {t(data?.hasIntention === false ? 'forYou.fromDeeds' : 'forYou.fromIntention')}{' '}
            <Link className="link" to="/first-steps">
              {t('forYou.change')}
            </Link>
          </p>
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
        </>
      )}
    </section>
  )
}
