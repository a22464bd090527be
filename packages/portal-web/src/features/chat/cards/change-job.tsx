import { BriefcaseBusiness } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { Icon } from '../../../ui/icons'
import type { CardProps } from '../kinds/kind'
import '../../../styles/hiring.css'

/** What the two talk about from here on, in one line. */
export default function ChangeJobCard({
  body: { jobTitle, text },
  name,
}: CardProps<{ readonly jobTitle: string; readonly text: string }>) {
  const { t } = useTranslation('hiring')
  const title = jobTitle || text
  return (
    <p className="card-said hiring-change">
      <Icon of={BriefcaseBusiness} size={14} />
      <span>{title === '' ? name : t('job.changed', { title: isolate(title) })}</span>
    </p>
  )
}
