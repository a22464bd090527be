import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayOfJob, inCambodia, showDay, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Leaf } from '../../../ui/leaf'
import { Nothing } from '../../../ui/nothing'
import { Rows } from '../../../ui/rows'
import { type Card, useMeetings } from './api'
import { CalendarButton, ProposalBlock } from './interview-block'
import { comingTime } from './times'
import { type BoardDeeds, useDeeds } from './use-deeds'
import { jobTitleOf, nameOf } from './words'
import '../../../styles/records.css'
import '../../../styles/rows.css'
import '../../../styles/board.css'

function Meeting({ card, at, deeds }: { card: Card; at: number; deeds: BoardDeeds }) {
  const { t } = useTranslation('board')
  const { interview } = card
  if (interview === null) return null
  const state =
    interview.proposal !== null ? 'asks' : interview.answer === 'none' ? 'waiting' : interview.answer
  return (
    <li className="meeting-row">
      <Leaf at={at} />
      <div>
        <h3>
          <Link to={`/applications/${card.jobId}?open=${card.id}`}>
            <bdi>{nameOf(card, t)}</bdi>
          </Link>
        </h3>
        <p>
          <time dateTime={new Date(at).toISOString()}>{showTime(at, inCambodia)}</time>
          {' · '}
          <bdi>{jobTitleOf(card)}</bdi>
        </p>
        <p className="soft">
          <bdi>{interview.address}</bdi>
          {' · '}
          {t(`interview.${state}`)}
        </p>
        {interview.proposal !== null && (
          <ProposalBlock card={card} proposal={interview.proposal} deeds={deeds} />
        )}
        {interview.answer === 'accepted' && <CalendarButton card={card} interview={interview} />}
      </div>
    </li>
  )
}

/** Interviews to come, by day in Cambodia. */
export function Meetings() {
  const { t } = useTranslation('board')
  const today = useDay()
  const deeds = useDeeds()
  const { data, isPending, isError, cause, isPlaceholderData, refetch } = useMeetings()
  const meetings = (data ?? []).map((card) => ({
    card,
    at: comingTime(card, today) || (card.interview?.at ?? 0),
  }))
  const days = Map.groupBy(meetings, ({ at }) => dayOfJob(at))
  return (
    <main id="content" className="meetings">
      <h1>{t('meetings.title')}</h1>
      {data?.length === 0 ? (
        <Nothing title={t('meetings.none')} lead={t('meetings.noneLead')}>
          <Link className="button button-primary" to="/applications">
            {t('meetings.toBoard')}
          </Link>
        </Nothing>
      ) : (
        <Rows
          count={3}
          isLoading={isPending}
          isFailed={isError}
          cause={cause}
          isOld={isPlaceholderData}
          onRetry={() => void refetch()}
        >
          {[...days].map(([day, those]) => (
            <li key={day} className="meeting-day">
              <h2>{showDay(those[0]?.at ?? 0, today, inCambodia)}</h2>
              <ul>
                {those.map(({ card, at }) => (
                  <Meeting key={card.id} card={card} at={at} deeds={deeds} />
                ))}
              </ul>
            </li>
          ))}
        </Rows>
      )}
    </main>
  )
}
