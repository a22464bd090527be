import type { ImId } from '@sarika/im-engine'
import { isBlank } from '@sarika/im-engine/text'
import { isolate } from '../../../lib/isolate'
import { keepToastsAbove } from '../../../lib/toasts-above'
import type { NoField as Why } from '../rules/no-field'
import { AddFriend } from './add-friend'
import { useSay } from './say'
import { Unblock } from './unblock'

interface Props {
  why: Why
  peer: ImId
  name: string
  /** What was begun before: it can still be read and copied. */
  unsent: string
}

/** Where nothing can be written: why, and what can be done about it. */
export function NoField({ why, peer, name, unsent }: Props) {
  const t = useSay()
  return (
    <div ref={keepToastsAbove} className="thread-ended">
      {!isBlank(unsent) && (
        <textarea readOnly dir="auto" rows={2} aria-label={t('thread.unsent')} value={unsent} />
      )}
      <p role="status">{t(`thread.${why}`, { name: isolate(name) })}</p>
      {why === 'notFriends' && <AddFriend peer={peer} />}
      {why === 'blockedByYou' && <Unblock peer={peer} />}
    </div>
  )
}
