import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isProvince, useConstants } from '../../../http/constants'
import { useStatistics } from '../api/statistics'

/** How much there is at the moment; what could not be fetched is left out. */
export function Figures() {
  const { t } = useTranslation('home')
  const { data } = useStatistics()
  const provinces = useConstants().locations.filter(({ id, isRemote }) => isProvince(id) && !isRemote).length
  return (
    <ul className="home-figures">
      {data !== undefined && (
        <>
          <li>
            <Link to="/job">
              <b>{t('count.number', { jobs: data.jobs })}</b> {t('now.jobs', { count: data.jobs })}
            </Link>
          </li>
          <li>
            <Link to="/company">
              <b>{t('count.number', { jobs: data.companies })}</b>{' '}
              {t('now.companies', { count: data.companies })}
            </Link>
          </li>
        </>
      )}
      {provinces > 0 && (
        <li>
          <b>{t('count.number', { jobs: provinces })}</b> {t('now.provinces', { count: provinces })}
        </li>
      )}
    </ul>
  )
}
