import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AlertForm, fromSearch, useAlerts } from '../features/subscriptions'
import { ALERT } from '../lib/limits'
import { NotFetched } from '../ui/not-fetched'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

function OneAlert({ id }: { id: number }) {
  const { t } = useTranslation('pages')
  const { data: alerts, isError, refetch } = useAlerts()
  if (alerts === undefined)
    return isError ? (
      <NotFetched title={t('subscriptions.title')} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  const alert = alerts.find((one) => one.id === id)
  return alert === undefined ? <NotFoundScreen /> : <AlertForm alert={alert} isCut={false} />
}

/** `?id=1`: that one; else a new one, of the search that stands in the address. */
export default function SubscriptionScreen() {
  const [address] = useSearchParams()
  const id = Number(address.get('id') ?? 0)
  if (id !== 0) return <OneAlert key={id} id={id} />
  const { keyword, ids, isCut } = fromSearch(address)
  const alert = { id: 0, name: keyword.slice(0, ALERT.name), keyword, ids, jobCount: 10, everyDays: 7 }
  return <AlertForm alert={alert} isCut={isCut} />
}
