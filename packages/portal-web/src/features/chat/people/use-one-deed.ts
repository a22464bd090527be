import type { Result } from '@sarika/im-engine'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { whyNot } from '../rules/people-words'

/** Does one thing at a time; what was refused is told in a toast. Answers whether it was done. */
export function useOneDeed() {
  const { t } = useTranslation('people')
  const [isBusy, setIsBusy] = useState(false)
  const busy = useRef(false)
  const act = useCallback(
    async (deed: () => Promise<Result<unknown>>, news?: string): Promise<boolean> => {
      if (busy.current) return false
      busy.current = true
      setIsBusy(true)
      const result = await deed()
      busy.current = false
      setIsBusy(false)
      if (!result.ok) toast(whyNot(result.refusal, t))
      else if (news !== undefined) toast(news)
      return result.ok
    },
    [t],
  )
  return { isBusy, act }
}
