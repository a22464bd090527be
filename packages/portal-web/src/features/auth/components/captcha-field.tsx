import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../lib/is-composing'
import { isTypingElsewhere } from '../../../lib/is-typing'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import type { Captcha } from '../api/codes'
import type { AccountForm } from './use-account-form'

interface Props {
  form: AccountForm
  captcha: Captcha
  isBusy: boolean
  onAnswer: () => void
  onRenew: () => void
  /** A question instead of a picture, and back. */
  onTurn: () => void
}

/** Digits to read, or a sum, before an SMS goes out; Enter sends the code, not the form around it. */
export function CaptchaField({ form, captcha, isBusy, onAnswer, onRenew, onTurn }: Props) {
  const { t } = useTranslation('auth')
  const box = useRef<HTMLDivElement>(null)
  const { id, image, question } = captcha
  const { focus } = form
  const isQuestion = question !== ''
  // Each one asks anew.
  useEffect(() => {
    if (id !== '' && !isTypingElsewhere(box.current)) focus('captcha')
  }, [id, focus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    onAnswer()
  }
  return (
    <div ref={box} className="captcha">
      <div className="captcha-line">
        {!isQuestion && <img src={image} alt={t('code.picture')} width={196} height={64} />}
        <Button kind="quiet" onClick={onRenew}>
          {t(isQuestion ? 'code.renewQuestion' : 'code.renew')}
        </Button>
        <Button kind="quiet" onClick={onTurn}>
          {t(isQuestion ? 'code.toPicture' : 'code.toQuestion')}
        </Button>
      </div>
      <Field
        {...form.input('captcha')}
        label={isQuestion ? question : t('fields.captcha')}
        help={t('code.why')}
        onKeyDown={onKeyDown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        after={
          <Button kind="small" isBusy={isBusy} onClick={onAnswer}>
            {t('code.get')}
          </Button>
        }
      />
    </div>
  )
}
