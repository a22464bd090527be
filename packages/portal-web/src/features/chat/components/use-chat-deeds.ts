import type { ConversationItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { actWords } from '../acts/act-words'
import { offerUndo } from '../acts/offer-undo'
import { useLeaveView } from '../acts/use-leave-view'
import { useSay } from './say'
import { useDeed } from './use-deed'

const rowOf = (key: string) =>
  document.querySelector<HTMLElement>(`.row[href$="with=${CSS.escape(encodeURIComponent(key))}"]`)

/** What one does with a chat as a row of the list, here and on one's other devices. */
export function useChatDeeds({
  key,
  pinnedAt,
  doNotDisturb,
}: Pick<ConversationItem, 'key' | 'pinnedAt' | 'doNotDisturb'>) {
  const t = useSay()
  const deed = useDeed()
  const engine = useImEngine()
  const set = (change: Parameters<typeof engine.setConversation>[1]) =>
    deed(engine.setConversation(key, change))
  const leaveView = useLeaveView(key)
  const offer = (text: string, label: string, undo: () => unknown) =>
    offerUndo({ text, label, undo, restored: () => rowOf(key) })
  /** A new message brings it back by itself: then there is nothing to undo. */
  const whenListed = (end: () => void) => {
    const { conversations } = engine
    const isListed = () => conversations.getSnapshot().items.some((one) => one.key === key)
    let wasAway = !isListed()
    const stop = conversations.subscribe(() => {
      if (!isListed()) wasAway = true
      else if (wasAway) {
        stop()
        end()
      }
    })
  }
  return {
    /** Source: S-ACT-12. */
    archive: async (isArchived: boolean) => {
      if (!(await set({ isArchived }))) return
      const say = actWords()
      const text = say(isArchived ? 'archived' : 'unarchived')
      const end = offer(text, say('undo'), () => set({ isArchived: !isArchived }))
      if (isArchived) whenListed(end)
    },
    mark: async (isUnread: boolean) => {
      if (!isUnread) return engine.conversation(key).markRead()
      // Who looks at it reads it.
      leaveView()
      await set({ isMarkedUnread: true })
    },
    togglePin: () => void set({ pinnedAt: pinnedAt > 0 ? 0 : engine.serverNow() }),
    toggleQuiet: () => void set({ doNotDisturb: !doNotDisturb }),
    remove: async () => {
      if (!(await set({ isDeleted: true }))) return
      whenListed(offer(t('details.removed'), t('details.undo'), () => set({ isDeleted: false })))
    },
  }
}
