import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasLeftUnsent } from '../../../lib/left-unsent'
import { lastEnd } from '../../../lib/session'

/**
 * What the login page says of the login that ended here: why, and that what was not sent is still on this device. null =
 * nothing. A login that its own person ended elsewhere is over without a word of why. Source: IM specification 4.
 */
export function useEndNews(): ReactNode {
  const { t } = useTranslation('account')
  const hasLeftUnsent = useHasLeftUnsent()
  const ended = lastEnd()
  const why = ended === null || ended === 'displaced' ? '' : t(`ended.${ended}`)
  const kept = ended !== null && hasLeftUnsent ? t('ended.kept') : ''
  if (why === '' || kept === '') return why || kept || null
  return (
    <>
      {why}
      <br />
      {kept}
    </>
  )
}
