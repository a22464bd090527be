import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { APPS } from '../../../lib/service'

const QrCode = lazy(() => import('../../../ui/qr-code'))

/** A code for each app, each a link too: who is on a phone cannot scan it. */
export function AppCodes() {
  const { t } = useTranslation('app')
  return (
    <ul className="app-codes">
      {APPS.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span className="app-code">
              <Suspense>
                <QrCode text={href} label={t('footer.code', { name })} />
              </Suspense>
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
