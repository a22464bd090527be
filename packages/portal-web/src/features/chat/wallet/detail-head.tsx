import { useTranslation } from 'react-i18next'
import { Link, type To, useLocation } from 'react-router-dom'
import { toFields } from '../../../lib/fields'
import { BackIcon } from '../../../ui/icons'
import { toWallet } from '../rules/places'

/** In the state of a link: who follows it comes from the records, and goes back to them. */
export const RECORDS = 'records'

interface Props {
  back: To
  backName: string
  title: string
}

/** Above one thing on the wallet's page: the way back to the list that one came from. */
export function DetailHead({ back, backName, title }: Props) {
  const { t } = useTranslation('wallet')
  const isFromRecords = toFields(useLocation().state).of === RECORDS
  return (
    <header className="wallet-middle-head">
      <Link
        className="icon-button"
        to={isFromRecords ? toWallet({}) : back}
        aria-label={isFromRecords ? t('records.back') : backName}
      >
        <BackIcon />
      </Link>
      <h2>{title}</h2>
      <span className="wallet-demo">{t('demo')}</span>
    </header>
  )
}
