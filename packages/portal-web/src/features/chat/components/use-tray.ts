import type { ConversationKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useCallback, useEffect, useState } from 'react'
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

/** What waits in the fields of conversations that are not shown. */
export type Trays = Map<ConversationKey, readonly TrayItem[]>

let lastId = 0

/** The files beside a field: they stay when somebody looks at another conversation, and until the engine has taken them. */
export function useTray(conversation: ConversationKey, trays: Trays) {
  const engine = useImEngine()
  const [items, setItems] = useState(trays.get(conversation) ?? [])
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    trays.set(conversation, items)
  }, [trays, conversation, items])

  const add = useCallback((files: Iterable<File>) => {
    // At once: a field that is emptied, and a drop that is over, have none any more when React draws.
    const chosen = Array.from(files, (file) => ({
      id: ++lastId,
      file,
      caption: '',
      isOriginal: false,
      fault: judgeFile(file),
    }))
    setItems((before) => [...before, ...chosen])
  }, [])
  const remove = useCallback((id: number) => setItems((before) => before.filter((one) => one.id !== id)), [])
  const change = useCallback(
    (id: number, changed: Partial<Pick<TrayItem, 'caption' | 'isOriginal'>>) =>
      setItems((before) =>
        before.map((one) =>
          one.id === id ? { ...one, ...changed, fault: isHopeless(one.fault) ? one.fault : null } : one,
        ),
      ),
    [],
  )
  /** It is called a picture, and the browser cannot show it. */
  const refuse = useCallback(
    (id: number) =>
      setItems((before) =>
        before.map((one) => (one.id === id ? { ...one, fault: one.fault ?? 'unreadable' } : one)),
      ),
    [],
  )

  /** In their order; what is refused stays, and says why. Answers whether all were taken. */
  const send = useCallback(
    async (quoteId: string | null): Promise<boolean> => {
      setIsSending(true)
      const { prepare } = await import('../media/prepare')
      const faults = new Map<number, TrayItem['fault']>()
      let quoted = quoteId
      // One after the other, so that thirty photos are not all in memory at once.
      for (const item of items.filter(canGo)) {
        const made = await prepare(item)
        if (made === 'unreadable') {
          faults.set(item.id, made)
          continue
        }
        const result = await engine.sendFile(
          conversation,
          quoted === null ? made : { ...made, quoteId: quoted as NonNullable<typeof made.quoteId> },
        )
        if (result.ok) quoted = null
        else faults.set(item.id, result.refusal)
        if (result.ok) setItems((before) => before.filter((one) => one.id !== item.id))
      }
      setItems((before) => before.map((one) => ({ ...one, fault: faults.get(one.id) ?? one.fault })))
      setIsSending(false)
      return faults.size === 0 && items.every(canGo)
    },
    [engine, conversation, items],
  )
  return { items, isSending, canSend: items.some(canGo), add, remove, change, refuse, send }
}

export type Tray = ReturnType<typeof useTray>
