import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { QR_POLL_MS } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { collectQrLogin, openQrLogin } from '../api/qr-login'

const QrCode = lazy(() => import('../../../ui/qr-code'))

/** Where a device that scans the code says yes or no. */
const addressOf = (clientId: string) => new URL(`/a/saoLogin?clientId=${clientId}`, location.href).href

/** A code to scan; who gets in is known by the session, not by this. */
export function QrLogin() {
  const { t } = useTranslation('auth')
  const opened = useQuery({
    queryKey: ['qr-login'],
    queryFn: ({ signal }) => openQrLogin(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const login = opened.data
  const { data: state } = useQuery({
    queryKey: ['qr-login', login?.clientId],
    queryFn: () => (login === undefined ? 'over' : collectQrLogin(login)),
    enabled: login !== undefined,
    refetchInterval: ({ state: { data } }) => (data === 'over' ? false : QR_POLL_MS),
    gcTime: 0,
    retry: false,
  })
  const hasFailed = opened.isError && !opened.isFetching
  return (
    <section className="qr-login" aria-labelledby="qr-login">
      <h2 id="qr-login">{t('ways.qr')}</h2>
      <div className="qr-login-code" data-state={state}>
        {login !== undefined && (
          <Suspense>
            <QrCode text={addressOf(login.clientId)} label={t('qr.label')} />
          </Suspense>
        )}
      </div>
      <p aria-live="polite">{t(`qr.states.${state ?? 'waiting'}`)}</p>
      {hasFailed && <FormFailure text={t('network')} />}
      {(state === 'over' || hasFailed) && (
        <Button isBusy={opened.isFetching} onClick={() => void opened.refetch()}>
          {t('qr.renew')}
        </Button>
      )}
    </section>
  )
}
