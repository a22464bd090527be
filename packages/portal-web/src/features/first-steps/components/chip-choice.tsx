interface Props {
  name: string
  isOn: boolean
  /** How many jobs; undefined = not said. */
  count?: number | undefined
  /** There are as many as may be. */
  isFull?: boolean
  onPress: () => void
}

/** One of several small things to choose. */
export function ChipChoice({ name, isOn, count, isFull = false, onPress }: Props) {
  return (
    <li>
      <button
        type="button"
        className="chip"
        aria-pressed={isOn}
        data-on={isOn || undefined}
        aria-disabled={(isFull && !isOn) || undefined}
        onClick={() => (isOn || !isFull) && onPress()}
      >
        {name}
        {count !== undefined && <small>{count}</small>}
      </button>
    </li>
  )
}
