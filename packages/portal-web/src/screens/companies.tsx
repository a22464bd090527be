import { useTranslation } from 'react-i18next'
import { Ads } from '../features/ads'
import { SaveMark } from '../features/applications'
import { CompanySearch } from '../features/companies'
import { Title } from '../ui/title'

export default function CompaniesScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Title>{t('companies.title')}</Title>
      <CompanySearch
        title={t('companies.title')}
        actionsOf={({ id, name }) => <SaveMark kind="company" id={id} name={name} />}
      />
      <Ads slot="seekerCompany" />
    </>
  )
}
