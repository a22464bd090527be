import { type ConversationKey, EVERYBODY_KEY, type ShownMessage } from '@sarika/im-engine'
import { type Composer, useImEngine } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { canRewrite } from '../rules/again'
import { type Chosen, NOTHING_CHOSEN } from '../rules/mention'
import type { Talk } from './talk'
import { useDeed } from './use-deed'
import { forgetText, rememberedText, rememberText } from './withdrawn-texts'

/** An own message that is written again: what is sent next takes its place. */
export interface Again {
  /** The message whose place is taken; null = none. */
  readonly first: ShownMessage | null
  /** Takes the last own text into the field; false = there is none that can still be withdrawn. */
  readonly takeLast: (messages: readonly ShownMessage[]) => boolean
  /** Leaves the first one as it is, and the field empty. */
  readonly cancel: () => void
  /** False = it is too late to withdraw the first one; what is typed stays, and goes as a message of its own. */
  readonly canSend: () => boolean
  /** Withdraws the first one, once the second is on its way; what was withdrawn before and is sent anew is offered no more. */
  readonly sent: () => void
  readonly talk: Pick<Talk, 'withdraw' | 'canRewrite' | 'rewrite' | 'writeAgain'>
}

/** Writes again what was sent; there are no edits. Source: S-REACH-4, docs/decisions/0121-write-again.md. */
export function useAgain(
  conversation: ConversationKey,
  composer: Composer,
  field: RefObject<HTMLTextAreaElement | null>,
  onMentioned: (chosen: Chosen) => void,
): Again {
  const engine = useImEngine()
  const deed = useDeed()
  const [first, setFirst] = useState<ShownMessage | null>(null)
  /** Withdrawn ones whose words are in the field, and how often some were sent. */
  const taken = useRef<string[]>([])
  const [sentCount, setSentCount] = useState(0)
  const now = useRef({ composer, onMentioned })
  now.current = { composer, onMentioned }
  // The same while another message is written again: no message is drawn for it. Another one once a withdrawn one was sent anew.
  const talk = useMemo<Again['talk']>(() => {
    const fill = ({ text, mentionsAt = [], quoteId }: ShownMessage) => {
      const { composer, onMentioned } = now.current
      const isFree = isBlank(composer.text)
      composer.setText(isFree ? text : `${composer.text}\n${text}`)
      if (isFree) onMentioned({ text, places: mentionsAt })
      if (composer.quoteId === null && quoteId !== undefined) composer.setQuote(quoteId)
      field.current?.focus()
    }
    return {
      withdraw(message) {
        rememberText(engine, message)
        void deed(engine.withdraw(conversation, message))
      },
      canRewrite: (message) =>
        conversation !== EVERYBODY_KEY &&
        isBlank(now.current.composer.text) &&
        canRewrite(message, engine.serverNow()),
      rewrite(message) {
        fill(message)
        setFirst(message)
      },
      writeAgain({ id }) {
        const remembered = rememberedText(engine, id)
        if (remembered === null) return null
        return () => {
          fill(remembered)
          taken.current.push(id)
        }
      },
    }
  }, [engine, conversation, deed, field, sentCount])
  return {
    first,
    takeLast(messages) {
      const last = messages.findLast(({ own, kind }) => own && kind !== 'tip')
      if (last === undefined || !talk.canRewrite(last)) return false
      talk.rewrite(last)
      return true
    },
    cancel() {
      setFirst(null)
      composer.setText('')
      composer.setQuote(null)
      onMentioned(NOTHING_CHOSEN)
      field.current?.focus()
    },
    canSend() {
      if (first === null || canRewrite(first, engine.serverNow())) return true
      setFirst(null)
      return false
    },
    sent() {
      for (const id of taken.current) forgetText(engine, id)
      if (taken.current.length > 0) setSentCount((count) => count + 1)
      taken.current = []
      if (first === null) return
      setFirst(null)
      void deed(engine.withdraw(conversation, first))
    },
    talk,
  }
}
