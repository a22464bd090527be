import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { APPS } from '../../../lib/service'
import { useNear } from '../../../lib/use-near'

const QrCode = lazy(() => import('../../../ui/qr-code'))

/** A code for each app, drawn when it comes into sight, each a link too: who is on a phone cannot scan it. */
export function AppCodes() {
  const { t } = useTranslation('app')
  const place = useRef<HTMLUListElement>(null)
  const isNear = useNear(place)
  return (
    <ul ref={place} className="app-codes">
      {APPS.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span className="app-code">
              {isNear && (
                <Suspense>
                  <QrCode text={href} label={t('footer.code', { name })} />
                </Suspense>
              )}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
