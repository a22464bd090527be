import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../../../lib/reading'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FetchFailure, FormFailure } from '../../../ui/failure'

interface Props {
  title: string
  /** What is read first: it may fail, and have nothing to choose from. */
  reading: Pick<Reading<unknown>, 'data' | 'isError' | 'cause' | 'refetch'>
  /** What one chooses from; null = there is nothing. */
  choices: ReactNode
  /** Said where there is nothing. */
  none: string
  /** The way on from there. */
  way?: ReactNode
  isBusy: boolean
  failure: string | null
  label: string
  onSend: () => void
  onClose: () => void
}

/** One of several is chosen and sent into the conversation. */
export function ChooseDialog({
  title,
  reading,
  choices,
  none,
  way,
  isBusy,
  failure,
  label,
  onSend,
  onClose,
}: Props) {
  const { t } = useTranslation('hiring')
  const isNone = reading.data !== undefined && choices === null
  return (
    <Dialog title={title} isHeld={isBusy} onClose={onClose}>
      {reading.isError && <FetchFailure cause={reading.cause} onRetry={() => void reading.refetch()} />}
      {isNone && <p>{none}</p>}
      {choices}
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        {choices !== null && (
          <Button isBusy={isBusy} onClick={onSend}>
            {isBusy ? t('sending') : label}
          </Button>
        )}
        {isNone && way}
      </div>
    </Dialog>
  )
}
