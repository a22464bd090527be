import type { CallNow, RemoteMedia } from '@sarika/im-engine'
import { useCall, useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar'
import { MicIcon } from './icons'
import { Picture, useStreamOf } from './picture'
import type { Face, Faces } from './use-faces'
import { useParts } from './use-parts'

/** One's own picture: the camera's, or the screen that is shown. */
export function OwnPicture({ className }: { className: string }) {
  const { t } = useTranslation('call')
  const { local } = useParts(useCall().media)
  const stream = useStreamOf(local.screen ?? local.camera)
  if (stream === null) return null
  return (
    <div className={className}>
      <Picture
        stream={stream}
        name={t(local.screen === null ? 'before.own' : 'ownScreen')}
        isMirror={local.screen === null}
      />
    </div>
  )
}

/** The other one of two: their picture over all of it, or their face. */
export function Other({ call, faces }: { call: CallNow; faces: Faces }) {
  const { remotes } = useParts(useCall().media)
  const remote = remotes.get(call.with)
  if (remote?.hasVideo === true) return <Picture stream={remote.stream} name={faces.whole.name} />
  return (
    <div className="call-halo">
      <Avatar id={faces.whole.id} name={faces.whole.name} src={faces.whole.avatar} />
    </div>
  )
}

/** Everybody in a meeting, oneself last. */
export function Grid({ call, faces }: { call: CallNow; faces: Faces }) {
  const { t } = useTranslation('call')
  const { me } = useImEngine()
  const { remotes, local } = useParts(useCall().media)
  const own = useStreamOf(local.screen ?? local.camera)
  const others = call.meeting?.members.filter((imId) => imId !== me) ?? []
  const mine = faces.of(me)
  return (
    <ul className="call-grid" data-count={others.length + 1}>
      {others.map((imId) => (
        <OtherTile key={imId} face={faces.of(imId)} remote={remotes.get(imId)} />
      ))}
      <Tile
        face={mine}
        label={t('you')}
        stream={own}
        isMuted={local.isMuted}
        isMirror={local.screen === null}
      />
    </ul>
  )
}

function OtherTile({ face, remote }: { face: Face; remote: RemoteMedia | undefined }) {
  const { t } = useTranslation('call')
  const words =
    remote === undefined
      ? t('state.connecting')
      : remote.quality === 'good'
        ? ''
        : t(`quality.${remote.quality}`)
  return (
    <Tile
      face={face}
      stream={remote?.hasVideo === true ? remote.stream : null}
      isMuted={remote?.hasAudio === false}
      words={words}
    />
  )
}

interface TileProps {
  face: Face
  /** In place of the name. */
  label?: string
  stream: MediaStream | null
  isMuted: boolean
  isMirror?: boolean
  words?: string
}

function Tile({ face, label = face.name, stream, isMuted, isMirror = false, words = '' }: TileProps) {
  const { t } = useTranslation('call')
  return (
    <li className="call-tile">
      {stream === null ? (
        <Avatar id={face.id} name={face.name} src={face.avatar} />
      ) : (
        <Picture stream={stream} name={label} isMirror={isMirror} />
      )}
      <p>
        {isMuted && (
          <>
            <MicIcon isOn={false} />
            <span className="only-heard">{t('muted')}</span>
          </>
        )}
        <bdi>{label}</bdi>
        {words !== '' && <span>{` · ${words}`}</span>}
      </p>
    </li>
  )
}
