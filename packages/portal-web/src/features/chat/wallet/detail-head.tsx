import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'
import { BackIcon } from '../../../ui/icons'

interface Props {
  back: To
  backName: string
  title: string
}

/** Above one bill or red packet on the wallet's page: the way back to the list. */
export function DetailHead({ back, backName, title }: Props) {
  const { t } = useTranslation('wallet')
  return (
    <header className="wallet-middle-head">
      <Link className="icon-button" to={back} aria-label={backName}>
        <BackIcon />
      </Link>
      <h2>{title}</h2>
      <span className="wallet-demo">{t('demo')}</span>
    </header>
  )
}
