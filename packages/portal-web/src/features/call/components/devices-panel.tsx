import type { CallMedia, CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { keepDevices, keptDevices } from '../rules/kept-devices'
import { DeviceFields } from './device-fields'
import { useDevices } from './use-devices'
import type { useMediaDeeds } from './use-media-deeds'
import { useParts } from './use-parts'

interface Props {
  call: CallNow
  media: CallMedia
  deed: ReturnType<typeof useMediaDeeds>['deed']
  onClose: () => void
}

/** While a call runs: other devices, the way back to sound alone, and whether they are asked before each call. */
export function DevicesPanel({ call, media, deed, onClose }: Props) {
  const { t } = useTranslation('call')
  const { toAudio } = useCall()
  const { local } = useParts(media)
  const devices = useDevices(local)
  const [kept, setKept] = useState(keptDevices)
  const change = (changed: Partial<typeof kept>) => {
    keepDevices(changed)
    setKept(keptDevices())
  }
  const choose = (kind: 'microphone' | 'camera', id: string) => {
    change({ [kind]: id })
    void deed(kind, media.switchDevice(kind, id))
  }
  const isLittle = devices.microphones.length < 2 && (devices.cameras.length < 2 || local.camera === null)
  return (
    <Dialog title={t('devices')} isAtTitle onClose={onClose}>
      <DeviceFields
        devices={devices}
        microphone={local.microphone?.getSettings().deviceId ?? kept.microphone}
        camera={local.camera?.getSettings().deviceId ?? kept.camera}
        hasCamera={local.camera !== null}
        onMicrophone={(id) => choose('microphone', id)}
        onCamera={(id) => choose('camera', id)}
      />
      {isLittle && <p className="soft">{t('noOther')}</p>}
      <label className="call-skip">
        <input
          type="checkbox"
          checked={!kept.isSkipped}
          onChange={({ target }) => change({ isSkipped: !target.checked })}
        />
        {t('askBefore')}
      </label>
      <div className="dialog-actions">
        {call.hasVideo && call.type !== 'meeting' && (
          <Button
            kind="quiet"
            onClick={() => {
              void toAudio()
              onClose()
            }}
          >
            {t('key.audio')}
          </Button>
        )}
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </Dialog>
  )
}
