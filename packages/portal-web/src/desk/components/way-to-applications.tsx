import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Where an employer goes on who finds no chat. */
export function WayToApplications() {
  const { t } = useTranslation('gate')
  return (
    <Link className="button button-primary" to="/applications">
      {t('off.applications')}
    </Link>
  )
}
