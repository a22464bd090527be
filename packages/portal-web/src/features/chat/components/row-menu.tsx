import type { ConversationItem } from '@sarika/im-engine'
import { type ComponentProps, type RefObject, useCallback, useState } from 'react'
import { openArea } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'
import { IconButton } from '../../../ui/icon-button'
import { ActMenu, type MenuPlace } from '../acts/act-menu'
import { ROW_ACTS } from '../acts/row-acts'
import { MoreIcon } from './icons'
import { useSay } from './say'
import { useChatDeeds } from './use-chat-deeds'
import { useOpened } from './use-opened'

const loadWays = async () => {
  const [{ WayOut }] = await Promise.all([
    import('../groups/way-out'),
    openArea('groups'),
    openArea('people'),
  ])
  return WayOut
}

interface Props {
  item: ConversationItem
  name: string
  /** Whether the Tab key reaches it. */
  isReached: boolean
  button: RefObject<HTMLButtonElement | null>
  /** Where its menu is open; null = it is not. */
  place: MenuPlace | null
  onOpen: (place: MenuPlace | null) => void
}

/** The button of a row, and what one may do with its chat without opening it. Source: S-TEAM-8. */
export function RowMenu({ item, name, isReached, button, place, onOpen }: Props) {
  const t = useSay()
  const deeds = useChatDeeds(item)
  const [isLeaving, setIsLeaving] = useState(false)
  const stay = useCallback(() => setIsLeaving(false), [])
  const close = useCallback(() => onOpen(null), [onOpen])
  const label = t('list.actions', { name: isolate(name) })
  return (
    <>
      <IconButton
        ref={button}
        className="row-menu"
        tabIndex={isReached ? undefined : -1}
        label={label}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => onOpen({ trigger: currentTarget, point: null })}
      >
        <MoreIcon />
      </IconButton>
      {place !== null && (
        <ActMenu
          label={label}
          acts={ROW_ACTS}
          of={{ item, deeds, onLeave: () => setIsLeaving(true), t }}
          place={place}
          onClose={close}
        />
      )}
      {isLeaving && <WayOutLater item={item} name={name} opener={button} onClose={stay} />}
    </>
  )
}

/** Fetched by the one row that wants it: the others ask for nothing. */
function WayOutLater(props: ComponentProps<Awaited<ReturnType<typeof loadWays>>>) {
  const WayOut = useOpened('way-out', true, loadWays, props.onClose)
  return WayOut === undefined ? null : <WayOut {...props} />
}
