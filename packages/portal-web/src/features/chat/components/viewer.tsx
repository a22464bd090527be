import type { ConversationKey, ImageItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { showWhen } from '../../../lib/dates'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon, Icon } from '../../../ui/icons'
import { SaveLink } from '../../../ui/save-link'
import { plainName } from '../rules/file-name'
import { isStored } from '../rules/stored-at'
import { useSay } from './say'
import { useStoredFiles } from './use-stored-files'

interface Props {
  conversation: ConversationKey
  /** Of the message that it opens at. */
  messageKey: string
  nameOf: (message: Pick<ImageItem, 'from' | 'own'>) => string
  onClose: () => void
}

const SEEN = ['image', 'video'] as const
const MAX_ZOOM = 4
const ZOOM_STEP = 1.5

/** Where a picture stands in the window: how large, and how far it was moved, pixels. */
const AT_REST = { zoom: 1, x: 0, y: 0 }

/** Pictures and films of a conversation, one at a time and as large as the window. Arrows go on, + and - zoom, Escape closes. */
export function Viewer({ conversation, messageKey, nameOf, onClose }: Props) {
  const t = useSay()
  const engine = useImEngine()
  const dialog = useRef<HTMLDialogElement>(null)
  // As they were said: an arrow to the right leads to what came later.
  const items = useStoredFiles(conversation, SEEN)?.toReversed() ?? null
  const [shownKey, setShownKey] = useState(messageKey)
  const [place, setPlace] = useState(AT_REST)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const at = items?.findIndex(({ key }) => key === shownKey) ?? -1
  const item = items?.[at]
  const count = items?.length ?? 0

  const go = (to: number) => {
    const next = items?.[to]
    if (next === undefined) return
    setShownKey(next.key)
    setPlace(AT_REST)
    setIsFailed(false)
  }
  const zoomBy = (factor: number) =>
    setPlace((before) => {
      const zoom = Math.min(MAX_ZOOM, Math.max(1, before.zoom * factor))
      return zoom === 1 ? AT_REST : { ...before, zoom }
    })
  const press = (event: KeyboardEvent) => {
    // A player has keys of its own.
    if (event.target instanceof HTMLVideoElement) return
    const act = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      Home: () => go(0),
      End: () => go(count - 1),
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
      '0': () => setPlace(AT_REST),
    }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1 || place.zoom === 1) return
    setPlace((before) => ({ ...before, x: before.x + movementX, y: before.y + movementY }))
  }
  const { name = '', caption = '', url = '' } = item?.body ?? {}
  const saved = plainName(name)
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={t('media.viewer')}
      onClose={onClose}
      onKeyDown={press}
    >
      <header className="viewer-head">
        <p className="viewer-who">
          {item !== undefined && (
            <>
              <bdi>{nameOf(item)}</bdi> <time className="soft">{showWhen(item.at, engine.serverNow())}</time>
            </>
          )}
        </p>
        {count > 1 && at >= 0 && <span role="status">{t('media.place', { at: at + 1, count })}</span>}
        {item?.kind === 'image' && (
          <>
            <IconButton label={t('media.zoomOut')} onClick={() => zoomBy(1 / ZOOM_STEP)}>
              <Icon of={ZoomOut} />
            </IconButton>
            <IconButton label={t('media.zoomIn')} onClick={() => zoomBy(ZOOM_STEP)}>
              <Icon of={ZoomIn} />
            </IconButton>
          </>
        )}
        {item !== undefined && <SaveLink href={url} name={saved} label={t('media.save', { name: saved })} />}
        <IconButton label={t('media.close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the wheel and a drag are shorter ways of keys and buttons */}
      <div
        className="viewer-stage"
        data-zoomed={place.zoom > 1}
        onWheel={({ deltaY }) => item?.kind === 'image' && zoomBy(deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP)}
        onPointerMove={drag}
        onDoubleClick={() => item?.kind === 'image' && (place.zoom > 1 ? setPlace(AT_REST) : zoomBy(2))}
      >
        {items !== null && item === undefined && <p role="status">{t('media.gone')}</p>}
        {items === null && <p>{t('media.loading')}</p>}
        {item?.kind === 'image' && !isFailed && (
          <img
            key={url}
            src={url}
            alt={caption || name}
            draggable={false}
            style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.zoom})` }}
            onError={() => setIsFailed(true)}
          />
        )}
        {isFailed && <p role="alert">{t('media.notLoaded')}</p>}
        {item?.kind === 'video' && (
          // biome-ignore lint/a11y/useMediaCaption: people film themselves, nobody has written down what they say
          <video
            key={url}
            src={url}
            controls
            playsInline
            poster={isStored(item.body.posterUrl) ? item.body.posterUrl : undefined}
          />
        )}
      </div>
      {caption !== '' && (
        <p className="viewer-caption" dir="auto">
          {caption}
        </p>
      )}
      {at > 0 && (
        <IconButton className="viewer-before" label={t('media.before')} onClick={() => go(at - 1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
      )}
      {at >= 0 && at < count - 1 && (
        <IconButton className="viewer-after" label={t('media.after')} onClick={() => go(at + 1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      )}
    </dialog>
  )
}
