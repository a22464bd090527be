import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openArea } from '../i18n/i18n'
import { useLater } from '../lib/use-later'
import { useNear } from '../lib/use-near'
import { Button } from '../ui/button'
import { FormFailure } from '../ui/failure'
import { ProgressBar } from '../ui/progress-bar'

async function fetchBelow() {
  const [{ HomeBelow }] = await Promise.all([
    import('./home-below'),
    openArea('home'),
    openArea('jobs'),
    openArea('applications'),
  ])
  return HomeBelow
}

/** What is below the first window of the start page, fetched when its place comes into sight. */
export function HomeLater() {
  const { t } = useTranslation('app')
  const place = useRef<HTMLDivElement>(null)
  const { data: Below, isError, isLoading } = useLater('home-below', useNear(place), fetchBelow)
  return (
    <div ref={place} className="home-below" aria-busy={isLoading}>
      {isLoading && <ProgressBar />}
      {isError && (
        <FormFailure text={t('error.title')}>
          <Button kind="small" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
        </FormFailure>
      )}
      {Below !== undefined && <Below />}
    </div>
  )
}
