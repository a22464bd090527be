import type { ConversationKey, ShownMessage } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useCallback } from 'react'
import { useDeed } from '../components/use-deed'
import { actWords } from './act-words'
import { offerUndo } from './offer-undo'

/** What can be done with a message is behind it. */
const buttonOf = (message: string) =>
  document.querySelector<HTMLElement>(`.log .tool-more[data-message="${CSS.escape(message)}"]`)

/** Deletes messages for oneself, and offers to take that back. `onAsked`: whatever comes of it. Source: S-ACT-11. */
export function useErase(
  key: ConversationKey,
  onAsked: () => void,
): (messages: readonly ShownMessage[]) => void {
  const engine = useImEngine()
  const deed = useDeed()
  return useCallback(
    async (messages: readonly ShownMessage[]) => {
      onAsked()
      const stored = messages.filter(({ id }) => id !== '')
      if (stored.length === 0 || !(await deed(engine.erase(key, stored, true)))) return
      const t = actWords()
      offerUndo({
        text: t('erased', { count: stored.length }),
        label: t('undo'),
        undo: () => deed(engine.erase(key, stored, false)),
        restored: () => buttonOf(stored.at(-1)?.key ?? ''),
      })
    },
    [engine, deed, key, onAsked],
  )
}
