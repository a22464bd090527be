import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Candidate } from '../api/candidates'
import { RowFrame } from './row'

/** A seeker sees their own row as others do, or how to be found. */
export function OwnStanding({ own }: { own: Candidate | null }) {
  const { t } = useTranslation('scouting')
  if (own === null)
    return (
      <p className="wanted-note">
        <span>{t('portal.notHere')}</span>
        <Link className="button button-small" to="/resume">
          {t('portal.beFound')}
        </Link>
      </p>
    )
  return (
    <section className="scout-list" aria-labelledby="own-row">
      <div className="scout-head">
        <h2 id="own-row">{t('portal.own')}</h2>
        <p className="soft scout-names">{t('portal.ownLead')}</p>
      </div>
      <ul className="rows">
        <RowFrame candidate={own} link={(title) => <Link to={`/resume?id=${own.id}`}>{title}</Link>} />
      </ul>
    </section>
  )
}
