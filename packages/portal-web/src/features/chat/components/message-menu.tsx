import type { ShownMessage } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActMenu, type MenuPlace } from '../acts/act-menu'
import { MESSAGE_ACTS } from '../acts/message-acts'
import { withdrawLeftMs } from '../rules/withdraw'
import { useSay } from './say'
import type { Talk } from './talk'

interface Props {
  message: ShownMessage
  place: MenuPlace
  talk: Talk
  /** Says what came of it. */
  onNotice: (text: string) => void
  onClose: () => void
}

/** What can be done with a message. */
export function MessageMenu({ message, place, talk, onNotice, onClose }: Props) {
  const t = useSay()
  const { t: tReach } = useTranslation('reach')
  const leftMs = useLeftMs(message)
  return (
    <ActMenu
      label={t('thread.actions')}
      acts={MESSAGE_ACTS}
      of={{ message, talk, leftMs, t, tReach, onNotice }}
      place={place}
      onClose={onClose}
    />
  )
}

/** By the server's clock: the one here may be minutes off. */
function useLeftMs(message: ShownMessage): number {
  const engine = useImEngine()
  const [leftMs, setLeftMs] = useState(() => withdrawLeftMs(message, engine.serverNow()))
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(withdrawLeftMs(message, engine.serverNow())), 1_000)
    return () => clearInterval(timer)
  }, [message, engine])
  return leftMs
}
