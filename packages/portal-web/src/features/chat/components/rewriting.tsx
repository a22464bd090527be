import type { ShownMessage } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { RewriteIcon } from './icons'

interface Props {
  first: ShownMessage
  onCancel: () => void
}

/** Above the field: which message the next one takes the place of. */
export function Rewriting({ first, onCancel }: Props) {
  const { t } = useTranslation('reach')
  return (
    <div className="composer-reply">
      <RewriteIcon />
      <div className="quote" role="status">
        <span className="quote-by">{t('again.title')}</span>
        <bdi className="quote-text">{first.text}</bdi>
      </div>
      <IconButton label={t('again.cancel')} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
