import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { WarningIcon } from '../../../ui/icons'
import type { Form } from './use-form'
import { sayFailure } from './words'

interface Props {
  form: Form
  /** The button's words, and while it is under way. */
  submit: string
  submitting: string
  children: ReactNode
  /** Beside the button. */
  more?: ReactNode
}

/** The fields, what is wrong with them as a whole, and the button. */
export function FormBody({ form, submit, submitting, children, more }: Props) {
  const { t } = useTranslation('auth')
  const { failure, wrong, isBusy } = form
  return (
    <form {...form.props} className="form">
      {children}
      <div role="alert">
        {failure !== null && (
          <p className="form-failure">
            <WarningIcon />
            {sayFailure(t, failure)}
          </p>
        )}
        {wrong.length > 0 && (
          <p className="only-heard">
            {t('summary', { count: wrong.length })} {wrong.map((name) => t(`fields.${name}`)).join('; ')}
          </p>
        )}
      </div>
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
        {more}
      </div>
    </form>
  )
}
