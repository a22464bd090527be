import type { CallMedia, CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatIcon } from '../../../ui/icons'
import { CameraIcon, HangUpIcon, MicIcon, ScreenIcon, SmallIcon } from './icons'
import type { useMediaDeeds } from './use-media-deeds'
import { useParts } from './use-parts'

export interface KeysProps {
  call: CallNow
  media: CallMedia | null
  deeds: ReturnType<typeof useMediaDeeds>
}

/** What the keys do; the same for the large and the small window. */
export function useKeys({ call, media, deeds: { deed } }: KeysProps) {
  const { end, cancel, toVideo } = useCall()
  const { local } = useParts(media)
  const isRunning = call.state === 'running'
  const hasCamera = local.camera !== null
  return {
    local,
    isRunning,
    hasCamera,
    toggleMicrophone: () => {
      if (media !== null)
        void deed('microphone', media.setMicrophone(local.isMuted || local.microphone === null))
    },
    // With a picture of its own an audio call becomes a video call, of which the other side is told.
    toggleCamera: () => {
      if (call.type !== 'meeting' && !hasCamera && !call.hasVideo) void toVideo()
      else if (media !== null) void deed('camera', media.setCamera(!hasCamera))
    },
    toggleScreen: () => {
      if (media !== null) void deed('screen', media.shareScreen(local.screen === null))
    },
    hangUp: () => void (isRunning ? end() : cancel()),
  }
}

const canShare = () => navigator.mediaDevices?.getDisplayMedia !== undefined

/** The round keys at the lower edge, each with its word below. */
export function Keys(props: KeysProps & { onSmall: () => void; onTalk: () => void }) {
  const { t } = useTranslation('call')
  const { local, isRunning, hasCamera, toggleMicrophone, toggleCamera, toggleScreen, hangUp } = useKeys(props)
  const { call, media, onSmall, onTalk } = props
  const isOn = !local.isMuted && (media === null || local.microphone !== null)
  return (
    <div className="call-keys">
      {media !== null && (
        <>
          <Key look={isOn ? '' : 'off'} word={t(isOn ? 'key.mute' : 'key.unmute')} onPress={toggleMicrophone}>
            <MicIcon isOn={isOn} />
          </Key>
          <Key
            look={hasCamera ? '' : 'off'}
            word={t(hasCamera ? 'key.cameraOff' : 'key.cameraOn')}
            onPress={toggleCamera}
          >
            <CameraIcon isOn={hasCamera} />
          </Key>
          {canShare() && (
            <Key
              look={local.screen === null ? 'wide' : 'off'}
              word={t(local.screen === null ? 'key.share' : 'key.shareOff')}
              onPress={toggleScreen}
            >
              <ScreenIcon isOn={local.screen !== null} />
            </Key>
          )}
        </>
      )}
      <Key word={t('key.chat')} onPress={onTalk}>
        <ChatIcon />
      </Key>
      <Key word={t('key.small')} onPress={onSmall}>
        <SmallIcon />
      </Key>
      <Key
        look="end"
        word={t(!isRunning ? 'key.cancel' : call.type === 'meeting' ? 'key.leave' : 'key.end')}
        onPress={hangUp}
      >
        <HangUpIcon />
      </Key>
    </div>
  )
}

interface KeyProps {
  /** `off`: white; `end`: red; `wide`: only where there is room. */
  look?: '' | 'off' | 'end' | 'wide'
  word: string
  onPress: () => void
  children: ReactNode
}

const Key = ({ look = '', word, onPress, children }: KeyProps) => (
  <button type="button" className="call-key" data-look={look || undefined} onClick={onPress}>
    <span>{children}</span>
    {word}
  </button>
)
