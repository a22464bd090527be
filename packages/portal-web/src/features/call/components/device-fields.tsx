import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device, Devices } from './use-devices'

interface Props {
  devices: Devices
  microphone: string
  camera: string
  /** Without a camera that is on, there is none to choose. */
  hasCamera: boolean
  onMicrophone: (id: string) => void
  onCamera: (id: string) => void
}

/** Which microphone and camera. */
export function DeviceFields({ devices, microphone, camera, hasCamera, onMicrophone, onCamera }: Props) {
  const { t } = useTranslation('call')
  return (
    <>
      <DeviceField
        label={t('before.microphone')}
        devices={devices.microphones}
        chosen={microphone}
        onChoose={onMicrophone}
      />
      {hasCamera && (
        <DeviceField
          label={t('before.camera')}
          devices={devices.cameras}
          chosen={camera}
          onChoose={onCamera}
        />
      )}
    </>
  )
}

interface FieldProps {
  label: string
  devices: readonly Device[]
  chosen: string
  onChoose: (id: string) => void
}

function DeviceField({ label, devices, chosen, onChoose }: FieldProps) {
  const { t } = useTranslation('call')
  const id = useId()
  // One alone is no choice; one that was chosen once and is gone is not shown as chosen.
  if (devices.length < 2) return null
  const shown = devices.some((one) => one.id === chosen) ? chosen : (devices[0]?.id ?? '')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="select"
        id={id}
        value={shown}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {devices.map((one, at) => (
          <option key={one.id} value={one.id}>
            {one.label || t('before.numbered', { name: label, number: at + 1 })}
          </option>
        ))}
      </select>
    </div>
  )
}
