import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, useConstants } from '../../../http/constants'
import { inCambodia, showDay, showTime, showWhen } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { ChatIcon } from '../../../ui/icons'
import { WithChat } from '../../../ui/with-chat'
import type { Card } from './api'
import { jobTitleOf, metOf, nameOf, provinceOf, workOf } from './words'

interface Props {
  card: Card
  /** Where it is opened. */
  to: string
  isOpen: boolean
  /** It is told which job it is for. */
  hasJob: boolean
}

/** How an interview stands, in a word. */
function useInterviewState({ interview }: Card): string {
  const { t } = useTranslation('board')
  if (interview === null) return ''
  if (interview.proposal !== null) return t('interview.asks')
  if (interview.answer === 'none') return t('interview.waiting')
  return t(`interview.${interview.answer}`)
}

/** What of the job the resume says, as a bar and in numbers. */
export function Match({ card }: { card: Card }) {
  const { t } = useTranslation('board')
  const count = card.facts.length
  if (count === 0) return <span />
  const met = metOf(card)
  const name = t('match', { met, count })
  return (
    <span className="cand-match" title={name}>
      <span className="cand-meter" aria-hidden="true">
        <i style={{ inlineSize: `${Math.round((100 * met) / count)}%` }} />
      </span>
      <span aria-hidden="true">{`${met}/${count}`}</span>
      <span className="only-heard">{name}</span>
    </span>
  )
}

/** An application on the board: who, what, where, and the last sign of life. A press opens it. */
export function CandidateCard({ card, to, isOpen, hasJob }: Props) {
  const { t } = useTranslation('board')
  const constants = useConstants()
  const today = useDay()
  const state = useInterviewState(card)
  const { interview, stage } = card
  const name = nameOf(card, t)
  const work = workOf(card, t)
  const tags = [
    provinceOf(card.locationId, constants),
    ...card.languages.map((id) => nameIn(constants.languages, id)),
  ].filter((tag) => tag !== '')
  const meeting =
    interview === null || stage === 'closed'
      ? ''
      : `${showDay(interview.at, today, inCambodia)}, ${showTime(interview.at, inCambodia)}`
  return (
    <Link
      className="cand"
      to={to}
      data-card={card.id}
      data-shut={stage === 'closed' || undefined}
      aria-current={isOpen || undefined}
      draggable={false}
    >
      <span className="cand-who">
        <Avatar id={card.imId || String(card.id)} name={card.name || '?'} src={card.avatar} />
        <span>
          <b>
            <bdi lang={langOf(name)}>{name}</bdi>
          </b>
          <span className="soft">
            <bdi lang={langOf(work)}>{work}</bdi>
          </span>
          {hasJob && (
            <small className="soft">
              <bdi>{jobTitleOf(card)}</bdi>
            </small>
          )}
        </span>
      </span>
      <span className="cand-tags">
        {meeting !== '' && <span className="tag tag-strong">{meeting}</span>}
        {tags.slice(0, 4).map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </span>
      <span className="cand-foot">
        <Match card={card} />
        <span className="cand-last">
          {stage === 'interview' && state !== '' ? (
            state
          ) : (
            <>
              {card.messages > 0 && (
                <WithChat>
                  <ChatIcon />
                  <b aria-hidden="true">{card.messages}</b>
                  <span className="only-heard">{t('messages', { count: card.messages })}</span>
                </WithChat>
              )}
              <time dateTime={new Date(card.lastAt).toISOString()}>{showWhen(card.lastAt, Date.now())}</time>
            </>
          )}
        </span>
      </span>
    </Link>
  )
}
