import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { MIDDLE, type Size } from '../lib/crop'
import { useIsHere } from '../lib/use-is-here'
import { Button } from './button'
import { CropView } from './crop-view'
import { Dialog, type DialogProps } from './dialog'
import { FormFailure } from './failure'

interface Props extends DialogProps {
  title: string
  picture: ImageBitmap
  /** What is cut out, px. */
  frame: Size
  isRound?: boolean
  /** Of the JPEG, 0 to 1. */
  quality: number
  /** Says whether the server has it; `onProgress`: how much has gone out, 0 to 1. */
  save: (cut: Blob, onProgress: (share: number) => void) => Promise<boolean>
  onDone: () => void
}

/** Which part of a picture is shown; it stays open, with what was chosen, until the server has it. */
export function CropDialog(props: Props) {
  const { title, picture, frame, isRound = false, quality, save, opener, onClose, onDone } = props
  const { t } = useTranslation('account')
  const [crop, setCrop] = useState(MIDDLE)
  /** How much has gone out, 0 to 1; null = nothing is under way. */
  const [share, setShare] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isHere = useIsHere()

  async function press() {
    if (share !== null) return
    setShare(0)
    const cut = await new Promise<Blob | null>((resolve) => {
      canvas.current?.toBlob(resolve, 'image/jpeg', quality)
    })
    const isSaved = cut !== null && (await save(cut, setShare))
    setShare(null)
    setHasFailed(!isSaved)
    if (isSaved) onDone()
    else if (!isHere()) toast(t('picture.failed'))
  }
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <CropView
        picture={picture}
        frame={frame}
        isRound={isRound}
        crop={crop}
        onCrop={setCrop}
        canvas={canvas}
      />
      {share !== null && <progress className="upload" value={share} aria-label={t('saving')} />}
      <FormFailure text={hasFailed && t('picture.failed')} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button isBusy={share !== null} onClick={() => void press()}>
          {t(share !== null ? 'saving' : 'save')}
        </Button>
      </div>
    </Dialog>
  )
}
