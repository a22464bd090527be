import type { Result } from '@sarika/im-engine'
import { useCallback } from 'react'
import { toast } from 'sonner'
import { refusalInWords } from '../rules/refusals'
import { useSay } from './say'

/**
 * Waits for something that was pressed, and says in a toast why it was refused; answers whether it was done. What is typed is
 * refused beside its field instead, and what is asked in a dialog in that. Source: specification 8, other codes.
 */
export function useDeed(): (deed: Promise<Result<unknown>>) => Promise<boolean> {
  const t = useSay()
  return useCallback(
    async (deed) => {
      const result = await deed
      // The same twice is said once.
      if (!result.ok) toast(refusalInWords(result.refusal, t), { id: `chat-${result.refusal.kind}` })
      return result.ok
    },
    [t],
  )
}
