import { useTranslation } from 'react-i18next'
import { showAgo, showListed } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { CheckIcon } from '../../../ui/icons'
import { useThingState } from '../api/states'

/** Among the tags of a job in a list: that it was applied for. */
export function AppliedMark({ id }: { id: number }) {
  const { t } = useTranslation('applications')
  const now = useDay()
  const appliedAt = useThingState('job', id)?.appliedAt ?? 0
  if (appliedAt === 0) return null
  return (
    <li className="tag tag-good" title={showListed(appliedAt)}>
      <CheckIcon />
      {t('apply.applied', { date: showAgo(appliedAt, now) })}
    </li>
  )
}
