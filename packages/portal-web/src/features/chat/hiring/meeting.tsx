import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { Application, Interview } from '../../../http/application'
import { isolate } from '../../../lib/isolate'
import { titleOf } from '../../../lib/job'
import { mapSearch } from '../../../lib/map-link'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { Leaf } from '../../../ui/leaf'
import { isAtDesk } from './table'

interface Props {
  application: Application
  interview: Interview
  /** The time that stands on the leaf: what is chosen of several. */
  at: number
}

/** Day, hour, job, place and whom to ask for, with the ways to a map and to a calendar. */
export function Meeting({ application, interview, at }: Props) {
  const { t } = useTranslation('hiring')
  const today = useDay()
  const { id, job } = application
  const { address, contact, mobile, proposal } = interview
  const title = titleOf(job)
  async function save() {
    try {
      const { saveInterview } = await import('../../../lib/interview-file')
      const what = [title, isAtDesk ? '' : (job.employer?.name ?? '')].filter((one) => one !== '').join(', ')
      saveInterview(id, t('interview.calendarTitle', { title: what }), { ...interview, at })
    } catch {
      toast(t('failure.failed'))
    }
  }
  return (
    <div className="hiring-line">
      <Leaf at={at} />
      <div className="hiring-about">
        <time className="card-title" dateTime={new Date(at).toISOString()}>
          {showMeeting(at, today)}
        </time>
        <bdi className="card-soft">{title}</bdi>
        <span className="card-soft">
          <bdi>{address}</bdi>
        </span>
        <span className="card-soft">
          {t('interview.askFor', { name: isolate(contact), mobile: isolate(mobile) })}
        </span>
        {proposal !== null && (
          <span className="hiring-moved">
            {t(isAtDesk ? 'interview.theyAsk' : 'interview.youAsked', {
              time: isolate(showMeeting(proposal.at, today)),
            })}
            {proposal.text !== '' && <bdi className="card-soft">{proposal.text}</bdi>}
          </span>
        )}
        <span className="hiring-ways">
          <a href={mapSearch(address)} target="_blank" rel="noopener noreferrer">
            {t('interview.map')}
          </a>
          {interview.answer !== 'cancelled' && (
            <button type="button" className="link" onClick={() => void save()}>
              {t('interview.calendar')}
            </button>
          )}
        </span>
      </div>
    </div>
  )
}
