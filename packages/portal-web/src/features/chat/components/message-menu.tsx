import type { ShownMessage } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text'
import { clientIdOf } from '../rules/client-id'
import { isFinal } from '../rules/refusals'
import { showLeft, withdrawLeftMs } from '../rules/withdraw'
import { canGoOn, copyOf } from '../rules/words'
import {
  CopyIcon,
  DiscardIcon,
  ForwardIcon,
  ReadersIcon,
  ReplyIcon,
  ReportIcon,
  RetryIcon,
  SelectIcon,
  StarIcon,
  UndoIcon,
} from './icons'
import { useSay } from './say'
import type { Talk } from './talk'

interface Props {
  message: ShownMessage
  /** Where it opens, and where the focus goes back to. */
  trigger: HTMLElement
  talk: Talk
  /** Says what came of it. */
  onNotice: (text: string) => void
  onClose: () => void
}

/** Between menu and edge of the window, px. */
const EDGE_PX = 8

interface Item {
  readonly id:
    | 'reply'
    | 'copy'
    | 'forward'
    | 'star'
    | 'select'
    | 'readers'
    | 'report'
    | 'withdraw'
    | 'retry'
    | 'discard'
  readonly name: string
  readonly icon: ReactNode
  readonly act: () => void
}

/** What can be done with a message. Arrows move, Escape and a press elsewhere close, the focus goes back. */
export function MessageMenu({ message, trigger, talk, onNotice, onClose }: Props) {
  const t = useSay()
  const menu = useRef<HTMLDivElement>(null)
  const leftMs = useLeftMs(message)

  // Each time that it is drawn: with what can be done it grows.
  useLayoutEffect(() => {
    const box = menu.current
    if (box === null) return
    const at = trigger.getBoundingClientRect()
    // As wide as it likes to be, wherever it stood.
    box.style.left = '0'
    const below = at.bottom + 4
    const isAbove = below + box.offsetHeight > innerHeight - EDGE_PX
    box.style.top = `${Math.max(EDGE_PX, isAbove ? at.top - box.offsetHeight - 4 : below)}px`
    const left = Math.min(at.left, innerWidth - box.offsetWidth - EDGE_PX)
    box.style.left = `${Math.max(EDGE_PX, left)}px`
  })
  useLayoutEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
    // Whatever closes it: before it is gone, and the focus with it.
    return () => {
      if (menu.current?.contains(document.activeElement)) trigger.focus({ preventScroll: true })
    }
  }, [trigger])

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) onClose()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [onClose])

  const closeBy = (event: KeyboardEvent) => {
    event.preventDefault()
    trigger.focus({ preventScroll: true })
    onClose()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return closeBy(event)
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const here = items.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items.at(to % items.length)?.focus()
  }

  const words = copyOf(message, t)
  const copy = async () => onNotice(t((await copyText(words)) ? 'thread.copied' : 'thread.notCopied'))
  const items: Item[] = []
  if (message.id !== '' && talk.canWrite)
    items.push({ id: 'reply', name: t('thread.reply'), icon: <ReplyIcon />, act: () => talk.reply(message) })
  if (words !== '')
    items.push({
      id: 'copy',
      name: t('thread.copy'),
      icon: <CopyIcon />,
      act: () => void copy(),
    })
  if (canGoOn(message, t))
    items.push(
      {
        id: 'forward',
        name: t('more.forward'),
        icon: <ForwardIcon />,
        act: () => talk.forward([message]),
      },
      {
        id: 'star',
        name: t(message.isStarred ? 'more.unstar' : 'more.star'),
        icon: <StarIcon isOn={message.isStarred === true} />,
        act: () => talk.star(message),
      },
      { id: 'select', name: t('more.select'), icon: <SelectIcon />, act: () => talk.select(message) },
    )
  if (message.own && talk.isGroup && message.id !== '')
    items.push({
      id: 'readers',
      name: t('more.readBy'),
      icon: <ReadersIcon />,
      act: () => talk.readers(message),
    })
  if (!message.own && message.id !== '' && message.withdrawnAt === undefined)
    items.push({
      id: 'report',
      name: t('more.report'),
      icon: <ReportIcon />,
      act: () => talk.report(message),
    })
  if (leftMs > 0 && talk.canWrite)
    items.push({
      id: 'withdraw',
      name: t('thread.withdrawLeft', { left: showLeft(leftMs) }),
      icon: <UndoIcon />,
      act: () => talk.withdraw(message),
    })
  if (message.state === 'failed' && talk.canWrite && !isFinal(message.failure))
    items.push({
      id: 'retry',
      name: t('thread.retry'),
      icon: <RetryIcon />,
      act: () => talk.resend(clientIdOf(message)),
    })
  if (message.state === 'failed')
    items.push({
      id: 'discard',
      name: t('thread.discard'),
      icon: <DiscardIcon />,
      act: () => talk.discard(clientIdOf(message)),
    })
  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      aria-label={t('thread.actions')}
      tabIndex={-1}
      onKeyDown={move}
    >
      {items.map(({ id, name, icon, act }) => (
        <button
          key={id}
          ref={passFocusToMenu}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // First, so that an action may put the focus elsewhere.
            trigger.focus({ preventScroll: true })
            onClose()
            act()
          }}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>
  )
}

/** An action that goes, as a withdrawal does after two minutes, leaves the focus to its menu. */
const passFocusToMenu = (item: HTMLElement | null) => () => {
  if (item !== null && item === document.activeElement)
    item.closest<HTMLElement>('[role=menu]')?.focus({ preventScroll: true })
}

/** By the server's clock: the one here may be minutes off. */
function useLeftMs(message: ShownMessage): number {
  const engine = useImEngine()
  const [leftMs, setLeftMs] = useState(() => withdrawLeftMs(message, engine.serverNow()))
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(withdrawLeftMs(message, engine.serverNow())), 1_000)
    return () => clearInterval(timer)
  }, [message, engine])
  return leftMs
}
