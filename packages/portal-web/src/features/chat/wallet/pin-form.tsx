import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { PIN_DIGITS } from '../../../contract/wallet'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { type Fault, putPin } from './api'
import { focusWrong } from './focus-wrong'
import { PinField } from './pin-field'
import { useFaultWords } from './refusals'
import { useWalletChanged } from './use-wallet'

/** At which field a refusal is told. */
function placeOf(fault: Fault): 'current' | 'chosen' | 'form' {
  if (fault.kind !== 'refused') return 'form'
  if (fault.code === 'weak_pin') return 'chosen'
  return fault.code === 'wrong_pin' || fault.code === 'pin_locked' ? 'current' : 'form'
}

/** Chooses the PIN that every send asks for, or another one. */
export function PinForm({
  hasPin,
  onDone,
  onCancel,
}: {
  hasPin: boolean
  onDone: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation('wallet')
  const inWords = useFaultWords()
  const changed = useWalletChanged()
  const [{ current, chosen, again }, setPins] = useState({ current: '', chosen: '', again: '' })
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Fault | null>(null)
  const fault = (pin: string) => (isTried && pin.length < PIN_DIGITS ? t('pinForm.digits') : undefined)
  const differ = isTried && chosen !== again ? t('pinForm.differ') : undefined
  const refusedAt = (place: ReturnType<typeof placeOf>) =>
    refused !== null && placeOf(refused) === place ? inWords(refused) : undefined
  const change = (typed: Partial<Record<'current' | 'chosen' | 'again', string>>) => {
    setPins((pins) => ({ ...pins, ...typed }))
    setRefused(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    flushSync(() => setIsTried(true))
    const isWhole = [chosen, again, ...(hasPin ? [current] : [])].every((pin) => pin.length === PIN_DIGITS)
    if (isBusy || !isWhole || chosen !== again) return focusWrong(form)
    setIsBusy(true)
    const fault = await putPin(chosen, hasPin ? current : undefined)
    setIsBusy(false)
    flushSync(() => setRefused(fault))
    if (fault !== null) return focusWrong(form)
    await changed()
    toast(t('pinForm.saved'))
    onDone()
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="soft">{t('pinForm.lead')}</p>
      {hasPin && (
        <PinField
          label={t('pinForm.current')}
          value={current}
          error={fault(current) ?? refusedAt('current')}
          onChange={(pin) => change({ current: pin })}
        />
      )}
      <PinField
        label={t('pinForm.chosen')}
        value={chosen}
        error={fault(chosen) ?? refusedAt('chosen')}
        help={t('confirm.pinHelp')}
        onChange={(pin) => change({ chosen: pin })}
      />
      <PinField
        label={t('pinForm.again')}
        value={again}
        error={fault(again) ?? differ}
        onChange={(pin) => change({ again: pin })}
      />
      <FormFailure text={refusedAt('form') ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'pinForm.saving' : 'pinForm.save')}
        </Button>
      </div>
    </form>
  )
}

export function PinDialog({ hasPin, onClose, ...rest }: DialogProps & { hasPin: boolean }) {
  const { t } = useTranslation('wallet')
  return (
    <Dialog title={t(hasPin ? 'pinForm.changeTitle' : 'pinForm.setTitle')} onClose={onClose} {...rest}>
      <PinForm hasPin={hasPin} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}
