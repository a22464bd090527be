import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'
import type { Fault } from './send-cards'

/** A deed of a card or a dialog: one at a time, and what was wrong with it in words, beside it. */
export function usePress() {
  const { t } = useTranslation('hiring')
  const tChat = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Answers whether it was done. */
  async function press(deed: () => Promise<Fault | null>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const fault = await deed()
    setIsBusy(false)
    const inWords = (of: Fault) => (typeof of === 'string' ? t(`failure.${of}`) : refusalInWords(of, tChat))
    setFailure(fault === null ? null : inWords(fault))
    return fault === null
  }
  return { isBusy, failure, press }
}
