import { useTranslation } from 'react-i18next'
import type { Resume } from '../api/resumes'

/** Where a resume stands, in short words beside its name. */
export function ResumeMarks({ resume: { status, isDefault, isHidden } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  return (
    <>
      <span className="own-mark" data-kind={status === 'approved' ? 'good' : undefined}>
        {t(`resume.status.${status}`)}
      </span>
      {isDefault && <span className="own-mark">{t('resume.default')}</span>}
      {isHidden && <span className="own-mark">{t('resume.hidden')}</span>}
    </>
  )
}
