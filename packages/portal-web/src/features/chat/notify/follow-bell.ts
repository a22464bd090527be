import type { ImEngine, MessageNews } from '@sarika/im-engine'
import { i18n, openArea } from '../../../i18n/i18n'
import { PRODUCT } from '../../../lib/product'
import { withoutMarks } from '../rules/code'
import { toChat, toPeople } from '../rules/places'
import { REQUESTS, type Told } from './judge'
import { dropPush, startPush } from './push'
import { Ringer } from './ring'
import { BellReader, getDevice } from './settings'
import { hide, show } from './show'
import { playBell } from './sound'

/** The way to what was told, e.g. `/chat/index?with=p2p-20001`; of a call that rings, to whom it is with. */
export function pathTo(tag: string): string {
  const { pathname, search } =
    tag === REQUESTS ? toPeople({ view: 'requests' }) : toChat(tag.replace(/^ring-/, ''))
  return pathname + search
}

/** Name and words, where the owner of the device wants that; else what it is, or how many of them are unread. */
function say({ kind }: Told, news: MessageNews | null, unread: number) {
  const isMany = kind === 'messages' && unread > 1
  const plain = isMany ? i18n.t('bell:toldMany', { count: unread }) : i18n.t(`bell:told.${kind}`)
  if (news === null || !getDevice().hasText) return { title: PRODUCT, body: plain }
  const title = news.title ?? PRODUCT
  const words = withoutMarks(news.preview).replace(/\s+/g, ' ').trim()
  if (words === '') return { title, body: plain }
  const isGroup = news.key.startsWith('team-')
  return { title, body: isGroup && news.fromName !== null ? `${news.fromName}: ${words}` : words }
}

const isAttended = () => document.visibilityState === 'visible' && document.hasFocus()

/** The conversation of the address, in a tab that can be seen. */
const isInView = (tag: string): boolean =>
  document.visibilityState === 'visible' && new URLSearchParams(location.search).get('with') === tag

/** Answers the service worker: where a press leads, and whether what it would show is in view. */
function hearWorker(go: (tag: string) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<{ readonly type?: string; readonly tag?: string }>) => {
    if (data?.type === 'go' && typeof data.tag === 'string') go(data.tag)
    if (data?.type === 'in-view' && typeof data.tag === 'string') ports[0]?.postMessage(isInView(data.tag))
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  // Without it messages wait until all of the page has come, and some were sent before.
  navigator.serviceWorker?.startMessages()
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}

/** Whoever logs in after somebody else gets none of their pushes; whoever had them goes on with them. */
async function renewPush(imId: string, bell: BellReader): Promise<void> {
  const { pushedFor, hasText } = getDevice()
  if (pushedFor !== imId) return dropPush()
  const { pushKey } = await bell.read()
  await startPush(imId, pushKey, hasText)
}

/** Tells of what comes for an account, on every screen; `go` leads to a path of this app. Returns how to stop. */
export function followBell(engine: ImEngine, imId: string, go: (path: string) => void): () => void {
  const bell = new BellReader()
  const goTo = (tag: string) => go(pathTo(tag))
  const items = () => engine.conversations.getSnapshot().items
  const ringer = new Ringer({
    settings: () => bell.read(),
    device: getDevice,
    items,
    isAttended,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
    play: () => void playBell().catch(() => {}),
    show: (shown) => void show(shown, goTo),
    say: (told, news) => say(told, news, items().find(({ key }) => key === told.tag)?.unread ?? 1),
  })
  const area = openArea('bell')
  /** What is read is told no more, by whatever tab it was shown. */
  const tidy = () => {
    const read = new Set(items().flatMap(({ key, unread }) => (unread === 0 ? [key as string] : [])))
    void hide((tag) => read.has(tag))
  }
  const stops = [
    engine.on('message', (news) => void area.then(() => ringer.message(news)), { once: 'account' }),
    engine.on('contact', (news) => void area.then(() => ringer.contact(news)), { once: 'account' }),
    engine.unread.subscribe(tidy),
    hearWorker(goTo),
    () => bell.stop(),
  ]
  void renewPush(imId, bell)
  return () => {
    for (const stop of stops) stop()
    // The login is over here: its pushes are, too.
    void dropPush()
    void hide(() => true)
  }
}
