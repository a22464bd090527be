import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_JPEG_QUALITY, AVATAR_PX } from '../../../lib/limits'
import { Avatar } from '../../../ui/avatar'
import { CropDialog } from '../../../ui/crop-dialog'
import { FieldError } from '../../../ui/failure'
import { uploadPicture } from '../api/group-picture'
import { CameraIcon } from '../components/icons'
import '../../../styles/crop.css'

const SQUARE = { width: AVATAR_PX, height: AVATAR_PX }

interface Props {
  /** What its colour goes by while it has no picture. */
  id: string
  name: string
  /** Where it is; "" = there is none. */
  avatar: string
  onChange: (avatar: string) => void
}

/** The picture of a group and the way to another one: chosen, cut to a square, and sent to the server at once. */
export function GroupPicture({ id, name, avatar, onChange }: Props) {
  const { t } = useTranslation('groups')
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const label = t(avatar === '' ? 'look.choose' : 'look.change')
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file === undefined) return
    const chosen = await createImageBitmap(file).catch(() => null)
    setIsUnreadable(chosen === null)
    setPicture(chosen)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div className="group-picture">
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        {avatar === '' ? <CameraIcon /> : <Avatar id={id} name={name} src={avatar} />}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
      <div role="alert">{isUnreadable && <FieldError>{t('look.unreadable')}</FieldError>}</div>
      {picture !== null && (
        <CropDialog
          title={t('look.picture')}
          picture={picture}
          frame={SQUARE}
          isRound
          quality={AVATAR_JPEG_QUALITY}
          save={async (cut, onProgress) => {
            const address = await uploadPicture(cut, onProgress)
            if (address !== null) onChange(address)
            return address !== null
          }}
          opener={button}
          onClose={() => setPicture(null)}
          onDone={() => setPicture(null)}
        />
      )}
    </div>
  )
}
