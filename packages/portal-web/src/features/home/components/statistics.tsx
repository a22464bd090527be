import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStatistics } from '../api/statistics'

/** How much there is at the moment; empty where that could not be fetched. */
export function Statistics() {
  const { t } = useTranslation('home')
  const { data } = useStatistics()
  return (
    <p className="statistics">
      {data !== undefined && (
        <>
          <Link to="/job">{t('now.jobs', { count: data.jobs })}</Link>
          <Link to="/company">{t('now.companies', { count: data.companies })}</Link>
        </>
      )}
    </p>
  )
}
