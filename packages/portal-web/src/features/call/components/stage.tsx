import type { CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusTitle } from '../../../lib/focus-title'
import { useIsOnline } from '../../../lib/page-state'
import { Avatar } from '../../../ui/avatar'
import { IconButton } from '../../../ui/icon-button'
import { DevicesPanel } from './devices-panel'
import { DevicesIcon } from './icons'
import { Keys } from './keys'
import { Notes } from './notes'
import { Grid, Other, OwnPicture } from './people'
import { useElapsed } from './use-elapsed'
import { useFaces } from './use-faces'
import type { useMediaDeeds } from './use-media-deeds'
import { useParts } from './use-parts'

interface Props {
  call: CallNow
  deeds: ReturnType<typeof useMediaDeeds>
  onSmall: () => void
  onTalk: () => void
  onHear: (() => void) | null
}

/** The call over the whole page, dark in both themes. Escape makes it small: it ends no call. */
export function Stage({ call, deeds, onSmall, onTalk, onHear }: Props) {
  const { t } = useTranslation('call')
  const { media } = useCall()
  const faces = useFaces(call)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const { whole } = faces
  const isMeeting = call.type === 'meeting'
  const { quality } = useParts(media)
  const isOnline = useIsOnline()
  const isLost = call.state === 'running' && (!isOnline || quality === 'lost')
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // Not on a key: whoever types when it opens would press it.
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
      else focusTitle()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="call-stage"
      aria-label={t('label')}
      data-state={call.state}
      data-kind={isMeeting ? 'meeting' : 'pair'}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={({ key, target }) => {
        // Of a dialog above it the key is its own.
        if (key === 'Escape' && target instanceof Element && target.closest('dialog') === dialog.current)
          onSmall()
      }}
    >
      <div className="call-people" data-lost={isLost || undefined}>
        {isMeeting ? <Grid call={call} faces={faces} /> : <Other call={call} faces={faces} />}
      </div>
      <header className="call-head">
        <Avatar id={whole.id} name={whole.name} src={whole.avatar} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            <bdi>{whole.name}</bdi>
          </h2>
          <State call={call} about={faces.about} />
        </div>
        <Only call={call} />
        <Quality call={call} />
        {media !== null && (
          <IconButton label={t('devices')} onClick={() => setIsChoosing(true)}>
            <DevicesIcon />
          </IconButton>
        )}
      </header>
      <Notes call={call} media={media} deeds={deeds} name={whole.name} onHear={onHear} />
      {!isMeeting && <OwnPicture className="call-own" />}
      <Keys call={call} media={media} deeds={deeds} onSmall={onSmall} onTalk={onTalk} />
      {isChoosing && media !== null && (
        <DevicesPanel call={call} media={media} deed={deeds.deed} onClose={() => setIsChoosing(false)} />
      )}
    </dialog>
  )
}

/** How far the call is, or how long it lasts. */
function State({ call, about }: { call: CallNow; about: string }) {
  const { t } = useTranslation('call')
  const { remotes } = useParts(useCall().media)
  const ringing = useElapsed(call.state === 'alerting' ? call.since : null)
  const time = useElapsed(call.answeredAt)
  const isThere = call.type === 'meeting' || remotes.size > 0
  const words =
    call.state === 'alerting'
      ? t('state.ringing', { time: ringing })
      : t(call.state === 'running' ? 'state.connecting' : 'state.calling')
  return (
    <p className="call-state">
      {call.state === 'running' && isThere ? <span className="call-time">{time}</span> : words}
      {about !== '' && (
        <>
          {' · '}
          <bdi>{about}</bdi>
        </>
      )}
    </p>
  )
}

/** How few are in it, as long as nobody else is. */
function Only({ call }: { call: CallNow }) {
  const { t } = useTranslation('call')
  const { remotes } = useParts(useCall().media)
  const count = call.meeting?.members.length ?? (remotes.size > 0 ? 2 : 0)
  if (call.state !== 'running' || count !== 2) return null
  return <span className="call-only">{t('onlyTwo')}</span>
}

/** That it is lost says a line of its own. */
function Quality({ call }: { call: CallNow }) {
  const { t } = useTranslation('call')
  const { quality, remotes } = useParts(useCall().media)
  if (call.state !== 'running' || remotes.size === 0 || quality === 'lost') return null
  return (
    <span className="call-quality" data-quality={quality}>
      {t(`quality.${quality}`)}
    </span>
  )
}
