import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SERVICES } from '../../../lib/service'

/** What companies can order: each card is one link. */
export function ServiceCards() {
  const { t } = useTranslation(['reading', 'app'])
  return (
    <ul className="service-cards">
      {SERVICES.map((service) => (
        <li key={service} className="service-card">
          <h3>
            <Link to={`/service/${service}`}>{t(`app:company.${service}`)}</Link>
          </h3>
          <p className="soft">{t(`services.${service}`)}</p>
        </li>
      ))}
    </ul>
  )
}
