import { ownName } from './app'
import { keptHere } from './kept'
import { getSession, subscribeSession } from './session'

/** Short texts that somebody has left on this machine, the last one first, e.g. what was looked for. */
export interface KeptList {
  /** The same array until something changes. */
  get(): readonly string[]
  /** Comes first; the oldest beyond the limit goes. */
  add(text: string): void
  clear(): void
  subscribe(listener: () => void): () => void
}

interface Stored {
  /** Whose it is; "" = of a visitor. */
  readonly who: string
  readonly texts: readonly string[]
}

const NOTHING: Stored = { who: '', texts: [] }

function parse(text: string | null): Stored {
  try {
    const { who, texts } = JSON.parse(text ?? '{}')
    if (typeof who !== 'string' || !Array.isArray(texts)) return NOTHING
    return { who, texts: texts.filter((one) => typeof one === 'string') }
  } catch {
    return NOTHING
  }
}

/**
 * A list of a name, of `most` texts. It is the same in every tab and goes on from a visit into a login. It ends with the login:
 * who uses this browser next finds nothing of it.
 */
export function keptList(name: string, most: number): KeptList {
  const key = ownName(name)
  const listeners = new Set<() => void>()
  let text = keptHere.getItem(key)
  let stored = parse(text)
  const look = () => {
    const now = keptHere.getItem(key)
    if (now === text) return
    text = now
    stored = parse(now)
    for (const listener of listeners) listener()
  }
  const clear = () => {
    keptHere.removeItem(key)
    look()
  }
  /** Of somebody else, or of a login that is over. */
  const clearForeign = () => {
    look()
    if (stored.who !== '' && stored.who !== getSession()?.userId) clear()
  }
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) look()
  })
  subscribeSession(clearForeign)
  return {
    get: () => stored.texts,
    add(one) {
      clearForeign()
      const who = getSession()?.userId ?? ''
      if (stored.texts[0] === one && stored.who === who) return
      const texts = [one, ...stored.texts.filter((other) => other !== one)].slice(0, most)
      keptHere.setItem(key, JSON.stringify({ who, texts }))
      look()
    },
    clear,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
