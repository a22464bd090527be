import { useConversations } from '@sarika/im-engine/react'
import { texts } from '../../../i18n/en'
import { Button } from '../../../ui/button'
import { ConversationRow } from './conversation-row'

export function ConversationList({ selected }: { selected: string | null }) {
  const { items, total, showMore } = useConversations()
  return (
    <nav className="list" aria-label={texts.list.label}>
      {items.length === 0 && <p className="list-empty soft">{texts.list.empty}</p>}
      <ul>
        {items.map((item) => (
          <ConversationRow key={item.key} item={item} isSelected={item.key === selected} />
        ))}
      </ul>
      {items.length < total && (
        <Button kind="quiet" onClick={showMore}>
          {texts.list.more(total - items.length)}
        </Button>
      )}
    </nav>
  )
}
