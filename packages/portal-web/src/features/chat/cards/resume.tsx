import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PortalLink } from '../../../ui/portal-link'
import { About } from '../hiring/about'
import { HiringCard } from '../hiring/card'
import type { CardProps } from '../kinds/kind'

interface Body {
  readonly resumeId: string
  readonly jobTitle: string
  readonly text: string
}

/** A resume that its owner names; it is read where it was applied with. */
export default function ResumeCard({ body, name, message }: CardProps<Body>) {
  const { t } = useTranslation('hiring')
  const { resumeId, jobTitle, text } = body
  const isOwn = message.own && /^\d+$/.test(resumeId)
  return (
    <HiringCard
      icon={FileText}
      name={name}
      {...(isOwn && {
        acts: <PortalLink to={`/resume?id=${resumeId}`}>{t('resume.own')}</PortalLink>,
      })}
    >
      <About title={text || jobTitle} text={text === '' ? '' : jobTitle} />
    </HiringCard>
  )
}
