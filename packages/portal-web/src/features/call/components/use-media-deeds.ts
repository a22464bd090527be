import type { CallMedia, MediaRefusal, MediaResult } from '@sarika/im-engine'
import { useCallback, useEffect, useState } from 'react'
import { keptDevices } from '../rules/kept-devices'

/** What did not work, e.g. the camera that is taken by another program. */
export interface Trouble {
  readonly of: 'microphone' | 'camera' | 'screen'
  readonly why: MediaRefusal
}

/** Does something with a microphone, a camera or the screen, and remembers what did not work until the next try. */
export function useMediaDeeds() {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const deed = useCallback(async (of: Trouble['of'], asking: Promise<MediaResult>) => {
    const result = await asking
    // Whoever closes the browser's list of screens knows.
    setTrouble(
      result.ok || (of === 'screen' && result.why === 'not-permitted') ? null : { of, why: result.why },
    )
  }, [])
  return { trouble, deed, forget: () => setTrouble(null) }
}

/** The call begins with the devices that were chosen before, and says why one of them is missing. */
export function useChosenDevices(
  media: CallMedia | null,
  deed: (of: Trouble['of'], asking: Promise<MediaResult>) => Promise<void>,
): void {
  useEffect(() => {
    if (media === null) return
    const { microphone, camera } = keptDevices()
    const local = media.local.getSnapshot()
    const { refused } = local
    if (refused.microphone !== null)
      void deed('microphone', Promise.resolve({ ok: false, why: refused.microphone }))
    else if (refused.camera !== null) void deed('camera', Promise.resolve({ ok: false, why: refused.camera }))
    if (microphone !== '' && local.microphone !== null)
      void deed('microphone', media.switchDevice('microphone', microphone))
    if (camera !== '' && local.camera !== null) void deed('camera', media.switchDevice('camera', camera))
  }, [media, deed])
}
