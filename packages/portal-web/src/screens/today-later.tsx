import { useTranslation } from 'react-i18next'
import { openArea } from '../i18n/i18n'
import type { Session } from '../lib/session'
import { useLater } from '../lib/use-later'
import { Button } from '../ui/button'
import { FormFailure } from '../ui/failure'
import { LoadingScreen } from './loading'

async function fetchToday() {
  const [{ Today }] = await Promise.all([
    import('./today'),
    openArea('applications'),
    openArea('auth'),
    openArea('jobs'),
    openArea('papers'),
    openArea('resume'),
  ])
  return Today
}

/** The start page of a seeker: a script of its own, which no visitor fetches. */
export function TodayLater({ session }: { session: Session }) {
  const { t } = useTranslation('app')
  const { data: Today, isError } = useLater('today', true, fetchToday)
  if (Today !== undefined) return <Today session={session} />
  if (!isError) return <LoadingScreen />
  return (
    <main id="content">
      <FormFailure text={t('error.title')}>
        <Button kind="small" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
      </FormFailure>
    </main>
  )
}
