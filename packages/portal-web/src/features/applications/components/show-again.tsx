import { useTranslation } from 'react-i18next'
import { passFocus } from '../../../lib/focus-title'
import { type JobView, titleOf } from '../../../lib/job'
import { useHide } from './use-hide'

/** Brings a hidden job back. */
export function ShowAgain({ job }: { job: JobView }) {
  const { t } = useTranslation('applications')
  const { show } = useHide(job.id)
  return (
    <button
      ref={passFocus}
      type="button"
      className="button button-small"
      aria-label={t('hide.show', { title: titleOf(job) })}
      onClick={show}
    >
      {t('hide.showShort')}
    </button>
  )
}
