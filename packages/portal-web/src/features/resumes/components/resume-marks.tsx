import { useTranslation } from 'react-i18next'
import type { Resume } from '../api/resumes'

const KINDS = { draft: undefined, submitted: 'wait', approved: 'good', rejected: 'bad' } as const

/** Where a resume stands, in short words beside its name. */
export function ResumeMarks({ resume: { status, isChanged, isDefault, isHidden } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  return (
    <>
      <span className="own-mark" data-kind={KINDS[status]}>
        {t(`resume.status.${status}`)}
      </span>
      {isChanged && <span className="own-mark">{t('resume.changed')}</span>}
      {isDefault && <span className="own-mark">{t('resume.default')}</span>}
      {isHidden && <span className="own-mark">{t('resume.hidden')}</span>}
    </>
  )
}
