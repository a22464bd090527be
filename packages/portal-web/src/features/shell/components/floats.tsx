// What floats above a page: the way back to its top.

import { useTranslation } from 'react-i18next'
import { useIsScrolled } from '../../../lib/page-state'
import { UpIcon } from '../../../ui/icons'

function toTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

function BackToTop() {
  const { t } = useTranslation('app')
  if (!useIsScrolled()) return null
  return (
    <button type="button" className="float" aria-label={t('top')} title={t('top')} onClick={toTop}>
      <UpIcon />
    </button>
  )
}

export function Floats() {
  return (
    <aside className="floats">
      <BackToTop />
    </aside>
  )
}
