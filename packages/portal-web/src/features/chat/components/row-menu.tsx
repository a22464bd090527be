import type { ConversationItem } from '@sarika/im-engine'
import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { openArea } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'
import { Menu, MenuItem } from '../../../ui/menu'
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
}

/** Opens the menu of a row, wherever in the row it was asked for. */
export function openRowMenu(row: HTMLElement): void {
  const button = row.querySelector<HTMLElement>('.row-menu')
  // Once the menu's script is there, its button listens to keys and pointers, and to no click.
  if (button?.dataset.state === undefined) button?.click()
  else button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

/** What one may do with a chat without opening it. Source: S-TEAM-8. */
export function RowMenu({ item, name, isReached }: Props) {
  const t = useSay()
  const { togglePin, toggleQuiet, remove } = useChatDeeds(item)
  const [isLeaving, setIsLeaving] = useState(false)
  const stay = useCallback(() => setIsLeaving(false), [])
  const button = useRef<HTMLButtonElement>(null)
  const label = t('list.actions', { name: isolate(name) })
  // Nobody blocks who answers for the service.
  const hasWayOut = item.isGroup || !(item.isManager || item.isAssistant)
  return (
    <>
      <Menu
        trigger={
          <button
            ref={button}
            type="button"
            className="icon-button row-menu"
            tabIndex={isReached ? undefined : -1}
            aria-label={label}
            title={label}
          >
            <MoreIcon />
          </button>
        }
      >
        <MenuItem onSelect={togglePin}>{t(item.pinnedAt > 0 ? 'details.unpin' : 'details.pin')}</MenuItem>
        <MenuItem onSelect={toggleQuiet}>{t(item.doNotDisturb ? 'details.unmute' : 'details.mute')}</MenuItem>
        <MenuItem onSelect={remove}>{t('details.remove')}</MenuItem>
        {hasWayOut && (
          <MenuItem onSelect={() => setIsLeaving(true)}>
            {t(item.isGroup ? 'list.leave' : 'list.block')}
          </MenuItem>
        )}
      </Menu>
      {isLeaving && <WayOutLater item={item} name={name} opener={button} onClose={stay} />}
    </>
  )
}

/** Fetched by the one row that wants it: the others ask for nothing. */
function WayOutLater(props: ComponentProps<Awaited<ReturnType<typeof loadWays>>>) {
  const WayOut = useOpened('way-out', true, loadWays, props.onClose)
  return WayOut === undefined ? null : <WayOut {...props} />
}
