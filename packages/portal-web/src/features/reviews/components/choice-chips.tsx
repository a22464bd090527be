import type { Ref } from 'react'

interface Props<Id extends string> {
  label: string
  choices: readonly { readonly id: Id; readonly name: string }[]
  chosen: Id | null
  /** null: it was pressed again */
  onChoose: (id: Id | null) => void
  /** The first one. */
  first?: Ref<HTMLButtonElement>
}

/** One of several, or none. */
export function ChoiceChips<Id extends string>({ label, choices, chosen, onChoose, first }: Props<Id>) {
  return (
    <ul className="chips" aria-label={label}>
      {choices.map(({ id, name }, index) => (
        <li key={id}>
          <button
            ref={index === 0 ? first : undefined}
            type="button"
            className="chip"
            aria-pressed={chosen === id}
            data-on={chosen === id || undefined}
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
