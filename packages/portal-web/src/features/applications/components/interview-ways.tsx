import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import type { Application, Interview } from '../../../http/application'
import { titleOf } from '../../../lib/job'
import { mapSearch } from '../../../lib/map-link'
import { ChatIcon, PlaceIcon } from '../../../ui/icons'
import { WithChat } from '../../../ui/with-chat'
import { CalendarIcon } from './icons'

interface Props {
  application: Application
  interview: Interview
}

/** From an interview to a map, to the calendar of this device, and to the chat. */
export function InterviewWays({ application: { id, job }, interview }: Props) {
  const { t } = useTranslation('applications')
  const { answer } = interview
  async function save() {
    try {
      const { saveInterview } = await import('../../../lib/interview-file')
      const what = [titleOf(job), job.employer?.name ?? ''].filter((one) => one !== '').join(', ')
      saveInterview(id, t('interview.calendarTitle', { title: what }), interview)
    } catch {
      toast(t('failed'))
    }
  }
  return (
    <p className="interview-ways">
      <a className="link" href={mapSearch(interview.address)} target="_blank" rel="noopener noreferrer">
        <PlaceIcon />
        {t('interview.map')}
      </a>
      {answer !== 'cancelled' && (
        <button type="button" className="link" onClick={() => void save()}>
          <CalendarIcon />
          {t('interview.calendar')}
        </button>
      )}
      {job.isOpen && answer !== 'cancelled' && (
        <WithChat>
          <Link className="link" to={`/chat/index?job=${job.id}`}>
            <ChatIcon />
            {t('records.chat')}
          </Link>
        </WithChat>
      )}
    </p>
  )
}
