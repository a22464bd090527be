import { useTranslation } from 'react-i18next'
import { Ads } from '../features/ads'
import { RecommendedCompanies } from '../features/companies'
import { EmployerHome } from '../features/reading'
import { Title } from '../ui/title'

export default function EmployersScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Title>{t('employers.title')}</Title>
      <EmployerHome featured={<RecommendedCompanies />} />
      <Ads slot="EnterpriseHome" />
    </>
  )
}
