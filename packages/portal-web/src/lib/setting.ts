import { keptHere } from './kept'

/** A choice kept on this machine, the same in every tab. Never a token. */
export interface Setting<Value extends string> {
  /** null = nothing was chosen. */
  read(): Value | null
  keep(value: Value): void
  /** Called when another tab chooses. */
  onChangeElsewhere(listener: (value: Value | null) => void): void
}

export function createSetting<Value extends string>(
  key: string,
  isValue: (text: unknown) => text is Value,
): Setting<Value> {
  const read = () => {
    const kept = keptHere.getItem(key)
    return isValue(kept) ? kept : null
  }
  return {
    read,
    keep: (value) => keptHere.setItem(key, value),
    onChangeElsewhere: (listener) =>
      addEventListener('storage', (event) => {
        // `clear()` names no key.
        if (event.key === key || event.key === null) listener(read())
      }),
  }
}
