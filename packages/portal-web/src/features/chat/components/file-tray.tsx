import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { isHopeless, kindOfChosen } from '../rules/judge-file'
import { faultInWords } from '../rules/refusals'
import { showMb } from '../rules/sizes'
import { passFocusToTray } from './focus-tray'
import { FileMark, NamedFile } from './named-file'
import { useSay } from './say'
import type { Tray, TrayItem } from './use-tray'

/** Files above the field before they are sent: what they look like, what is said of each, and which go after all. */
export function FileTray({ tray }: { tray: Tray }) {
  const t = useSay()
  const count = tray.items.length
  return (
    <>
      {count > 1 && <p className="tray-count soft">{t('media.count', { count })}</p>}
      <ul className="tray" aria-label={t('media.chosen')}>
        {tray.items.map((item) => (
          <Row key={item.id} item={item} tray={tray} />
        ))}
      </ul>
    </>
  )
}

function Row({ item, tray }: { item: TrayItem; tray: Tray }) {
  const t = useSay()
  const { id, file, caption, isOriginal, fault } = item
  const isPicture = kindOfChosen(file.name) === 'image'
  return (
    <li className="tray-row">
      <Preview file={file} isPicture={isPicture && fault === null} onUnreadable={() => tray.refuse(id)} />
      <div className="tray-said">
        <p className="tray-name">
          <NamedFile name={file.name} />
          <span className="soft tray-size">{showMb(file.size)}</span>
        </p>
        {!isHopeless(fault) && (
          <input
            className="tray-caption"
            aria-label={t('media.captionOf', { name: file.name })}
            placeholder={t('media.caption')}
            value={caption}
            maxLength={800}
            dir="auto"
            disabled={tray.isSending}
            onChange={({ target }) => tray.change(id, { caption: target.value })}
          />
        )}
        {isPicture && fault === null && (
          <label className="tray-original">
            <input
              type="checkbox"
              checked={isOriginal}
              disabled={tray.isSending}
              onChange={({ target }) => tray.change(id, { isOriginal: target.checked })}
            />
            {t('media.original')}
          </label>
        )}
        {fault !== null && (
          <p className="composer-refusal" role="alert">
            {faultInWords(fault, t)}
          </p>
        )}
      </div>
      <IconButton
        ref={passFocusToTray}
        label={t('media.takeOut', { name: file.name })}
        disabled={tray.isSending}
        onClick={() => tray.remove(id)}
      >
        <CloseIcon />
      </IconButton>
    </li>
  )
}

interface PreviewProps {
  file: File
  isPicture: boolean
  onUnreadable: () => void
}

function Preview({ file, isPicture, onUnreadable }: PreviewProps) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!isPicture) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isPicture])
  if (!isPicture || url === '') return <FileMark name={file.name} />
  return <img className="tray-picture" src={url} alt="" onError={onUnreadable} />
}
