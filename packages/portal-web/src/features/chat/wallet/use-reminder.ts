import { useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'
import type { Bill } from './api'
import { usePurse } from './table'

/** Reminds those who have not paid: an answer to the bill's card, in which they are meant. Once, until the card is drawn anew. */
export function useReminder(messageId: string, bill: Bill, waiting: readonly string[]) {
  const { t } = useTranslation('wallet')
  const say = useSay()
  const purse = usePurse()
  const engine = useImEngine()
  const isUnderWay = useRef(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    if (purse === null || isUnderWay.current) return
    isUnderWay.current = true
    const text = t('card.reminder', { title: bill.title })
    const mentions = purse.peer === null ? { mentions: waiting } : {}
    const sent = await engine.send(purse.conversation, { text, quoteId: messageId, ...mentions })
    isUnderWay.current = sent.ok
    setIsSent(sent.ok)
    setFailure(sent.ok ? null : refusalInWords(sent.refusal, say))
  }
  return { send, isSent, failure }
}
