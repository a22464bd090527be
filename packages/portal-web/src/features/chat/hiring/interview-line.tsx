import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApplicationState } from '../../../http/use-application'
import { isolate } from '../../../lib/isolate'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { Icon } from '../../../ui/icons'

/** When the two of a row of the list meet; nothing of an interview that was called off, or is over. */
export function InterviewLine({ id }: { id: string }) {
  const { t } = useTranslation('hiring')
  const today = useDay()
  const { data } = useApplicationState(Number(id))
  const interview = data?.interview
  if (!interview || interview.answer === 'cancelled' || interview.at < today) return null
  return (
    <span className="row-interview">
      <Icon of={CalendarDays} size={14} />
      <span>{t('interview.row', { time: isolate(showMeeting(interview.at, today)) })}</span>
    </span>
  )
}
