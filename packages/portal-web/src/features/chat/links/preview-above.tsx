import type { LinkPreview } from '@sarika/im-engine/kinds'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { isStored } from '../rules/stored-at'
import { LinkWords } from './link-card'

interface Props {
  /** null: it is being looked up. */
  preview: LinkPreview | null
  onRemove: () => void
}

/** Above the field: what goes with the link that is written there, and a way to send it without. Source: S-PREV-10, S-PREV-18. */
export function PreviewAbove({ preview, onRemove }: Props) {
  const { t } = useTranslation('links')
  return (
    <section className="link-above" aria-label={t('preview.about')}>
      {preview === null ? (
        <p className="link-looking soft" role="status">
          {t('preview.looking')}
        </p>
      ) : (
        <>
          {isStored(preview.picture) && <img src={preview.picture} alt="" width={56} height={56} />}
          <LinkWords preview={preview} />
        </>
      )}
      <IconButton label={t('preview.remove')} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
