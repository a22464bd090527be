import type { ImId } from '@sarika/im-engine'
import { useContactRequests, useImEngine } from '@sarika/im-engine/react'
import { toast } from 'sonner'
import { Button } from '../../../ui/button'
import { useSay } from './say'
import { useDeed } from './use-deed'

/**
 * What can be done about somebody who is no friend: to ask them, or to accept where they asked already. A request that waits
 * is said to. Source: specification 4 "Blocked send".
 */
export function AddFriend({ peer }: { peer: ImId }) {
  const t = useSay()
  const engine = useImEngine()
  const deed = useDeed()
  const pending = useContactRequests().find(({ imId, status }) => imId === peer && status === 'pending')
  if (pending?.isMine === true) return <span>{t('friend.asked')}</span>
  const ask = async () => {
    if (await deed(engine.contacts.request(peer))) toast(t('friend.asked'))
  }
  if (pending === undefined)
    return (
      <Button kind="small" onClick={() => void ask()}>
        {t('friend.add')}
      </Button>
    )
  return (
    <Button kind="small" onClick={() => void deed(engine.contacts.answer(pending.requestId, 'accept'))}>
      {t('friend.accept')}
    </Button>
  )
}
