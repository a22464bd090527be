import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { useWhy } from '../../../http/failure'
import { showTime } from '../../../lib/dates'
import { passFocus } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import { FetchFailure, FormFailure } from '../../../ui/failure'
import { type Asker, authorizeQrLogin, isOver, refuseQrLogin, scanQrLogin } from '../api/qr-login'

type Outcome = 'authorized' | 'refused' | 'over'

interface Props {
  clientId: string
  /** Who would be logged in there. */
  name: string
}

function Question({ clientId, name, asker, onEnd }: Props & { asker: Asker; onEnd: (how: Outcome) => void }) {
  const { t } = useTranslation('auth')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const why = useWhy()
  async function answer(act: (clientId: string) => Promise<Answer>, done: Outcome) {
    if (isBusy) return
    setIsBusy(true)
    const told = await act(clientId)
    setIsBusy(false)
    const isEnd = told.kind === 'ok' || isOver(told)
    setFailure(!isEnd && why(told))
    if (isEnd) onEnd(told.kind === 'ok' ? done : 'over')
  }
  return (
    <>
      <p>
        {t('qr.asks', { name })}
        <br />
        <span className="soft">
          {t('qr.asker', { time: showTime(asker.askedAt), address: asker.address })}
        </span>
      </p>
      <p className="notice">{t('qr.warning')}</p>
      <FormFailure text={failure} />
      <div className="form-actions">
        <Button ref={passFocus} isBusy={isBusy} onClick={() => void answer(authorizeQrLogin, 'authorized')}>
          {t('qr.confirm')}
        </Button>
        <Button ref={passFocus} kind="quiet" onClick={() => void answer(refuseQrLogin, 'refused')}>
          {t('qr.refuse')}
        </Button>
      </div>
    </>
  )
}

/** The device that scanned a code: it says who asks, and lets them in or not. */
export function QrConfirm({ clientId, name }: Props) {
  const { t } = useTranslation('auth')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const {
    data: asker,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['qr-scan', clientId],
    queryFn: () => scanQrLogin(clientId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (outcome !== null) return <p role="status">{t(`qr.outcomes.${outcome}`)}</p>
  if (asker === null) return <p role="status">{t('qr.outcomes.over')}</p>
  if (asker !== undefined)
    return <Question clientId={clientId} name={name} asker={asker} onEnd={setOutcome} />
  return isError && <FetchFailure onRetry={() => void refetch()} />
}
