import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { AVATAR_JPEG_QUALITY, AVATAR_PX } from '../../../lib/limits'
import type { Session } from '../../../lib/session'
import { Button } from '../../../ui/button'
import { CropDialog } from '../../../ui/crop-dialog'
import { FieldError } from '../../../ui/failure'
import { Portrait } from '../../../ui/portrait'
import { useMe, useMeChanged } from '../api/me'
import { saveAvatar } from '../api/save'
import { judgePicture } from '../rules/picture'

const SQUARE = { width: AVATAR_PX, height: AVATAR_PX }

/** The picture of oneself, and the way to another one. */
export function AvatarSetting({ session }: { session: Session }) {
  const { t } = useTranslation('account')
  const [fault, setFault] = useState<'kind' | 'size' | 'broken' | null>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const changed = useMeChanged()
  const { avatar = '', isFemale = false } = useMe(session).data ?? {}

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file === undefined) return
    const found = judgePicture(file)
    const chosen = found === null ? await createImageBitmap(file).catch(() => null) : null
    setFault(found ?? (chosen === null ? 'broken' : null))
    setPicture(chosen)
    // The same file may be chosen again.
    target.value = ''
  }
  // Another one may have been chosen while this one went out.
  const close = (one: ImageBitmap) => setPicture((present) => (present === one ? null : present))
  function finish(one: ImageBitmap) {
    close(one)
    void changed()
    toast(t('picture.done'))
  }
  return (
    <section className="setting" aria-labelledby={id}>
      <Portrait src={avatar} isFemale={isFemale} />
      <div>
        <h3 id={id}>{t('picture.label')}</h3>
        <p className="soft">{t('picture.help')}</p>
        <div role="alert">{fault !== null && <FieldError>{t(`picture.faults.${fault}`)}</FieldError>}</div>
      </div>
      <Button ref={button} kind="small" onClick={() => input.current?.click()}>
        {t('picture.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label={t('picture.choose')}
        onChange={(event) => void choose(event)}
      />
      {picture !== null && (
        <CropDialog
          title={t('picture.title')}
          picture={picture}
          frame={SQUARE}
          isRound
          quality={AVATAR_JPEG_QUALITY}
          save={async (cut, onProgress) => (await saveAvatar(cut, onProgress)).kind === 'ok'}
          opener={button}
          onClose={() => close(picture)}
          onDone={() => finish(picture)}
        />
      )}
    </section>
  )
}
