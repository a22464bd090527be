import { type ComponentProps, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { openArea } from '../i18n/i18n'
import { askCall, callWish, subscribeCallWish } from '../lib/calling'
import { takeLeftCall } from '../lib/left-call'
import { useLater } from '../lib/use-later'

type Bell = typeof import('../features/chat/notify')
type Given = ComponentProps<typeof import('../features/call').Calls>

interface Place {
  readonly engine: Given['engine']
  /** What is told of a ring, and where a press on it leads. */
  readonly tell: Given['tellRing']
}

let place: Place | null = null
const listeners = new Set<() => void>()

/** Where calls come from, as soon as the chat runs; null = no more. `go` leads to a path of this app. */
export function setCallPlace(
  engine: Given['engine'] | null,
  bell: Bell | null,
  go: (path: string) => void,
): void {
  place = engine && {
    engine,
    tell: {
      hasSound: () => bell?.soundsHere() ?? true,
      show: (told) => bell?.tellRing(told, (tag) => go(bell.pathTo(tag))) ?? (() => {}),
    },
  }
  for (const listener of [...listeners]) listener()
  const left = engine === null ? null : takeLeftCall()
  if (engine !== null && left !== null) resume(engine, left)
}

/** Once there is a connection: whether the call still runs, the server knows. */
function resume({ connection, call }: Given['engine'], channel: string): void {
  const look = (): void => {
    if (connection.getSnapshot().state !== 'connected') return
    stop()
    void call.resume(channel)
  }
  const stop = connection.subscribe(look)
  look()
}

function subscribe(listener: () => void): () => void {
  let unsubscribe = () => {}
  const follow = () => {
    unsubscribe()
    unsubscribe = place?.engine.call.subscribe(listener) ?? (() => {})
    listener()
  }
  follow()
  listeners.add(follow)
  const stop = subscribeCallWish(listener)
  return () => {
    unsubscribe()
    listeners.delete(follow)
    stop()
  }
}

const isWanted = () => place !== null && (place.engine.call.getSnapshot() !== null || callWish() !== null)

async function load() {
  const [{ Calls }] = await Promise.all([import('../features/call'), openArea('call')])
  return Calls
}

/** Calls, over every screen: their script comes with the first one. */
export function CallPlace() {
  const { t } = useTranslation('app')
  const isNeeded = useSyncExternalStore(subscribe, isWanted)
  const here = useSyncExternalStore(subscribe, () => place)
  const { data: Calls, isError } = useLater('call', isNeeded, load)
  useEffect(() => {
    if (!isError || callWish() === null) return
    askCall(null)
    toast(t('notFetched'))
  }, [isError, t])
  if (here === null || Calls === undefined) return null
  return <Calls engine={here.engine} tellRing={here.tell} />
}
