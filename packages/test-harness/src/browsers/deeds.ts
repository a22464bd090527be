// What a person does and sees, as functions that run in the page: they see nothing of this file but what they are given.

/** What a thread shows, top to bottom; `state` of one's own: "sending", "sent", "delivered", "read", "failed". */
export interface Seen {
  readonly text: string
  readonly state: string
}

/** Writes into a field as typing would; whether the field is there. */
export function fill(selector: string, text: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (field === null) return false
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Presses the first thing that is shown and whose name or text has these words. */
export function press(selector: string, words: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(words) && one.offsetParent,
  )
  if (found === undefined) return false
  const at = { bubbles: true, cancelable: true, button: 0 }
  found.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse' }))
  found.dispatchEvent(new MouseEvent('mousedown', at))
  found.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse' }))
  found.dispatchEvent(new MouseEvent('mouseup', at))
  found.click()
  return true
}

export function thread(): Seen[] {
  return [...document.querySelectorAll<HTMLElement>('article')].map((one) => ({
    text: one.querySelector('.bubble-text')?.textContent ?? '',
    state: one.dataset.state ?? '',
  }))
}

/** What the chat says of connection and storage. */
export function notices(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.chat-notice')].map((one) => one.textContent ?? '')
}

export function shows(words: string): boolean {
  return document.body?.textContent.includes(words) === true
}

/** Where the page is and what it says, for who looks into a failure. */
export function sight(): string {
  const over = document.querySelectorAll(
    '[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]',
  )
  const words = [...over, ...document.querySelectorAll('main')].map((one) => one.textContent?.slice(0, 500))
  return [location.href, document.visibilityState, ...words].join('\n')
}

export function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null
}

export function typedIn(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? ''
}

/** Whether these words are said, or a dialog asks something first. */
export function isOver(words: string): { is: boolean; isSaid: boolean } {
  const isSaid = document.body?.textContent.includes(words) === true
  return { is: isSaid || document.querySelector('[role=dialog], [role=alertdialog]') !== null, isSaid }
}

/** Whether a text stands in the thread, or in a field. */
export function isKept(selector: string, text: string): boolean {
  if (document.querySelector<HTMLInputElement>(selector)?.value === text) return true
  return [...document.querySelectorAll('.bubble-text')].some((one) => one.textContent === text)
}

/** A mark that the next page of this tab does not have. */
export function markPage(): void {
  document.documentElement.dataset.marked = ''
}

export function reloadPage(): void {
  location.reload()
}

/** The service worker is in charge and has the page. */
export async function arePagesKept(): Promise<boolean> {
  if (navigator.serviceWorker?.controller == null) return false
  return (await caches.match('/a/')) !== undefined
}

/** How many tabs wait to lead this account, and whether one leads. */
export async function leaders(): Promise<{ held: number; waiting: number }> {
  const { held = [], pending = [] } = await navigator.locks.query()
  const count = (locks: LockInfo[]): number =>
    locks.filter(({ name }) => name?.startsWith('sarika-im-lead-')).length
  return { held: count(held), waiting: count(pending) }
}

export async function databases(): Promise<string[]> {
  return (await indexedDB.databases()).map(({ name = '' }) => name)
}

/** What is left of a login. */
export function leftovers(): { session: string[]; local: string[]; cookie: string } {
  return {
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookie: document.cookie,
  }
}

/** What the browser has of what the product uses where it is there. */
export function abilities(): Record<string, boolean> {
  return {
    'Web Locks': navigator.locks !== undefined,
    BroadcastChannel: typeof BroadcastChannel === 'function',
    'service worker': navigator.serviceWorker !== undefined,
    'indexedDB.databases': typeof indexedDB.databases === 'function',
    'storage.persist': typeof navigator.storage?.persist === 'function',
    'Intl.Segmenter': typeof Intl.Segmenter === 'function',
    MediaRecorder: typeof MediaRecorder === 'function',
    OffscreenCanvas: typeof OffscreenCanvas === 'function',
    Notification: typeof Notification === 'function',
  }
}

/** Bytes that this origin may keep, as the browser says; where it says nothing, more than can be filled. */
export async function room(): Promise<number> {
  return (await navigator.storage?.estimate())?.quota ?? Number.MAX_SAFE_INTEGER
}

/**
 * Fills the store with ever smaller pieces until nothing more fits, in a database beside; how many bytes went in. Each piece opens the database
 * anew: Firefox is done with a connection that met the end of the room.
 */
export async function fillStore(): Promise<number> {
  const add = (size: number) =>
    new Promise<boolean>((resolve) => {
      const opened = indexedDB.open('lane-filler', 1)
      opened.onupgradeneeded = () => opened.result.createObjectStore('bytes', { autoIncrement: true })
      opened.onerror = () => resolve(false)
      opened.onsuccess = () => {
        const end = (isIn: boolean): void => {
          opened.result.close()
          resolve(isIn)
        }
        const bytes = new Uint8Array(size)
        for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
        const work = opened.result.transaction('bytes', 'readwrite')
        work.oncomplete = () => end(true)
        work.onabort = () => end(false)
        work.objectStore('bytes').add(bytes)
      }
    })
  let total = 0
  for (let size = 4_000_000; size >= 1_000; ) {
    if (await add(size)) total += size
    else size = Math.floor(size / 2)
  }
  return total
}

export async function emptyStore(): Promise<void> {
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase('lane-filler')
    gone.onsuccess = resolve
    gone.onerror = () => reject(gone.error)
  })
}

/** Every write into a database of this page fails as on a full disk, or goes again. */
export function pretendFull(isFull: boolean): void {
  const page = window as unknown as { laneAdd?: typeof IDBObjectStore.prototype.add }
  const real = page.laneAdd ?? IDBObjectStore.prototype.add
  page.laneAdd = real
  const { prototype } = IDBObjectStore
  prototype.add = isFull
    ? () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    : real
}
