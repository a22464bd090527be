import type { ConversationItem } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { BackIcon } from '../../../ui/icons'
import { ConversationRow } from '../components/conversation-row'
import { ArchiveIcon } from '../components/icons'
import { useSay } from '../components/say'
import '../../../styles/acts.css'

/** The way to the archived chats, above all others; nothing where none is. Source: S-ACT-13. */
export function ArchiveEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('acts')
  const { total } = useView(useImEngine().archived)
  if (total === 0) return null
  return (
    <button type="button" className="archive-entry" aria-label={t('open', { count: total })} onClick={onOpen}>
      <ArchiveIcon />
      <span>{t('list')}</span>
      <small>{total}</small>
    </button>
  )
}

interface Props {
  selected: string | null
  onBack: () => void
}

/** The archived chats in place of the list. */
export function ArchivedRows({ selected, onBack }: Props) {
  const { t } = useTranslation('acts')
  const tChat = useSay()
  const { archived } = useImEngine()
  const { items, total } = useView(archived)
  const back = useRef<HTMLButtonElement>(null)
  // What led here is gone.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const isListed = items.some(({ key }) => key === selected)
  const isReached = (item: ConversationItem, index: number): boolean =>
    isListed ? item.key === selected : index === 0
  return (
    <>
      <div className="archive-head">
        <IconButton ref={back} label={t('back')} onClick={onBack}>
          <BackIcon />
        </IconButton>
        <h2>{t('list')}</h2>
      </div>
      <p className="list-note soft">{t(items.length === 0 ? 'none' : 'hint')}</p>
      <ul>
        {items.map((item, index) => (
          <ConversationRow
            key={item.key}
            item={item}
            isSelected={item.key === selected}
            isReached={isReached(item, index)}
          />
        ))}
      </ul>
      {items.length < total && (
        <Button kind="quiet" onClick={archived.showMore}>
          {tChat('list.more', { count: total - items.length })}
        </Button>
      )}
    </>
  )
}
