import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icons'
import { Note } from './note'

/** What nobody should do for a job; `report` is the way to tell us of who asks for it. */
export function SafetyNote({ report }: { report?: ReactNode }) {
  const { t } = useTranslation('jobs')
  return (
    <Note icon={<Icon of={ShieldCheck} size={16} />}>
      {t('safety.note')} {report}
    </Note>
  )
}
