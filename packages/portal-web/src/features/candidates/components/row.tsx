import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useConstants } from '../../../http/constants'
import { langOf } from '../../../lib/lang-of'
import { Avatar } from '../../../ui/avatar'
import { Portrait } from '../../../ui/portrait'
import type { Candidate } from '../api/candidates'
import { activeOf, belowOf, payOf, titleOf } from '../rules/words'
import { LanguageDots } from './language-dots'
import { StateMark } from './state-mark'

interface FrameProps {
  candidate: Candidate
  /** What its title leads to. */
  link: (title: ReactNode) => ReactNode
  /** What can be done. */
  children?: ReactNode
}

/** Somebody whom employers find: work, languages, pay, and when they were last here. */
export function RowFrame({ candidate, link, children }: FrameProps) {
  const { t } = useTranslation('scouting')
  const constants = useConstants()
  const { id, name, avatar, languages, isOnline, isForward } = candidate
  const [title, below, pay] = [titleOf(candidate, t), belowOf(candidate, constants, t), payOf(candidate)]
  return (
    <li className="scout-row">
      <span className="scout-face">
        {name === '' ? (
          <Portrait src="" isFemale={false} />
        ) : (
          <Avatar id={String(id)} name={name} src={avatar} />
        )}
      </span>
      <div className="scout-who">
        <h2>
          {link(<bdi lang={langOf(title)}>{title}</bdi>)}
          {isForward && (
            <small className="tag" title={t('row.forwardHint')}>
              {t('row.forward')}
              <span className="only-heard">{`. ${t('row.forwardHint')}`}</span>
            </small>
          )}
        </h2>
        <p className="soft">
          <bdi lang={langOf(below)}>{below}</bdi>
        </p>
      </div>
      <p className="scout-spoken soft">
        <LanguageDots languages={languages} />
      </p>
      <p className="scout-pay">
        {pay !== '' && (
          <>
            <b>{pay}</b> <small className="soft">{t('row.aMonth')}</small>
          </>
        )}
      </p>
      <p className="scout-active soft">
        {isOnline ? (
          <>
            <i className="scout-online" aria-hidden="true" /> {t('active.now')}
          </>
        ) : (
          activeOf(candidate, t)
        )}
      </p>
      <span className="scout-act">{children}</span>
    </li>
  )
}

interface Props {
  candidate: Candidate
  onInvite: () => void
}

/** The same at the desk, with what the company can do. */
export function CandidateRow({ candidate, onInvite }: Props) {
  const { search } = useLocation()
  return (
    <RowFrame
      candidate={candidate}
      link={(title) => (
        <Link to={`/candidates/${candidate.id}`} state={{ search }} data-candidate={candidate.id}>
          {title}
        </Link>
      )}
    >
      <StateMark candidate={candidate} onInvite={onInvite} />
    </RowFrame>
  )
}
