import { useTranslation } from 'react-i18next'
import { showStamp } from '../../../lib/dates'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { type Event, STAGES } from './api'

const KINDS = [
  'applied',
  'viewed',
  'moved',
  'offered',
  'accepted',
  'cancelled',
  'proposed',
  'confirmed',
  'kept',
  'closed',
] as const

/** What has become of an application, the first first. What nobody knows how to say is left out. */
export function HistoryTab({ history }: { history: readonly Event[] }) {
  const { t } = useTranslation('board')
  const today = useDay()
  return (
    <ol className="history">
      {history.map(({ kind, detail, at, name }, index) => {
        const known = KINDS.find((one) => one === kind)
        if (known === undefined) return null
        const stage = STAGES.find((one) => one === detail)
        const time = showMeeting(Number(detail) || at, today)
        const what = t(`history.${known}`, { stage: stage === undefined ? '' : t(`stages.${stage}`), time })
        return (
          <li key={index}>
            <span>{name === '' ? what : t('history.by', { what, name })}</span>{' '}
            <time className="soft" dateTime={new Date(at).toISOString()}>
              {showStamp(at)}
            </time>
          </li>
        )
      })}
    </ol>
  )
}
