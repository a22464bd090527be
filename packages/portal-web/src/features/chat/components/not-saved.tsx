import { useConnection } from '@sarika/im-engine/react'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { useSay } from './say'

/** Tells by a toast that the server did not take what was set on a chat: it shows here, and on no other device. */
export function NotSaved() {
  const t = useSay()
  const { areSettingsParked = false } = useConnection()
  useEffect(() => {
    if (areSettingsParked) toast(t('details.notSaved'), { id: 'chat-not-saved' })
  }, [areSettingsParked, t])
  return null
}
