import type { ConversationItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { toast } from 'sonner'
import { useSay } from './say'
import { useDeed } from './use-deed'

/** How long a deleted chat can be brought back by one press, ms. */
const UNDO_MS = 10_000

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
  return {
    togglePin: () => void set({ pinnedAt: pinnedAt > 0 ? 0 : engine.serverNow() }),
    toggleQuiet: () => void set({ doNotDisturb: !doNotDisturb }),
    remove: async () => {
      if (!(await set({ isDeleted: true }))) return
      const undo = () => void set({ isDeleted: false })
      toast(t('details.removed'), { duration: UNDO_MS, action: { label: t('details.undo'), onClick: undo } })
    },
  }
}
