import { useTranslation } from 'react-i18next'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { AlertForm, fromSearch, useAlerts } from '../features/subscriptions'
import { draftKey } from '../lib/draft'
import { ALERT } from '../lib/limits'
import type { Session } from '../lib/session'
import { NotFetched } from '../ui/not-fetched'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

function OneAlert({ id, draft }: { id: number; draft: string }) {
  const { t } = useTranslation('pages')
  const { data: alerts, isError, cause, refetch } = useAlerts()
  if (alerts === undefined)
    return isError ? (
      <NotFetched title={t('subscriptions.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  const alert = alerts.find((one) => one.id === id)
  return alert === undefined ? <NotFoundScreen /> : <AlertForm alert={alert} isCut={false} draft={draft} />
}

/** `?id=1`: that one; else a new one, of the search that stands in the address. */
export default function SubscriptionScreen() {
  const { userId } = useOutletContext<Session>()
  const [address] = useSearchParams()
  const id = Number(address.get('id') ?? 0)
  // What is written about one search is not shown for the next.
  const draft = draftKey(userId, id === 0 ? `alert?${address}` : 'alert', id)
  if (id !== 0) return <OneAlert key={draft} id={id} draft={draft} />
  const { keyword, ids, isCut } = fromSearch(address)
  const alert = { id: 0, name: keyword.slice(0, ALERT.name), keyword, ids, jobCount: 10, everyDays: 7 }
  return <AlertForm key={draft} alert={alert} isCut={isCut} draft={draft} />
}
