import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { readType, ServicePage } from '../features/reading'
import { Contact } from '../features/shell'
import { SERVICES } from '../lib/service'
import { Title } from '../ui/title'
import { NotFoundScreen } from './not-found'

export default function ServiceScreen() {
  const { t } = useTranslation(['pages', 'app'])
  const { type } = useParams()
  const service = type === undefined ? undefined : readType(SERVICES, type)
  if (type !== undefined && service === undefined) return <NotFoundScreen />
  const title = service === undefined ? t('services.title') : t(`app:company.${service}`)
  return (
    <>
      <Title>{title}</Title>
      <ServicePage service={service ?? null} title={title} contact={<Contact />} />
    </>
  )
}
