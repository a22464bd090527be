import { useId } from 'react'

interface Props<Key> {
  label: string
  options: readonly { readonly key: Key; readonly text: string; readonly note?: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** One of a few, each a line. */
export function Choices<Key extends number>({ label, options, chosen, onChoose }: Props<Key>) {
  const name = useId()
  return (
    <fieldset className="hiring-choices">
      <legend className="only-heard">{label}</legend>
      {options.map(({ key, text, note = '' }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <span>
            <bdi>{text}</bdi>
            {note !== '' && <span className="card-soft">{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
