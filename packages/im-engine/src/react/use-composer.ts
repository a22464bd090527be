import { useEffect, useMemo, useState } from 'react'
import type { ImEngine, Outgoing } from '../engine-types.js'
import type { Draft } from '../model/conversation.js'
import type { Refusal, Result } from '../model/errors.js'
import { type ConversationKey, toServerId } from '../model/ids.js'
import type { ConversationSnapshot } from '../views/window.js'
import { Field } from './field.js'
import { useImEngine } from './provider.js'
import { useConversationView } from './use-conversation-view.js'
import { useView } from './use-view.js'

/** What goes out with the draft. */
type Attached = Omit<Exclude<Outgoing, string>, 'text' | 'quoteId' | 'draft'>

export interface Composer {
  /** What is typed: it survives a reload, and another tab shows it. */
  readonly text: string
  /** For the field's `onChange`: the others of the conversation are told that the owner writes. Source: S-TYPE-4. */
  readonly setText: (text: string) => void
  /** The message that it answers; null = none. It is kept with the text. */
  readonly quoteId: string | null
  readonly setQuote: (id: string | null) => void
  /** Sends both, without blanks at the end of the text, and empties the field; what is refused comes back, with the refusal. */
  readonly send: (attached?: Attached) => Promise<Result<unknown>>
  /** For the field's `onBlur`: a field without the focus shows what is typed in another tab. */
  readonly onBlur: () => void
  /** Why the last command was refused; null after the next change or success. */
  readonly refusal: Refusal | null
  readonly resend: ImEngine['resend']
  readonly discard: ImEngine['discard']
  readonly withdraw: (message: { readonly id: string; readonly at: number }) => Promise<Result<unknown>>
}

const draftOf = (snapshot: ConversationSnapshot) => snapshot.draft

/** The field in which a person writes to a conversation, and what they do with messages of theirs. Source: S-REACT-4. */
export function useComposer(key: ConversationKey): Composer {
  const engine = useImEngine()
  const view = useConversationView('useComposer', key)
  const field = useMemo(() => new Field(view), [view])
  const kept = useView(view, draftOf)
  const [typed, setTyped] = useState<{ readonly field: Field; readonly draft: Draft | null }>()
  const [refused, setRefused] = useState<{ readonly key: ConversationKey; readonly refusal: Refusal }>()

  useEffect(() => field.attach((draft) => setTyped({ field, draft })), [field])

  const commands = useMemo(() => {
    const judge = <R extends Result<unknown>>(result: R): R => {
      setRefused(result.ok ? undefined : { key, refusal: result.refusal })
      return result
    }
    const change = (part: Partial<Draft>) => {
      setRefused(undefined)
      field.type({ ...field.read(), ...part })
    }
    return {
      setText: (text: string) => {
        change({ text })
        // An emptied field is nothing that somebody writes.
        if (text !== '') engine.tellTyping(key)
      },
      setQuote: (id: string | null) => change({ quoteId: id === null ? null : toServerId(id) }),
      send: async (attached?: Attached) => {
        const sent = field.take()
        const { quoteId } = sent.draft
        // Blanks at the end are nobody's words; a link would stand there with one.
        const text = sent.draft.text.trimEnd()
        const quoting = quoteId === null ? {} : { quoteId }
        const result = judge(await engine.send(key, { ...attached, text, ...quoting, draft: sent.kept }))
        if (result.ok) field.letGo()
        else field.giveBack(sent.draft)
        return result
      },
      onBlur: () => field.blur(),
      resend: async (...asked: Parameters<ImEngine['resend']>) => judge(await engine.resend(...asked)),
      discard: async (...asked: Parameters<ImEngine['discard']>) => judge(await engine.discard(...asked)),
      withdraw: async (message: { readonly id: string; readonly at: number }) =>
        judge(await engine.withdraw(key, message)),
    }
  }, [engine, field, key])

  const { text, quoteId } = (typed?.field === field ? typed.draft : null) ?? kept
  return { text, quoteId, refusal: refused?.key === key ? refused.refusal : null, ...commands }
}
