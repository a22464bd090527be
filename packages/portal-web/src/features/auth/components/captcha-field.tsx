import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import type { Picture } from '../api/codes'
import type { Form } from './use-form'

interface Props {
  form: Form
  picture: Picture
  isBusy: boolean
  onAnswer: () => void
  onRenew: () => void
}

/** Digits to read before an SMS goes out; Enter sends the code, not the form around it. */
export function CaptchaField({ form, picture, isBusy, onAnswer, onRenew }: Props) {
  const { t } = useTranslation('auth')
  const field = useRef<HTMLInputElement>(null)
  // Each picture asks anew.
  useEffect(() => {
    if (picture.id !== '') field.current?.focus()
  }, [picture.id])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAnswer()
  }
  return (
    <div className="captcha">
      <div className="captcha-line">
        <img src={picture.image} alt={t('code.picture')} width={196} height={64} />
        <Button kind="quiet" onClick={onRenew}>
          {t('code.renew')}
        </Button>
      </div>
      <Field
        {...form.input('captcha')}
        ref={field}
        label={t('fields.captcha')}
        help={t('code.why')}
        onKeyDown={onKeyDown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        after={
          <Button kind="small" isBusy={isBusy} onClick={onAnswer}>
            {t('code.get')}
          </Button>
        }
      />
    </div>
  )
}
