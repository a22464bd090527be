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

/** A browser that blocks the data of sites throws at the first look. */
function open(storage: () => Storage): Kept {
  try {
    const texts = storage()
    return {
      getItem: (name) => texts.getItem(name),
      setItem: (name, text) => texts.setItem(name, text),
      removeItem: (name) => texts.removeItem(name),
      names: () => Object.keys(texts),
    }
  } catch {
    return remember()
  }
}

/** On this machine, the same in every tab: choices, never a token. */
export const keptHere = open(() => localStorage)

/** In this tab. */
export const keptInTab = open(() => sessionStorage)
