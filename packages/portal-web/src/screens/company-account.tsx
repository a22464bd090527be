import { useTranslation } from 'react-i18next'
import { CompanyAccount } from '../features/reading'
import { Contact } from '../features/shell'
import { Title } from '../ui/title'

export default function CompanyAccountScreen() {
  const { t } = useTranslation('reading')
  return (
    <>
      <Title>{t('companyAccount.title')}</Title>
      <CompanyAccount contact={<Contact />} />
    </>
  )
}
