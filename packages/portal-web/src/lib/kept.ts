/** Texts by name that stay after a reload. */
export interface Kept {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
  names(): readonly string[]
}

/** A memory that ends with the page. */
function remember(): Kept {
  const texts = new Map<string, string>()
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
  }
}

let isUnkept = false
const listeners = new Set<() => void>()

/** Something could not be kept: it ends with the page. Told once. */
function noteUnkept(): void {
  if (isUnkept) return
  isUnkept = true
  for (const listener of listeners) listener()
}

/** Calls once, as soon as something cannot be kept in this browser; at once where that was so before. */
export function onUnkept(listener: () => void): void {
  if (isUnkept) listener()
  else listeners.add(listener)
}

/**
 * A store may be missing, may throw at the first look, at any read, and at a write when it is full. What cannot be kept is
 * remembered until the page ends: that costs comfort, and never stops what somebody does.
 */
export function openKept(storage: () => Storage | null): Kept {
  const memory = remember()
  const ask = <T>(question: (texts: Storage) => T, otherwise: T): T => {
    try {
      const texts = storage()
      return texts === null ? otherwise : question(texts)
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (name) => memory.getItem(name) ?? ask((texts) => texts.getItem(name), null),
    setItem(name, text) {
      memory.removeItem(name)
      const isKept = ask((texts) => {
        texts.setItem(name, text)
        return true
      }, false)
      if (isKept) return
      memory.setItem(name, text)
      noteUnkept()
    },
    removeItem(name) {
      memory.removeItem(name)
      ask((texts) => texts.removeItem(name), undefined)
    },
    names: () => [...new Set([...memory.names(), ...ask((texts) => Object.keys(texts), [])])],
  }
}

/** On this machine, the same in every tab: choices, never a token. */
export const keptHere = openKept(() => localStorage)

/** In this tab. */
export const keptInTab = openKept(() => sessionStorage)

/** A kept text as JSON; null: there is none, or it is none. */
export function keptJson(kept: Kept, name: string): unknown {
  try {
    return JSON.parse(kept.getItem(name) ?? 'null')
  } catch {
    return null
  }
}
