import { useMemo, useRef, useState } from 'react'
import type { ImEngine, Outgoing } from '../engine-types.js'
import type { Refusal, Result } from '../model/errors.js'
import type { ConversationKey } from '../model/ids.js'
import type { ConversationView } from '../views/open-conversation.js'
import type { ConversationSnapshot } from '../views/window.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** What goes out with the text. */
type Attached = Omit<Exclude<Outgoing, string>, 'text'>

export interface Composer {
  /** What is typed: it survives a reload. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Sends what is typed and empties the field; a refused text comes back, with the refusal. */
  readonly send: (attached?: Attached) => Promise<Result<unknown>>
  /** Why the last command was refused; null after the next change or success. */
  readonly refusal: Refusal | null
  readonly resend: ImEngine['resend']
  readonly discard: ImEngine['discard']
  readonly withdraw: (message: { readonly id: string; readonly at: number }) => Promise<Result<unknown>>
}

interface Typed {
  readonly key: ConversationKey
  readonly text: string
}

const draftOf = (snapshot: ConversationSnapshot) => snapshot.draft

/** The field in which a person writes to a conversation, and what they do with messages of theirs. Source: S-REACT-4. */
export function useComposer(key: ConversationKey): Composer {
  const engine = useImEngine()
  const view = useMemo(() => engine.conversation(key), [engine, key])
  const drafts = useMemo(() => new DraftKeeper(view), [view])
  const draft = useView(view, draftOf)
  const [typed, setTyped] = useState<Typed>()
  const [refused, setRefused] = useState<{ readonly key: ConversationKey; readonly refusal: Refusal }>()
  // What is typed at this moment: two key presses may come before one render.
  const newest = useRef<Typed | undefined>(undefined)

  const commands = useMemo(() => {
    const show = (text: string) => {
      newest.current = { key, text }
      setTyped(newest.current)
    }
    const judge = <R extends Result<unknown>>(result: R): R => {
      setRefused(result.ok ? undefined : { key, refusal: result.refusal })
      return result
    }
    const read = () => (newest.current?.key === key ? newest.current.text : view.getSnapshot().draft)
    return {
      setText: (text: string) => {
        setRefused(undefined)
        show(text)
        drafts.keep(text)
      },
      send: async (attached?: Attached) => {
        const text = read()
        show('')
        const result = judge(await engine.send(key, { ...attached, text }))
        if (!result.ok && read() === '') show(text)
        // Only now: until the message is durable the draft is what survives.
        drafts.keep(read())
        return result
      },
      resend: async (...asked: Parameters<ImEngine['resend']>) => judge(await engine.resend(...asked)),
      discard: async (...asked: Parameters<ImEngine['discard']>) => judge(await engine.discard(...asked)),
      withdraw: async (message: { readonly id: string; readonly at: number }) =>
        judge(await engine.withdraw(key, message)),
    }
  }, [engine, view, drafts, key])

  return {
    text: typed?.key === key ? typed.text : draft,
    refusal: refused?.key === key ? refused.refusal : null,
    ...commands,
  }
}

/** Writes drafts one at a time, the newest last: a fast typist costs as many commits as the disk can take. */
class DraftKeeper {
  #next: string | undefined
  #isWriting = false

  constructor(private readonly view: ConversationView) {}

  keep(text: string): void {
    this.#next = text
    if (!this.#isWriting) void this.#write()
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#next !== undefined) {
      const text = this.#next
      this.#next = undefined
      await this.view.setDraft(text)
    }
    this.#isWriting = false
  }
}
