import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PIN_DIGITS } from '../../../contract/wallet'
import { showAmount } from '../../../lib/money'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import type { Fault } from './api'
import { focusWrong } from './focus-wrong'
import { type Line, Lines } from './lines'
import { PinField } from './pin-field'
import { PinForm } from './pin-form'
import { isOfPin, useFaultWords } from './refusals'
import type { Order, Outcome } from './sending'
import { useSending } from './use-sending'
import { useFee, usePurseState, useWalletChanged } from './use-wallet'

export interface FormProps<Fields> {
  readonly fields: Fields
  readonly change: (change: Partial<Fields>) => void
  /** Continue was pressed: what is wrong is said. */
  readonly isTried: boolean
  /** Cents; null: not known. */
  readonly balance: number | null
}

interface Props<Fields> {
  title: string
  /** What is sent and where: a try is kept by it. */
  what: string
  empty: Fields
  /** null: there is nothing to fill in. */
  form: ((props: FormProps<Fields>) => ReactNode) | null
  /** What goes, in cents; 0 = something is wrong with the fields. */
  amountOf: (fields: Fields) => number
  /** What is shown before it goes: names and values. */
  linesOf: (fields: Fields) => readonly Line[]
  /** What becomes of what nobody takes. */
  returns?: string
  hasFee?: boolean
  /** No money moves, so no PIN is asked for. */
  isFree?: boolean
  label: (cents: number) => string
  send: (order: Order<Fields>) => Promise<Fault | null>
  onClose: () => void
}

/** Asks what goes, then shows it once more with the fee and asks for the PIN. */
export function SendDialog<Fields>(props: Props<Fields>) {
  const { title, what, empty, form, amountOf, isFree = false, label, onClose } = props
  const { t } = useTranslation('wallet')
  const inWords = useFaultWords()
  const changed = useWalletChanged()
  const { data: purse } = usePurseState()
  const [isTried, setIsTried] = useState(false)
  const [isChoosingPin, setIsChoosingPin] = useState(false)
  const sending = useSending(what, empty, async (order): Promise<Outcome> => {
    const fault = await props.send(order)
    await changed()
    if (fault === null) return { kind: 'sent' }
    if (fault.kind === 'network') return { kind: 'unsure' }
    return { kind: 'refused', why: inWords(fault), isOfPin: isOfPin(fault) }
  })
  const { fields, step, failure } = sending
  const cents = amountOf(fields)
  const hasEnough = isFree || purse === undefined || cents <= purse.balance
  useEffect(() => {
    // The card that comes says it.
    if (step === 'sent') onClose()
  }, [step, onClose])
  // Where there is nothing to fill in, it begins with the question.
  const { next } = sending
  const isFilled = form === null && step === 'filling'
  useEffect(() => {
    if (isFilled) next()
  }, [isFilled, next])
  const close = () => {
    sending.drop()
    onClose()
  }
  const goOn = () => {
    if (!isFree && purse?.hasPin === false) setIsChoosingPin(true)
    else next()
  }
  if (step === 'sent') return null
  if (isChoosingPin || (form === null && purse?.hasPin === false))
    return (
      <Dialog title={t('pinForm.setTitle')} onClose={close}>
        <PinForm
          hasPin={false}
          onDone={() => {
            setIsChoosingPin(false)
            next()
          }}
          onCancel={() => (form === null ? close() : setIsChoosingPin(false))}
        />
      </Dialog>
    )
  const isBusy = step === 'sending'
  return (
    <Dialog
      key={step === 'filling' ? 'form' : 'confirm'}
      title={step === 'filling' || isFree ? title : t('confirm.title')}
      isHeld={isBusy}
      onClose={close}
    >
      {step === 'filling' && form !== null && (
        <form
          className="form wallet-form"
          noValidate
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault()
            if (cents > 0 && hasEnough) return goOn()
            flushSync(() => setIsTried(true))
            focusWrong(event.currentTarget)
          }}
        >
          {form({ fields, change: sending.change, isTried, balance: purse?.balance ?? null })}
          <div className="dialog-actions">
            <Button kind="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit">{t('next')}</Button>
          </div>
        </form>
      )}
      {step !== 'filling' && (
        <Confirm
          {...props}
          fields={fields}
          cents={cents}
          isBusy={isBusy}
          refused={failure}
          isOfPin={sending.isOfPin}
          isUnsure={step === 'unsure'}
          label={step === 'unsure' ? t('retry') : isBusy ? t('sending') : label(cents)}
          back={step === 'confirming' && form !== null ? sending.back : null}
          onSubmit={sending.submit}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

interface ConfirmProps<Fields>
  extends Pick<Props<Fields>, 'linesOf' | 'returns' | 'hasFee' | 'isFree' | 'onClose'> {
  fields: Fields
  cents: number
  isBusy: boolean
  /** Why not, in words; said at the PIN where it is of that. */
  refused: string | null
  isOfPin: boolean
  isUnsure: boolean
  label: string
  back: (() => void) | null
  onSubmit: (pin: string) => void
}

/** What goes, what it costs, and the PIN. */
function Confirm<Fields>(props: ConfirmProps<Fields>) {
  const {
    fields,
    cents,
    linesOf,
    returns,
    hasFee = false,
    isFree = false,
    isBusy,
    refused,
    isOfPin,
    isUnsure,
    label,
    back,
  } = props
  const { t } = useTranslation('wallet')
  const { data: fee } = useFee(cents, hasFee)
  const [pin, setPin] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ofPin = isOfPin ? (refused ?? undefined) : undefined
  const failure = ofPin === undefined && refused !== null ? refused : isUnsure ? t('unsure') : null
  useEffect(() => {
    // What was refused is mostly the PIN.
    if ((refused !== null || isUnsure) && !isBusy) form.current?.querySelector('input')?.focus()
  }, [refused, isUnsure, isBusy])
  const lines = [
    ...linesOf(fields),
    ...(hasFee && fee !== undefined
      ? [[t('confirm.fee'), fee === 0 ? t('confirm.noFee') : showAmount(fee)] as const]
      : []),
    ...(fee ? [[t('confirm.all'), showAmount(cents + fee)] as const] : []),
  ]
  return (
    <form
      ref={form}
      className="form wallet-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (!isFree && pin.length < PIN_DIGITS) {
          flushSync(() => setIsTried(true))
          focusWrong(event.currentTarget)
          return
        }
        props.onSubmit(pin)
        setPin('')
        setIsTried(false)
      }}
    >
      <p className="wallet-sum">
        <strong>{showAmount(cents)}</strong>
        <span className="wallet-demo">{t('demo')}</span>
      </p>
      <Lines lines={lines} />
      {!isFree && (
        <PinField
          label={t('confirm.pin')}
          value={pin}
          error={isTried && pin.length < PIN_DIGITS ? t('confirm.noPin') : ofPin}
          help={t('confirm.pinHelp')}
          onChange={setPin}
        />
      )}
      {returns !== undefined && <p className="soft wallet-returns">{returns}</p>}
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={back ?? props.onClose}>
          {t(back === null ? 'cancel' : 'back')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
