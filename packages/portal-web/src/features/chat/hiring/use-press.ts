import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'
import type { Fault } from './send-cards'

/** What was wrong, as a person reads it. */
export function useFaultWords(): (fault: Fault) => string {
  const { t } = useTranslation('hiring')
  const tChat = useSay()
  return (fault) => (typeof fault === 'string' ? t(`failure.${fault}`) : refusalInWords(fault, tChat))
}

/** A deed of a card or a dialog: one at a time, and what was wrong with it in words, beside it. */
export function usePress() {
  const inWords = useFaultWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Answers whether it was done. */
  async function press(deed: () => Promise<Fault | null>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const fault = await deed()
    setIsBusy(false)
    setFailure(fault === null ? null : inWords(fault))
    return fault === null
  }
  return { isBusy, failure, press }
}
