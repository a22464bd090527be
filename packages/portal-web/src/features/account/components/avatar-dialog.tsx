import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { AVATAR_JPEG_QUALITY } from '../../../lib/limits'
import { useIsHere } from '../../../lib/use-is-here'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { saveAvatar } from '../api/save'
import { MIDDLE } from '../rules/crop'
import { CropView } from './crop-view'

interface Props extends DialogProps {
  picture: ImageBitmap
  onDone: () => void
}

/** Which part of a picture is shown as oneself; it stays open, with what was chosen, until the server has it. */
export function AvatarDialog({ picture, opener, onClose, onDone }: Props) {
  const { t } = useTranslation('account')
  const [crop, setCrop] = useState(MIDDLE)
  /** How much has gone out, 0 to 1; null = nothing is under way. */
  const [share, setShare] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isHere = useIsHere()

  async function save() {
    if (share !== null) return
    setShare(0)
    const cut = await new Promise<Blob | null>((resolve) => {
      canvas.current?.toBlob(resolve, 'image/jpeg', AVATAR_JPEG_QUALITY)
    })
    const isSaved = cut !== null && (await saveAvatar(cut, setShare)).kind === 'ok'
    setShare(null)
    setHasFailed(!isSaved)
    if (isSaved) onDone()
    else if (!isHere()) toast(t('picture.failed'))
  }
  return (
    <Dialog title={t('picture.title')} opener={opener} onClose={onClose}>
      <CropView picture={picture} crop={crop} onCrop={setCrop} canvas={canvas} />
      {share !== null && <progress className="upload" value={share} aria-label={t('saving')} />}
      <FormFailure text={hasFailed && t('picture.failed')} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button isBusy={share !== null} onClick={() => void save()}>
          {t(share !== null ? 'saving' : 'save')}
        </Button>
      </div>
    </Dialog>
  )
}
