import { type ConversationKey, isGroupKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'
import { type Bill, waitingOf } from './api'

/**
 * Reminds those who have not paid, where the bill was asked for: they are meant, and where the card is known it is an answer to it. Once,
 * until it is drawn anew.
 */
export function useReminder(place: ConversationKey | null, bill: Bill, quoteId?: string) {
  const { t } = useTranslation('wallet')
  const say = useSay()
  const engine = useImEngine()
  const isUnderWay = useRef(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    if (place === null || isUnderWay.current) return
    isUnderWay.current = true
    const text = t('card.reminder', { title: bill.title })
    const mentions = isGroupKey(place) ? { mentions: waitingOf(bill) } : {}
    const sent = await engine.send(place, {
      text,
      ...(quoteId === undefined ? {} : { quoteId }),
      ...mentions,
    })
    isUnderWay.current = sent.ok
    setIsSent(sent.ok)
    setFailure(sent.ok ? null : refusalInWords(sent.refusal, say))
  }
  return { send, isSent, failure }
}
