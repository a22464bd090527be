import type { ReactNode } from 'react'

interface Props {
  /** In their order; "" is left out. */
  names: readonly string[]
  /** Tags that say something else, each a list item. */
  children?: ReactNode
}

/** What is said of a thing in single words. */
export function Tags({ names, children }: Props) {
  return (
    <ul className="tags">
      {names
        .filter((name) => name !== '')
        .map((name) => (
          <li key={name} className="tag">
            {name}
          </li>
        ))}
      {children}
    </ul>
  )
}
