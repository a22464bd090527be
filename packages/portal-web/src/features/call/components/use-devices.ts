import { useEffect, useState } from 'react'

export interface Device {
  readonly id: string
  readonly label: string
}

export interface Devices {
  readonly microphones: readonly Device[]
  readonly cameras: readonly Device[]
}

const NONE: Devices = { microphones: [], cameras: [] }

async function list(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
  const of = (kind: MediaDeviceKind) =>
    all.flatMap(({ kind: its, deviceId, label }) =>
      its === kind && deviceId !== '' ? [{ id: deviceId, label }] : [],
    )
  return { microphones: of('audioinput'), cameras: of('videoinput') }
}

/** Which devices there are, also after one is plugged in. They have names once one of them may be used: `look` changes then. */
export function useDevices(look: unknown): Devices {
  const [devices, setDevices] = useState(NONE)
  useEffect(() => {
    let isOver = false
    const read = () =>
      void list().then((found) => {
        if (!isOver) setDevices(found)
      })
    read()
    navigator.mediaDevices?.addEventListener('devicechange', read)
    return () => {
      isOver = true
      navigator.mediaDevices?.removeEventListener('devicechange', read)
    }
  }, [look])
  return devices
}
