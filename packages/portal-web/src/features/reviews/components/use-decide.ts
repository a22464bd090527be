import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { Answer } from '../../../http/call'
import { failureOf, sayFailure } from '../../../http/failure'
import { useOwnSaved } from '../../../http/read'
import { REVIEWS } from '../api/reviews'

/** Sends a decision; `failure`: why it was not taken, in words. */
export function useDecide() {
  const { t } = useTranslation('reviews')
  const { t: sayAuth } = useTranslation('auth')
  const changed = useOwnSaved()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)

  /** Answers with what is wrong, in words; null: it was taken. */
  async function decide(asked: () => Promise<Answer>, done: string): Promise<string | null> {
    if (isBusy) return null
    setIsBusy(true)
    setFailure(false)
    const answer = await asked()
    // Somebody else was quicker: what there is now is read anew.
    const isStale =
      answer.kind === 'refused' && (answer.code === 'review_changed' || answer.code === 'not_found')
    if (answer.kind === 'ok' || isStale) await changed(REVIEWS)
    setIsBusy(false)
    if (answer.kind === 'ok') {
      toast(done)
      return null
    }
    const why = isStale ? t('stale') : sayFailure(sayAuth, failureOf(answer))
    setFailure(why)
    return why
  }
  return { decide, isBusy, failure, setFailure }
}
