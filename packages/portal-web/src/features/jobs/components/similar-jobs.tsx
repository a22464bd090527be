import { useTranslation } from 'react-i18next'
import type { SlotsOf } from '../../../lib/job'
import { useJobList } from '../api/jobs'
import { JobRow } from './job-row'

/** Of those that the server has. */
const SHOWN = 6

/** Below the job, when they are there; nothing where there are none. */
export function SimilarJobs({ id, slotsOf }: { id: number; slotsOf: SlotsOf }) {
  const { t } = useTranslation('jobs')
  const { data } = useJobList(`/jobs/${id}/related`)
  if (data === undefined || data.rows.length === 0) return null
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 id="similar">{t('job.similar')}</h2>
      <ul className="rows">
        {data.rows.slice(0, SHOWN).map((job) => (
          <JobRow key={job.id} job={job} level={3} {...slotsOf(job)} />
        ))}
      </ul>
    </section>
  )
}
