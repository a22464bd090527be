import { type ComponentProps, useId } from 'react'
import { SearchIcon } from './icons'

/** A field for words that are looked for. Not of type "search": browsers draw a way to empty it of their own. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      {...props}
    />
  )
}

/** The same with its label above. */
export function SearchField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className="search-field">
      <label htmlFor={id}>{label}</label>
      <SearchIcon />
      <SearchInput {...input} id={id} />
    </div>
  )
}
