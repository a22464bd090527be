import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_PX, PICTURE_TYPES } from '../../../contract/resume'
import { useWhy } from '../../../http/failure'
import { useOwnPicture } from '../../../http/own-picture'
import { RESUMES } from '../../../http/papers'
import { textAt } from '../../../lib/fields'
import { AVATAR_JPEG_QUALITY, PHOTO_SCALE } from '../../../lib/limits'
import { randomKey } from '../../../lib/random-key'
import { Button } from '../../../ui/button'
import { CropDialog } from '../../../ui/crop-dialog'
import { FieldError } from '../../../ui/failure'
import { Icon } from '../../../ui/icons'
import { sendPicture } from '../api/save'
import { judgePicture } from '../rules/picture'
import { useEditor } from './context'
import { useField } from './part-form'

interface Props {
  name: string
  label: string
  help: string
  /** A photo of the person: it is cut. */
  isPortrait?: boolean
}

const FRAME = { width: PHOTO_PX.width * PHOTO_SCALE, height: PHOTO_PX.height * PHOTO_SCALE }

/** A picture that belongs to the resume: it goes out as soon as it is chosen. */
export function PictureInput({ name, label, help, isPortrait = false }: Props) {
  const { t } = useTranslation('resume')
  const { copy, resume } = useEditor()
  const { value, error, change, leave } = useField(name)
  const address = useOwnPicture(value === '' ? null : `${RESUMES}/images/${value}`)
  const [fault, setFault] = useState<string | null>(null)
  const [cutting, setCutting] = useState<ImageBitmap | null>(null)
  /** How much has gone out, 0 to 1; null = nothing is under way. */
  const [share, setShare] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const why = useWhy()

  /** Whether the server has it. */
  async function send(picture: Blob, onProgress: (share: number) => void): Promise<boolean> {
    const answer = await sendPicture(resume.id, picture, 'picture', randomKey(), onProgress)
    if (answer.kind !== 'ok') {
      const isNone = answer.kind === 'refused' && answer.fields.includes('file')
      setFault(isNone ? t('picture.faults.broken') : why(answer))
      return false
    }
    change(textAt(answer.body, 'id'))
    leave()
    return true
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file === undefined || share !== null) return
    const found = judgePicture(file)
    const opened = found === null ? await createImageBitmap(file).catch(() => null) : null
    // The same file may be chosen again.
    target.value = ''
    const wrong = found ?? (opened === null ? 'broken' : null)
    setFault(wrong && t(`picture.faults.${wrong}`))
    if (opened === null) return
    if (isPortrait) return setCutting(opened)
    setShare(0)
    await send(file, setShare)
    setShare(null)
  }
  function remove() {
    change('')
    leave()
    void copy.settled()
    button.current?.focus()
  }
  const wrong = fault ?? error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of its own, as a field has it
    <div className="picture-field" role="group" aria-labelledby={id} data-field={name}>
      <span className="picture" data-portrait={isPortrait || undefined}>
        {address === null ? <Icon of={ImagePlus} size={24} /> : <img src={address} alt={label} />}
      </span>
      <div>
        <p id={id} className="picture-label">
          {label}
        </p>
        <p className="field-help">{help}</p>
        <div className="picture-acts">
          <Button
            ref={button}
            kind="small"
            isBusy={share !== null}
            aria-label={`${t(value === '' ? 'picture.choose' : 'picture.change')}: ${label}`}
            onClick={() => share === null && input.current?.click()}
          >
            {t(share !== null ? 'picture.sending' : value === '' ? 'picture.choose' : 'picture.change')}
          </Button>
          {value !== '' && (
            <Button kind="quiet" aria-label={`${t('picture.remove')}: ${label}`} onClick={remove}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        {share !== null && <progress className="upload" value={share} aria-label={t('picture.sending')} />}
        <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
      {cutting !== null && (
        <CropDialog
          title={t('picture.cut')}
          picture={cutting}
          frame={FRAME}
          quality={AVATAR_JPEG_QUALITY}
          save={send}
          opener={button}
          onClose={() => setCutting(null)}
          onDone={() => setCutting(null)}
        />
      )}
    </div>
  )
}
