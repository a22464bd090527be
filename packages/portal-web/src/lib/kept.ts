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
 * A browser that blocks the data of sites throws at the first look, one whose store is full at a write. What cannot be kept is
 * remembered until the page ends: that costs comfort, and never stops what somebody does.
 */
function open(storage: () => Storage): Kept {
  const memory = remember()
  try {
    const texts = storage()
    return {
      getItem: (name) => memory.getItem(name) ?? texts.getItem(name),
      setItem(name, text) {
        memory.removeItem(name)
        try {
          texts.setItem(name, text)
        } catch {
          memory.setItem(name, text)
          noteUnkept()
        }
      },
      removeItem(name) {
        memory.removeItem(name)
        texts.removeItem(name)
      },
      names: () => [...new Set([...memory.names(), ...Object.keys(texts)])],
    }
  } catch {
    return {
      ...memory,
      setItem(name, text) {
        memory.setItem(name, text)
        noteUnkept()
      },
    }
  }
}

/** On this machine, the same in every tab: choices, never a token. */
export const keptHere = open(() => localStorage)

/** In this tab. */
export const keptInTab = open(() => sessionStorage)
