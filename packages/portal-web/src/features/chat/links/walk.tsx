import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { DownIcon, UpIcon } from '../components/icons'

interface Props {
  /** Which one is shown, from 1; 0 = none yet. */
  at: number
  count: number
  onStep: (step: 1 | -1) => void
}

/** Which of the hits is shown in the thread, and the ways to the one above and below. Source: S-PREV-16. */
export function Walk({ at, count, onStep }: Props) {
  const { t } = useTranslation('links')
  return (
    <span className="walk">
      {at > 0 && <span>{t('found.at', { at, count })}</span>}
      <IconButton label={t('found.previous')} aria-disabled={at <= 1 || undefined} onClick={() => onStep(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton label={t('found.next')} aria-disabled={at >= count || undefined} onClick={() => onStep(1)}>
        <DownIcon />
      </IconButton>
    </span>
  )
}
