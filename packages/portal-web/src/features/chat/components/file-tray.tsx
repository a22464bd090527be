import { kindOfFile } from '@sarika/im-engine/kinds'
import { useEffect, useState } from 'react'
import { CloseIcon } from '../../../ui/icons'
import { showMb } from '../rules/sizes'
import { refusalInWords } from '../rules/words'
import { FileMark, NamedFile } from './named-file'
import { useSay } from './say'
import type { Tray, TrayItem } from './use-tray'

/** Files above the field before they are sent: what they look like, what is said of each, and which go after all. */
export function FileTray({ tray }: { tray: Tray }) {
  const t = useSay()
  return (
    <ul className="tray" aria-label={t('media.chosen')}>
      {tray.items.map((item) => (
        <Row key={item.id} item={item} tray={tray} />
      ))}
    </ul>
  )
}

function Row({ item, tray }: { item: TrayItem; tray: Tray }) {
  const t = useSay()
  const { id, file, caption, isOriginal, fault } = item
  const isPicture = kindOfFile(file.name) === 'image'
  return (
    <li className="tray-row">
      <Preview file={file} isPicture={isPicture} />
      <div className="tray-said">
        <p className="tray-name">
          <NamedFile name={file.name} /> <span className="soft">{showMb(file.size)}</span>
        </p>
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
        {isPicture && (
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
            {fault === 'unreadable' ? t('media.unreadable') : refusalInWords(fault, t)}
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('media.takeOut', { name: file.name })}
        disabled={tray.isSending}
        onClick={() => tray.remove(id)}
      >
        <CloseIcon />
      </button>
    </li>
  )
}

function Preview({ file, isPicture }: { file: File; isPicture: boolean }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!isPicture) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isPicture])
  return url === '' ? <FileMark name={file.name} /> : <img className="tray-picture" src={url} alt="" />
}
