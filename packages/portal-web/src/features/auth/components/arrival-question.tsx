import { useTranslation } from 'react-i18next'
import { passFocus } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import type { Question } from './use-arrival'

/** Who comes by a link that anybody can have made says whether the account is theirs. */
export function ArrivalQuestion({ answer }: Question) {
  const { t } = useTranslation('auth')
  return (
    <>
      <p>{t('arrival.warning')}</p>
      <div className="form-actions">
        <Button ref={passFocus} onClick={() => answer(true)}>
          {t('submit')}
        </Button>
        <Button ref={passFocus} kind="quiet" onClick={() => answer(false)}>
          {t('qr.refuse')}
        </Button>
      </div>
    </>
  )
}
