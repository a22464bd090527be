import { useTranslation } from 'react-i18next'
import { sayFailure } from '../../../http/failure'
import type { Refusal } from '../api/apply'

/** Why nothing was sent, in words. */
export function useSayRefusal(): (refusal: Refusal) => string {
  const { t } = useTranslation('applications')
  const { t: tAuth } = useTranslation('auth')
  return (refusal) =>
    typeof refusal === 'string' ? t(`apply.faults.${refusal}`) : sayFailure(tAuth, refusal)
}
