import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PAYMENTS, PayPage, readType } from '../features/reading'
import { Title } from '../ui/title'
import { NotFoundScreen } from './not-found'

export default function PayScreen() {
  const { t } = useTranslation(['pages', 'reading'])
  const { type } = useParams()
  const payment = type === undefined ? undefined : readType(PAYMENTS, type)
  if (type !== undefined && payment === undefined) return <NotFoundScreen />
  const title = payment === undefined ? t('pay.title') : t(`reading:pay.${payment}`)
  return (
    <>
      <Title>{title}</Title>
      <PayPage payment={payment ?? null} title={title} />
    </>
  )
}
