import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { failureOf, sayFailure } from '../../../http/failure'
import { useOwnSaved } from '../../../http/read'
import { TALKS } from '../api/talks'

/** Does something with a conversation, then reads the queue anew. `act` answers why nothing came of it, in words; null: done; undefined: something else is under way. */
export function useAct() {
  const { t } = useTranslation('service')
  const { t: sayAuth } = useTranslation('auth')
  const changed = useOwnSaved()
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)

  /** `quicker`: what is said where another agent has it. */
  async function act(
    asked: () => Promise<Answer>,
    quicker: string = t('notYoursNow'),
  ): Promise<string | null | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setIsBusy(true)
    const answer = await asked()
    if (answer.kind === 'ok' || answer.kind === 'refused') await changed(TALKS)
    isUnderWay.current = false
    setIsBusy(false)
    if (answer.kind === 'ok') return null
    const code = answer.kind === 'refused' ? answer.code : ''
    if (code === 'service_taken') return quicker
    if (code === 'service_agent_away') return t('agentAway')
    if (code === 'not_found') return t('gone')
    // A blank answer cannot be sent, so what is invalid of one is its length.
    if (code === 'invalid') return t('tooLong')
    if (code === 'not_sent') return t('refused')
    return sayFailure(sayAuth, failureOf(answer))
  }
  return { act, isBusy }
}
