import { useTranslation } from 'react-i18next'
import { showDay } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { useForwardUntil } from '../api/forward'
import type { Resume } from '../api/resumes'

const KINDS = { draft: undefined, submitted: 'wait', approved: 'good', rejected: 'bad' } as const

/** Where a resume stands, in short words beside its name. */
export function ResumeMarks({ resume: { id, status, isChanged, isDefault, isHidden } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  const today = useDay()
  const forwardUntil = useForwardUntil(id)
  return (
    <>
      <span className="own-mark" data-kind={KINDS[status]}>
        {t(`resume.status.${status}`)}
      </span>
      {isChanged && <span className="own-mark">{t('resume.changed')}</span>}
      {isDefault && <span className="own-mark">{t('resume.default')}</span>}
      {isHidden && <span className="own-mark">{t('resume.hidden')}</span>}
      {forwardUntil > 0 && (
        <span className="own-mark" data-kind="good">
          {t('resume.forward.mark', { day: showDay(forwardUntil, today) })}
        </span>
      )}
    </>
  )
}
