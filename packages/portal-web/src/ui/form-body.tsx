import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { FormFailure } from './failure'

interface Props {
  form: {
    readonly props: ComponentProps<'form'>
    readonly isBusy: boolean
    readonly isHeld: boolean
    readonly failure: string | false
    readonly wrong: readonly string[]
  }
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
  const { failure, wrong, isBusy, isHeld } = form
  return (
    <form {...form.props} className="form">
      {children}
      <FormFailure text={failure}>
        {wrong.length > 0 && (
          <p className="only-heard">
            {t('summary', { count: wrong.length })} {wrong.join('; ')}
          </p>
        )}
      </FormFailure>
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy || isHeld}>
          {isBusy ? submitting : submit}
        </Button>
        {more}
      </div>
    </form>
  )
}
