import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../ui/button'
import { fetchProviders, goToProvider } from '../api/social'

/** Accounts that one has elsewhere; nothing where the server knows none. */
export function SocialLogins() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  // An address that somebody else was led away from is for nobody who comes by another site.
  const from = state?.userId === undefined ? state?.from : undefined
  const { data: providers = [] } = useQuery({
    queryKey: ['social'],
    queryFn: ({ signal }) => fetchProviders(signal),
  })
  if (providers.length === 0) return null
  return (
    <section className="social" aria-label={t('social.label')}>
      <p className="soft">{t('social.label')}</p>
      <ul>
        {providers.map((provider) => (
          <li key={provider.id}>
            <Button kind="quiet" onClick={() => goToProvider(provider, from)}>
              {provider.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
