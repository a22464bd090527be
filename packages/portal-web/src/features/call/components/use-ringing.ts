import type { CallNow } from '@sarika/im-engine'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { setRingTitle } from '../../../lib/ring-title'
import { startRings } from '../rules/ring-sound'
import { talkOf } from '../rules/who'
import { useFaces } from './use-faces'

export interface RingTold {
  /** The conversation, e.g. "p2p-20001". */
  readonly key: string
  readonly channel: string
  readonly name: string
  /** What it is, e.g. "Video call". */
  readonly kind: string
}

/** What a device does of a ring: whether it sounds, and a notification for who looks elsewhere; it answers how to take that away. */
export interface TellRing {
  readonly hasSound: () => boolean
  readonly show: (told: RingTold) => () => void
}

const NOBODY = { with: '' as CallNow['with'], meeting: null }

/** While a call rings: the sound, in the tab that leads, a notification, and the title of the tab. */
export function useRinging(ringing: CallNow | null, { hasSound, show }: TellRing): void {
  const { t } = useTranslation('call')
  const { name } = useFaces(ringing ?? NOBODY).whole
  const isSounding = ringing?.isSounding ?? false
  const channel = ringing?.channel ?? ''
  const key = ringing === null ? '' : talkOf(ringing)
  const kind =
    ringing === null ? '' : t(ringing.type === 'meeting' ? 'meeting' : ringing.hasVideo ? 'video' : 'audio')
  useEffect(() => {
    if (isSounding && hasSound()) return startRings()
  }, [isSounding, hasSound])
  useEffect(() => {
    if (channel !== '') return show({ key, channel, name: isolate(name), kind })
  }, [channel, key, name, kind, show])
  const title = channel === '' ? null : t('ring.title', { name })
  useEffect(() => {
    setRingTitle(title)
    return () => setRingTitle(null)
  }, [title])
}
