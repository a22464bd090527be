import { useTranslation } from 'react-i18next'
import { OwnPage } from '../../../ui/own-page'
import { PARTS, type Resume } from '../api/resumes'
import { ProfileSection } from './profile-section'
import { ResumeMarks } from './resume-marks'
import { ResumeMenu } from './resume-menu'
import { WorkSection } from './work-section'

/** How much of it is there, and what is not. */
function Completeness({ resume: { completeness, has } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  const missing = PARTS.filter((part) => !has[part]).map((part) => t(`resume.parts.${part}`))
  const percent = t('resume.complete', { percent: completeness })
  return (
    <div>
      <p>{percent}</p>
      <progress className="own-meter" value={completeness} max={100} aria-label={percent} />
      {missing.length > 0 && <p className="soft">{t('resume.missing', { parts: missing.join(', ') })}</p>}
    </div>
  )
}

/** One resume, changed part by part. */
export function ResumeEditor({ resume }: { resume: Resume }) {
  const { t } = useTranslation(['papers', 'pages'])
  return (
    <OwnPage
      title={resume.name}
      back={{ to: '/resume', name: t('resume.all') }}
      action={<ResumeMenu resume={resume} />}
    >
      <p className="own-marks">
        <ResumeMarks resume={resume} />
      </p>
      <Completeness resume={resume} />
      <ProfileSection resume={resume} />
      <WorkSection resume={resume} />
      <p className="soft">{t('resume.toCome')}</p>
    </OwnPage>
  )
}
