import type { ConversationKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useCallback, useSyncExternalStore } from 'react'
import { type FileFault, isHopeless, judgeFile } from '../rules/judge-file'

/** A file that is to be sent. */
export interface TrayItem {
  readonly id: number
  readonly file: File
  readonly caption: string
  readonly isOriginal: boolean
  /** Why it is not sent. */
  readonly fault: FileFault | null
}

/** It goes with the next press of Send. */
const canGo = ({ fault }: TrayItem): boolean => !isHopeless(fault)

/** What waits beside the field of one conversation. */
interface Waiting {
  readonly items: readonly TrayItem[]
  readonly isSending: boolean
}

const NOTHING: Waiting = { items: [], isSending: false }

/**
 * What waits in the fields of all conversations. It is here and not with a field, since a field goes when somebody looks at
 * another conversation, and the sending goes on: what has been taken must not wait there when they come back.
 */
export class Trays {
  readonly #waiting = new Map<ConversationKey, Waiting>()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly at = (conversation: ConversationKey): Waiting => this.#waiting.get(conversation) ?? NOTHING

  change(conversation: ConversationKey, change: (before: Waiting) => Partial<Waiting>): void {
    const before = this.at(conversation)
    this.#waiting.set(conversation, { ...before, ...change(before) })
    for (const listener of this.#listeners) listener()
  }

  changeItems(conversation: ConversationKey, change: (item: TrayItem) => TrayItem | null): void {
    this.change(conversation, ({ items }) => ({ items: items.flatMap((item) => change(item) ?? []) }))
  }
}

let lastId = 0

/** The files beside a field: they stay when somebody looks at another conversation, and until the engine has taken them. */
export function useTray(conversation: ConversationKey, trays: Trays) {
  const engine = useImEngine()
  const { items, isSending } = useSyncExternalStore(trays.subscribe, () => trays.at(conversation))

  const add = useCallback(
    (files: Iterable<File>) => {
      // At once: a field that is emptied, and a drop that is over, have none any more when React draws.
      const chosen = Array.from(files, (file) => ({
        id: ++lastId,
        file,
        caption: '',
        isOriginal: false,
        fault: judgeFile(file),
      }))
      trays.change(conversation, (before) => ({ items: [...before.items, ...chosen] }))
    },
    [trays, conversation],
  )
  const remove = useCallback(
    (id: number) => trays.changeItems(conversation, (one) => (one.id === id ? null : one)),
    [trays, conversation],
  )
  const change = useCallback(
    (id: number, changed: Partial<Pick<TrayItem, 'caption' | 'isOriginal'>>) =>
      trays.changeItems(conversation, (one) =>
        one.id === id ? { ...one, ...changed, fault: isHopeless(one.fault) ? one.fault : null } : one,
      ),
    [trays, conversation],
  )
  /** It is called a picture, and the browser cannot show it. */
  const refuse = useCallback(
    (id: number) =>
      trays.changeItems(conversation, (one) =>
        one.id === id ? { ...one, fault: one.fault ?? 'unreadable' } : one,
      ),
    [trays, conversation],
  )

  /** In their order; what is refused stays, and says why. Answers whether all were taken. */
  const send = useCallback(
    async (quoteId: string | null): Promise<boolean> => {
      if (trays.at(conversation).isSending) return false
      trays.change(conversation, () => ({ isSending: true }))
      try {
        const { prepare } = await import('../media/prepare')
        const { items } = trays.at(conversation)
        let isWhole = items.every(canGo)
        let quoted = quoteId
        // One after the other, so that thirty photos are not all in memory at once.
        for (const item of items.filter(canGo)) {
          const made = await prepare(item)
          const result =
            made === 'unreadable'
              ? null
              : await engine.sendFile(
                  conversation,
                  quoted === null ? made : { ...made, quoteId: quoted as NonNullable<typeof made.quoteId> },
                )
          if (result?.ok === true) {
            quoted = null
            remove(item.id)
            continue
          }
          isWhole = false
          const fault = result === null ? 'unreadable' : result.refusal
          trays.changeItems(conversation, (one) => (one.id === item.id ? { ...one, fault } : one))
        }
        return isWhole
      } finally {
        // Also where a script did not come: then the next press tries again.
        trays.change(conversation, () => ({ isSending: false }))
      }
    },
    [engine, conversation, trays, remove],
  )
  return { items, isSending, canSend: items.some(canGo), add, remove, change, refuse, send }
}

export type Tray = ReturnType<typeof useTray>
