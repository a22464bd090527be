import { useId } from 'react'

interface Props {
  label: string
  value: string
  /** Each with its name. */
  ways: readonly (readonly [string, string])[]
  onChoose: (way: string) => void
}

/** One of two or three, side by side. */
export function Ways({ label, value, ways, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className="wallet-ways">
      <legend>{label}</legend>
      {ways.map(([way, name]) => (
        <label key={way} className="chip" data-on={way === value || undefined}>
          <input
            type="radio"
            className="only-heard"
            name={id}
            checked={way === value}
            onChange={() => onChoose(way)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
