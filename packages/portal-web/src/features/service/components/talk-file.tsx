import { Download, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { fetchFile } from '../../../http/main-api'
import { useOwnFile } from '../../../http/own-picture'
import { saveFile } from '../../../lib/save-file'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon, Icon } from '../../../ui/icons'
import { SaveLink } from '../../../ui/save-link'
import { type File, filePath } from '../api/talks'
import '../../../styles/media.css'

interface Props {
  imId: string
  type: string
  file: File
  /** What stands for it in words, e.g. "Voice message". */
  words: string
}

/** What somebody sent: a picture small, and large at a press; a recording or a film to play; anything else to save. Source: S-SERVICE-26. */
export function TalkFile({ imId, type, file, words }: Props) {
  const path = filePath(imId, file.id)
  if (type === 'image') return <Picture path={path} name={file.name} words={words} />
  if (type === 'audio' || type === 'video') return <Played path={path} type={type} words={words} />
  return <Saved path={path} name={file.name} />
}

interface PictureProps {
  path: string
  name: string
  words: string
}

function Picture({ path, name, words }: PictureProps) {
  const { t } = useTranslation('chat')
  const { address, isError } = useOwnFile(`${path}/thumb`)
  const [isLarge, setIsLarge] = useState(false)
  return (
    <>
      <button
        type="button"
        className="media-open service-picture"
        aria-label={t('media.open', { name })}
        onClick={() => setIsLarge(true)}
      >
        {address === null ? (
          <span className="soft">{t(isError ? 'media.notLoaded' : 'media.loading')}</span>
        ) : (
          <img src={address} alt="" />
        )}
      </button>
      {isLarge && <Large path={path} name={name} words={words} onClose={() => setIsLarge(false)} />}
    </>
  )
}

/** As large as the window; Escape closes it, and the focus goes back. */
function Large({ path, name, words, onClose }: PictureProps & { onClose: () => void }) {
  const { t } = useTranslation('chat')
  const dialog = useRef<HTMLDialogElement>(null)
  const { address, isError } = useOwnFile(path)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog ref={dialog} className="viewer" aria-label={name} onClose={onClose}>
      <header className="viewer-head">
        <p className="viewer-who">
          <bdi>{name}</bdi>
        </p>
        {address !== null && <SaveLink href={address} name={name} label={t('media.save', { name })} />}
        <IconButton label={t('media.close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className="viewer-stage">
        {address === null ? (
          <p role="status">{t(isError ? 'media.notLoaded' : 'media.loading')}</p>
        ) : (
          <img src={address} alt={words} />
        )}
      </div>
    </dialog>
  )
}

/** Fetched when somebody wants it. */
function Played({ path, type, words }: { path: string; type: 'audio' | 'video'; words: string }) {
  const { t } = useTranslation('chat')
  const [isWanted, setIsWanted] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const { address, isError } = useOwnFile(isWanted ? path : null)
  const player = { controls: true, autoPlay: true, 'aria-label': words, onError: () => setIsFailed(true) }
  if (isError || isFailed)
    return <span role="alert">{t(isError ? 'media.notLoaded' : 'media.cannotPlay')}</span>
  if (address === null)
    return (
      <button
        type="button"
        className="button button-small"
        aria-disabled={isWanted || undefined}
        onClick={() => setIsWanted(true)}
      >
        <Icon of={Play} size={16} />
        <span>{isWanted ? t('media.loading') : words}</span>
        {!isWanted && <span className="only-heard">{t('media.play')}</span>}
      </button>
    )
  return type === 'audio' ? (
    <audio className="service-player" src={address} {...player} />
  ) : (
    <video className="service-player" src={address} playsInline {...player} />
  )
}

/** It is saved, and never opened here. */
function Saved({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('chat')
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await fetchFile(path)
    setIsBusy(false)
    if (answer.kind === 'file') saveFile(answer.blob, name)
    else toast(t('media.notLoaded'))
  }
  return (
    <button
      type="button"
      className="button button-small"
      aria-disabled={isBusy || undefined}
      aria-label={t('media.save', { name })}
      title={t('media.save', { name })}
      onClick={() => void save()}
    >
      <Icon of={Download} size={16} />
      <bdi>{name}</bdi>
    </button>
  )
}
