/** Whether all fields are the same by identity. */
export function hasSameFields<T extends object>(a: T, b: T): boolean {
  const names = Object.keys(b) as (keyof T)[]
  return names.length === Object.keys(a).length && names.every((name) => Object.is(a[name], b[name]))
}

/** Whether both say the same, whoever made them; their fields stand in one order. */
export const isSameData = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index])

export const isSameSet = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one))

export const isSameMap = <K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)

/** `now`, with the object from before where it says the same at the same place. */
export const keepSame = <T extends object>(before: readonly T[], now: readonly T[]): readonly T[] =>
  now.map((one, index) => {
    const known = before[index]
    return known !== undefined && hasSameFields(known, one) ? known : one
  })
