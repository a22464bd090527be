import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_JPEG_QUALITY } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { WarningIcon } from '../../../ui/icons'
import { saveAvatar } from '../api/save'
import { MIDDLE } from '../rules/crop'
import { CropView } from './crop-view'

interface Props {
  picture: ImageBitmap
  onClose: () => void
  onDone: () => void
}

/** Which part of a picture is shown as oneself; it stays open, with what was chosen, until the server has it. */
export function AvatarDialog({ picture, onClose, onDone }: Props) {
  const { t } = useTranslation('account')
  const [crop, setCrop] = useState(MIDDLE)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const cut = await new Promise<Blob | null>((resolve) => {
      canvas.current?.toBlob(resolve, 'image/jpeg', AVATAR_JPEG_QUALITY)
    })
    const isSaved = cut !== null && (await saveAvatar(cut)).kind === 'ok'
    setIsBusy(false)
    setHasFailed(!isSaved)
    if (isSaved) onDone()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('picture.title')}</h2>
      <CropView picture={picture} crop={crop} onCrop={setCrop} canvas={canvas} />
      <div role="alert">
        {hasFailed && (
          <p className="form-failure">
            <WarningIcon />
            {t('picture.failed')}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void save()}>
          {t(isBusy ? 'saving' : 'save')}
        </Button>
      </div>
    </dialog>
  )
}
