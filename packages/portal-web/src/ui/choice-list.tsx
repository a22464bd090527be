import { looseText } from '@sarika/im-engine/text'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toggled } from '../lib/search'
import { SearchInput } from './search-input'

export interface ListChoice {
  readonly id: number
  readonly name: string
  /** How many it would find; undefined: not known yet. */
  readonly count?: number | undefined
}

interface Props {
  /** Of its inputs. */
  name: string
  labelledBy: string
  describedBy?: string | undefined
  choices: readonly ListChoice[]
  chosen: readonly number[]
  /** One of them at most. */
  isSingle?: boolean
  /** With all that is chosen now. */
  onChange: (ids: readonly number[]) => void
}

/** A list as long as this has a field to find something in it. */
const LONG = 13

/** Things to choose from, with how many each would find; one that finds nothing stays, softly. */
export function ChoiceList({
  name,
  labelledBy,
  describedBy,
  choices,
  chosen,
  isSingle = false,
  onChange,
}: Props) {
  const { t } = useTranslation('jobs')
  const id = useId()
  const [wanted, setWanted] = useState('')
  const text = looseText(wanted)
  const found = choices.filter((choice) => looseText(choice.name).includes(text))
  const shown = isSingle && text === '' ? [{ id: 0, name: t('filters.any') }, ...found] : found
  const isChosen = (one: number) => (one === 0 ? chosen.length === 0 : chosen.includes(one))
  const next = (one: number) => (isSingle ? [one].filter((id) => id !== 0) : toggled(chosen, one))
  return (
    <>
      {choices.length >= LONG && (
        <SearchInput
          className="choice-find"
          aria-label={t('filters.find')}
          placeholder={t('filters.find')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <fieldset className="filter-choices" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        {shown.map((choice: ListChoice) => (
          <label key={choice.id} className="filter-choice" data-none={choice.count === 0 || undefined}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={isChosen(choice.id)}
              aria-describedby={choice.count === undefined ? undefined : `${id}-${choice.id}`}
              onChange={() => onChange(next(choice.id))}
            />
            <span>{choice.name}</span>
            {choice.count !== undefined && (
              <small id={`${id}-${choice.id}`} aria-hidden="true">
                {t('filters.count', { count: choice.count })}
              </small>
            )}
          </label>
        ))}
        {shown.length === 0 && <p className="soft">{t('filters.noneFound')}</p>}
      </fieldset>
    </>
  )
}
