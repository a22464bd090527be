import { useId, useState } from 'react'
import { useIsPhone } from '../lib/page-state'
import type { Failed } from '../lib/reading'
import { ChoiceList, type ListChoice } from './choice-list'
import { FetchFailure, FieldError } from './failure'

/** One list of things that a search can be narrowed down to. */
export interface FilterGroup<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly choices: readonly ListChoice[]
  readonly chosen: readonly number[]
  /** One of them at most. */
  readonly isSingle?: boolean
  /** What is wrong with what is chosen. */
  readonly error?: string | undefined
  /** Shown from the start where there is room; others are when something of them is chosen. */
  readonly isOpen?: boolean
}

interface Props<Name extends string> {
  groups: readonly FilterGroup<Name>[]
  /** With all that is chosen of it now. */
  onChange: (name: Name, ids: readonly number[]) => void
  /** That the choices failed to come; undefined where they did not fail. */
  failed: Failed | undefined
}

function Group<Name extends string>({
  group,
  onChange,
}: Pick<Props<Name>, 'onChange'> & { group: FilterGroup<Name> }) {
  const id = useId()
  const { name, label, choices, chosen, error, isSingle = false, isOpen = false } = group
  const isPhone = useIsPhone()
  const [isOpenAtFirst] = useState((isOpen && !isPhone) || chosen.length > 0)
  return (
    <div className="filter-group">
      <details open={isOpenAtFirst}>
        <summary>
          <span id={id}>{label}</span>
          {chosen.length > 0 && <span className="filter-count">{chosen.length}</span>}
        </summary>
        <ChoiceList
          name={name}
          labelledBy={id}
          describedBy={error === undefined ? undefined : `${id}-error`}
          choices={choices}
          chosen={chosen}
          isSingle={isSingle}
          onChange={(ids) => onChange(name, ids)}
        />
      </details>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** All lists of a search, one below the other. */
export function FilterPane<Name extends string>({ groups, onChange, failed }: Props<Name>) {
  if (failed !== undefined) return <FetchFailure {...failed} />
  return (
    <div className="filter-pane">
      {groups.map((group) => (
        <Group key={group.name} group={group} onChange={onChange} />
      ))}
    </div>
  )
}
