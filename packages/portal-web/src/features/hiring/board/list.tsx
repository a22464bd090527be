import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConstants } from '../../../http/constants'
import { showWhen } from '../../../lib/dates'
import type { Card } from './api'
import { Match } from './card'
import { jobTitleOf, nameOf, provinceOf, workOf } from './words'

interface Props {
  cards: readonly Card[]
  openId: number
  hasJob: boolean
  addressOf: (card: Card) => string
}

/** The same cards line by line, the last sign of life first. */
export function CardList({ cards, openId, hasJob, addressOf }: Props) {
  const { t } = useTranslation('board')
  const constants = useConstants()
  const now = Date.now()
  return (
    <ul className="board-list">
      {cards
        .toSorted((a, b) => b.lastAt - a.lastAt)
        .map((card) => (
          <li key={card.id}>
            <Link
              className="board-line"
              to={addressOf(card)}
              data-card={card.id}
              aria-current={card.id === openId || undefined}
            >
              <b>
                <bdi>{nameOf(card, t)}</bdi>
              </b>
              <span>
                <bdi>{workOf(card, t)}</bdi>
              </span>
              <span className="soft">
                {hasJob ? <bdi>{jobTitleOf(card)}</bdi> : provinceOf(card.locationId, constants)}
              </span>
              <Match card={card} />
              <span className="tag">{t(`stages.${card.stage}`)}</span>
              <time className="soft" dateTime={new Date(card.lastAt).toISOString()}>
                {showWhen(card.lastAt, now)}
              </time>
            </Link>
          </li>
        ))}
    </ul>
  )
}
