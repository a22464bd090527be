import type { ConversationKey } from '@sarika/im-engine'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Goes back to the list where this chat is the one that is open. */
export function useLeaveView(key: ConversationKey): () => void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return () => {
    if (search.get('with') === key) void navigate({ search: '' }, { replace: true })
  }
}
