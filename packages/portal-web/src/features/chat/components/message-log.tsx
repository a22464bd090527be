import type { ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import { type OpenConversation, useConnection } from '@sarika/im-engine/react'
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useState } from 'react'
import { useIsOnline } from '../../../lib/page-state'
import { useLater } from '../../../lib/use-later'
import type { MenuPlace } from '../acts/act-menu'
import { useAsking } from '../acts/use-asking'
import { draws } from '../rules/albums'
import { noticeOf } from '../rules/connection'
import { lastReadOf } from '../rules/how-far'
import { LogRow, type TopProps } from './log-row'
import { MessageMenu } from './message-menu'
import { useSay } from './say'
import { SettledRows } from './settled-rows'
import type { Talk } from './talk'
import { ThreadSkeleton } from './thread-skeleton'
import { ToEnd } from './to-end'
import { ToMention } from './to-mention'
import type { ThreadScroll } from './use-thread-scroll'

interface Props {
  snapshot: ConversationSnapshot
  name: string
  talk: Talk
  scroll: ThreadScroll
  /** The row that was jumped to: it lights up. */
  found: string | null
  onFoundShown: () => void
  loadOlder: OpenConversation['loadOlder']
  loadNewer: OpenConversation['loadNewer']
  countBehind: OpenConversation['countBehind']
  onToEnd: () => void
  onNotice: (text: string) => void
  /** Keys of the messages that are chosen; null = none are being chosen. */
  chosen: ReadonlySet<string> | null
  onChoose: (message: ShownMessage) => void
}

interface OpenMenu {
  message: ShownMessage
  place: MenuPlace
}

/** The button of the message that was pressed; of an album that of the picture. null = nothing can be done with it. */
const buttonOf = (pressed: Element): HTMLElement | null =>
  pressed.closest('.album-tile, [data-row]')?.querySelector<HTMLElement>('.tool-more') ?? null

const loadHeard = async () => (await import('./heard')).Heard

/** Closer to an end of what is loaded than this the next messages are fetched, px. */
const NEAR_PX = 800
/** Messages that are asked for at a time. */
const PAGE = 40

/** What was said, newest at the bottom; older ones come while one scrolls up, and nothing jumps. Typing does not draw it. */
export const MessageLog = memo(function MessageLog(props: Props) {
  const { snapshot, name, talk, scroll, found, onFoundShown } = props
  const { loadOlder, loadNewer, countBehind, onToEnd, onNotice, chosen, onChoose } = props
  const { isReady, hasOlder, isLoadingOlder, hasNewer, quoted } = snapshot
  const { frame, list, fresh, shown, sight, hasLeft, note, takeUp } = scroll
  const { rows } = shown
  const t = useSay()
  const [hasFailed, setHasFailed] = useState(false)
  const connection = useConnection()
  const { data: Heard } = useLater('heard', true, loadHeard)
  const notice = noticeOf(connection, useIsOnline())
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openMenu = useCallback(
    (message: ShownMessage, trigger: HTMLElement) => setMenu({ message, place: { trigger, point: null } }),
    [],
  )
  const asking = useAsking((pressed, point) => {
    const trigger = chosen === null ? buttonOf(pressed) : null
    const message = snapshot.messages.find(({ key }) => key === trigger?.dataset.message)
    if (trigger === null || message === undefined) return false
    setMenu({ message, place: { trigger, point } })
    return true
  })
  const closeMenu = useCallback(() => setMenu(null), [])
  const lastRead = useMemo(() => lastReadOf(rows), [rows])
  const reached = rows.findLast((row) => row.type === 'message')?.key

  /** What is drawn below the settled rows does not draw them. */
  const settledKey = (wanted: string | undefined) =>
    shown.settled.some(({ key }) => key === wanted) ? wanted : undefined

  const load = async () => setHasFailed(!(await loadOlder(PAGE)).ok)
  const loadWhenNear = () => {
    const outer = frame.current
    if (outer === null || !isReady) return
    if (hasOlder && !isLoadingOlder && !hasFailed && outer.scrollTop < NEAR_PX) void load()
    const below = outer.scrollHeight - outer.scrollTop - outer.clientHeight
    if (hasNewer && below < NEAR_PX) void loadNewer(PAGE)
  }
  // A page may be too short to scroll: then the next one comes by itself, once for each that did.
  useEffect(loadWhenNear, [isReady, rows, hasFailed])
  // What failed for want of a connection is asked for again by itself.
  useEffect(() => {
    if (connection.isCaughtUp) setHasFailed(false)
  }, [connection.isCaughtUp])

  const isOnTheWay = isLoadingOlder || notice === 'connecting' || notice === 'catchingUp'
  const state: TopProps['state'] =
    hasFailed && !isOnTheWay ? 'failed' : hasOlder ? 'older' : rows.length > 1 ? 'start' : 'nothing'
  const top = useMemo(() => ({ state, onRetry: () => void load() }), [state])
  const forRows = { quoted, talk, top, onActions: openMenu, onChoose }

  /** From the actions of one message to those of the next. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement && event.target.matches('.tool-more')))
      return
    event.preventDefault()
    const all = [...(frame.current?.querySelectorAll<HTMLElement>('.tool-more') ?? [])]
    all[all.indexOf(event.target) + step]?.focus()
  }

  return (
    <div className="log-place">
      <div
        ref={frame}
        className="log"
        role="log"
        // What is scrolled in was said long ago; what comes is told by Heard.
        aria-live="off"
        aria-label={t('thread.log', { name })}
        aria-busy={!isReady}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        {...asking}
        onKeyDown={(event) => {
          asking.onKeyDown(event)
          move(event)
        }}
        onScroll={() => {
          note()
          loadWhenNear()
        }}
        onAnimationEnd={({ animationName }) => {
          if (animationName === 'found') onFoundShown()
        }}
      >
        {isReady ? (
          <div className="log-content">
            <SettledRows
              key={shown.place}
              list={list}
              frame={frame}
              rows={shown.settled}
              isFront={shown.isFront}
              onResize={takeUp}
              reached={settledKey(reached)}
              lastRead={settledKey(lastRead)}
              found={found}
              chosen={chosen}
              {...forRows}
            />
            <div ref={fresh} className="log-fresh">
              {shown.fresh.map((row) => (
                <LogRow
                  key={row.key}
                  row={row}
                  isReached={row.key === reached}
                  isLastRead={row.key === lastRead}
                  isFound={draws(row, found)}
                  isChosen={chosen === null ? null : chosen.has(row.key)}
                  {...forRows}
                />
              ))}
            </div>
          </div>
        ) : (
          <ThreadSkeleton />
        )}
      </div>
      {Heard !== undefined && <Heard conversation={snapshot.key} messages={snapshot.messages} talk={talk} />}
      <ToMention
        sight={sight}
        messages={snapshot.messages}
        onJump={(id) => {
          frame.current?.focus({ preventScroll: true })
          talk.jump(id)
        }}
      />
      {(hasLeft || hasNewer) && (
        <ToEnd
          sight={sight}
          countBehind={countBehind}
          onPress={() => {
            frame.current?.focus({ preventScroll: true })
            onToEnd()
          }}
        />
      )}
      {menu !== null && (
        <MessageMenu
          // As it is by now: one that was on its way when the menu opened can be withdrawn once it is there.
          message={snapshot.messages.findLast(({ key }) => key === menu.message.key) ?? menu.message}
          place={menu.place}
          talk={talk}
          onNotice={onNotice}
          onClose={closeMenu}
        />
      )}
    </div>
  )
})
