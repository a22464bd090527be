import { useTranslation } from 'react-i18next'
import { Shelf } from '../../../ui/shelf'
import { useRecommended } from '../api/companies'
import { RecommendedCompanies } from './recommended-companies'

/** Recommended employers with a heading; nothing where there are none. */
export function CompanyShelf() {
  const { t } = useTranslation('home')
  const { data } = useRecommended()
  if (data?.rows.length === 0) return null
  return (
    <Shelf title={t('companies.title')} all={{ to: '/company', text: t('companies.all') }}>
      <RecommendedCompanies />
    </Shelf>
  )
}
