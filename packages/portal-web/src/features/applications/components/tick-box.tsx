import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { type JobView, titleOf } from '../../../lib/job'
import { BATCH_JOBS } from '../../../lib/limits'
import { toggleTick, useTicked } from '../api/ticked'

/** Chooses a job for what is done with several at once. */
export function TickBox({ job }: { job: JobView }) {
  const { t } = useTranslation('applications')
  const title = titleOf(job)
  const toggle = () => {
    if (!toggleTick(job.id, title)) toast(t('batch.full', { most: BATCH_JOBS }), { id: 'batch-full' })
  }
  return (
    <label className="job-row-tick">
      <input
        type="checkbox"
        aria-label={t('batch.choose', { title })}
        checked={useTicked().has(job.id)}
        onChange={toggle}
      />
    </label>
  )
}
