import type { ImId } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { Button } from '../../../ui/button'
import { useSay } from './say'
import { useDeed } from './use-deed'

/** Takes the block of somebody back, where one would write to them. */
export function Unblock({ peer }: { peer: ImId }) {
  const t = useSay()
  const { contacts } = useImEngine()
  const deed = useDeed()
  return (
    <Button kind="small" onClick={() => void deed(contacts.unblock(peer))}>
      {t('friend.unblock')}
    </Button>
  )
}
