import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { PIN_DIGITS } from '../../../contract/wallet'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { putPin } from './api'
import { PinField } from './pin-field'
import { useFaultWords } from './refusals'
import { useWalletChanged } from './use-wallet'

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
  const [failure, setFailure] = useState<string | null>(null)
  const fault = (pin: string) => (isTried && pin.length < PIN_DIGITS ? t('pinForm.digits') : undefined)
  const differ = isTried && chosen !== again ? t('pinForm.differ') : undefined
  const set = (change: Partial<Record<'current' | 'chosen' | 'again', string>>) =>
    setPins((pins) => ({ ...pins, ...change }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    const isWhole = [chosen, again, ...(hasPin ? [current] : [])].every((pin) => pin.length === PIN_DIGITS)
    if (isBusy || !isWhole || chosen !== again) return
    setIsBusy(true)
    const fault = await putPin(chosen, hasPin ? current : undefined)
    setIsBusy(false)
    setFailure(fault === null ? null : inWords(fault))
    if (fault !== null) return
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
          error={fault(current)}
          onChange={(pin) => set({ current: pin })}
        />
      )}
      <PinField
        label={t('pinForm.chosen')}
        value={chosen}
        error={fault(chosen)}
        help={t('confirm.pinHelp')}
        onChange={(pin) => set({ chosen: pin })}
      />
      <PinField
        label={t('pinForm.again')}
        value={again}
        error={fault(again) ?? differ}
        onChange={(pin) => set({ again: pin })}
      />
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t('pinForm.save')}
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
