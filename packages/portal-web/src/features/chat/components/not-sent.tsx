import { useImEngine } from '@sarika/im-engine/react'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { useSay } from './say'

/**
 * Tells by a toast that a message was not sent in another conversation than the one on the screen, where the thread says it
 * and why. Source: specification 8, socket send failure.
 */
export function NotSent({ selected }: { selected: string | null }) {
  const t = useSay()
  const engine = useImEngine()
  useEffect(
    () =>
      engine.on('failed', ({ key, title, withdrawalOf }) => {
        if (key === selected || withdrawalOf !== '') return
        toast(t('list.sendFailed'), {
          id: `not-sent-${key}`,
          description: title ?? t('thread.unknownContact'),
        })
      }),
    [engine, selected, t],
  )
  return null
}
