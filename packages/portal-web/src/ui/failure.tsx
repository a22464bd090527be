import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { passFocus } from '../lib/focus-title'
import type { Failed } from '../lib/reading'
import { Button } from './button'
import { WarningIcon } from './icons'

/** What is wrong with one field, below it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <WarningIcon />
      {children}
    </p>
  )
}

/** What is wrong with a form as a whole: told aloud when it comes. `text`: false = nothing; `children`: told with it. */
export function FormFailure({ text, children }: { text: string | false; children?: ReactNode }) {
  return (
    <div role="alert">
      {text !== false && (
        <p className="form-failure">
          <WarningIcon />
          {text}
        </p>
      )}
      {children}
    </div>
  )
}

/** What is told of each cause, as the key of its words. */
export const CAUSES = { network: 'notFetched', server: 'notAnswered', busy: 'tooManyAsked' } as const

/** In the place of what did not come. A toast that tells of the server's fault and this say the same. */
export function FetchFailure({ onRetry, cause = 'network' }: Failed) {
  const { t } = useTranslation('app')
  return (
    <FormFailure text={t(CAUSES[cause])}>
      <Button ref={passFocus} kind="small" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </FormFailure>
  )
}
