/** Keys that are kept: more pairs than a page of messages holds. */
export const KEYS_MAX = 1_024

/** Makes a key once for each text of ids and keeps KEYS_MAX of them; the one made first goes first. Source: S-CIPH-6. */
export function keepKeys<Key>(make: (ids: string) => Key): (ids: string) => Key {
  const kept = new Map<string, Key>()
  return (ids) => {
    const known = kept.get(ids)
    if (known !== undefined) return known
    const key = make(ids)
    const oldest = kept.size < KEYS_MAX ? undefined : kept.keys().next().value
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(ids, key)
    return key
  }
}
