import { useImEngine } from '@sarika/im-engine/react'
import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallWish } from '../../../lib/calling'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { createDeviceCheck } from '../rules/device-check.machine'
import { keepDevices, keptDevices } from '../rules/kept-devices'
import type { Opened } from '../rules/open-devices'
import { mediaInWords, refusalInWords } from '../rules/refusals'
import { begin } from './begin'
import { DeviceFields } from './device-fields'
import { CameraIcon, MicIcon } from './icons'
import { Picture } from './picture'
import { useDevices } from './use-devices'
import { useLevel } from './use-level'

interface Props {
  wish: CallWish
  isMeeting: boolean
  onClose: () => void
}

const check = createDeviceCheck()

/** Before a call: one's own picture, how loud the microphone is, and which of them. Without a microphone one can listen only. */
export function BeforeCall({ wish, isMeeting, onClose }: Props) {
  const { t } = useTranslation('call')
  const engine = useImEngine()
  const [kept] = useState(keptDevices)
  const [snapshot, send] = useMachine(check, {
    input: { microphone: kept.microphone, camera: kept.camera, hasCamera: wish.hasVideo },
  })
  const { wanted, opened } = snapshot.context
  const isOpening = snapshot.matches('opening')
  const devices = useDevices(opened.stream)
  const [isSkipped, setIsSkipped] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const isCalling = useRef(false)
  const start = async () => {
    if (isCalling.current) return
    isCalling.current = true
    keepDevices({ microphone: wanted.microphone, camera: wanted.camera, isSkipped })
    const hasVideo = wanted.hasCamera && opened.noCamera === null
    const kind = await begin(engine, wish, hasVideo)
    isCalling.current = false
    if (kind === null) onClose()
    else setRefused(kind)
  }
  return (
    <Dialog title={t(isMeeting ? 'before.meeting' : 'before.title')} isAtTitle onClose={onClose}>
      <Preview
        opened={opened}
        isOpening={isOpening}
        hasCamera={wanted.hasCamera}
        onCamera={(hasCamera) => send({ type: 'choose', wanted: { hasCamera } })}
      />
      <Why opened={opened} onRetry={() => send({ type: 'retry' })} />
      <DeviceFields
        devices={devices}
        microphone={wanted.microphone}
        camera={wanted.camera}
        hasCamera={wanted.hasCamera}
        onMicrophone={(microphone) => send({ type: 'choose', wanted: { microphone } })}
        onCamera={(camera) => send({ type: 'choose', wanted: { camera } })}
      />
      <label className="call-skip">
        <input type="checkbox" checked={isSkipped} onChange={({ target }) => setIsSkipped(target.checked)} />
        {t('before.skip')}
      </label>
      <p role="alert" className="call-why">
        {refused !== null && refusalInWords(refused, t)}
      </p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('before.cancel')}
        </Button>
        <Button isBusy={isOpening} onClick={() => !isOpening && void start()}>
          {t(wish.isJoin === true ? 'before.join' : isMeeting ? 'before.startMeeting' : 'before.start')}
        </Button>
      </div>
    </Dialog>
  )
}

interface PreviewProps {
  opened: Opened
  isOpening: boolean
  hasCamera: boolean
  onCamera: (hasCamera: boolean) => void
}

function Preview({ opened: { stream, noMicrophone }, isOpening, hasCamera, onCamera }: PreviewProps) {
  const { t } = useTranslation('call')
  const bar = useRef<HTMLDivElement>(null)
  const isHeard = useLevel(stream, bar)
  const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0
  const words = isOpening
    ? t('before.opening')
    : noMicrophone !== null
      ? ''
      : t(isHeard ? 'before.heard' : 'before.speak')
  return (
    <>
      <div className="call-preview">
        {hasPicture ? (
          <Picture stream={stream} name={t('before.own')} isMirror />
        ) : (
          <p>{t(isOpening && hasCamera ? 'before.opening' : 'before.noPicture')}</p>
        )}
        <button
          type="button"
          className="call-round"
          aria-label={t(hasCamera ? 'key.cameraOff' : 'key.cameraOn')}
          title={t(hasCamera ? 'key.cameraOff' : 'key.cameraOn')}
          onClick={() => onCamera(!hasCamera)}
        >
          <CameraIcon isOn={hasCamera} />
        </button>
      </div>
      <div className="call-level">
        <MicIcon isOn={noMicrophone === null} />
        <div ref={bar} className="call-bar" aria-hidden="true" />
        <p role="status">{words}</p>
      </div>
    </>
  )
}

/** Why there is no sound or picture, and what to do about it. */
function Why({ opened: { noMicrophone, noCamera }, onRetry }: { opened: Opened; onRetry: () => void }) {
  const { t } = useTranslation('call')
  if (noMicrophone === null && noCamera === null) return null
  return (
    <div className="call-why" role="alert">
      {noMicrophone !== null && <p>{mediaInWords('microphone', noMicrophone, t)}</p>}
      {noCamera !== null && noCamera !== noMicrophone && <p>{mediaInWords('camera', noCamera, t)}</p>}
      {noMicrophone !== null && (
        <Button kind="small" onClick={onRetry}>
          {t('before.retry')}
        </Button>
      )}
    </div>
  )
}
