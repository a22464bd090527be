import { isBlank } from '@sarika/im-engine/text'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPlaces } from '../lib/find-places'
import { isComposing } from '../lib/is-composing'
import { FieldError } from './failure'
import { PlaceIcon } from './icons'

interface Place {
  readonly id: number
  readonly name: string
  readonly spellings: readonly string[]
  /** What tells it from its namesake in the list, e.g. "(whole province)"; "": there is none. */
  readonly hint: string
}

interface Props {
  label: string
  placeholder: string
  places: readonly Place[]
  /** null: everywhere, or several places. */
  chosen: number | null
  onChoose: (id: number | null) => void
}

/**
 * Where: a place is typed in any of its names and chosen from what is offered. Arrows, Enter and Escape as in any such field; who
 * leaves it has chosen what is pointed at, at first what fits best. What is no place stays there, and that is said.
 */
export function PlaceField({ label, placeholder, places, chosen, onChoose }: Props) {
  const { t } = useTranslation('jobs')
  const id = useId()
  /** null: nobody types, and the chosen one is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [isUnknown, setIsUnknown] = useState(false)
  /** Left before it was known what places there are: it is judged when they come. */
  const [isEarly, setIsEarly] = useState(false)
  const name = places.find((place) => place.id === chosen)?.name ?? ''
  const offered = typed === null ? [] : findPlaces(places, typed)

  const close = () => {
    setTyped(null)
    setActive(0)
    setIsUnknown(false)
    setIsEarly(false)
  }
  const choose = (place: Place) => {
    onChoose(place.id)
    close()
  }
  const leave = () => {
    const place = offered[active]
    if (typed === null || typed === name) close()
    else if (isBlank(typed)) {
      if (chosen !== null) onChoose(null)
      close()
    } else if (places.length === 0) setIsEarly(true)
    else if (place === undefined) setIsUnknown(true)
    else choose(place)
  }
  useEffect(() => {
    if (!isEarly || places.length === 0) return
    setIsEarly(false)
    leave()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const last = offered.length - 1
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      if (typed === null) setTyped(name)
      else setActive(active >= last ? 0 : active + 1)
    } else if (event.key === 'ArrowUp' && typed !== null) {
      event.preventDefault()
      setActive(active <= 0 ? last : active - 1)
    } else if (event.key === 'Enter' && typed !== null) {
      event.preventDefault()
      leave()
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault()
      close()
    }
  }

  const isOpen = offered.length > 0
  return (
    <div className="search-field place-field">
      <label htmlFor={id}>{label}</label>
      <PlaceIcon />
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-invalid={isUnknown}
        aria-describedby={`${id}-fault`}
        value={typed ?? name}
        onChange={({ currentTarget }) => {
          close()
          setTyped(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div id={`${id}-list`} className="place-list" role="listbox" aria-label={label} hidden={!isOpen}>
        {offered.map((place, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at it
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has its keys
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            data-hint={place.hint || undefined}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.name}
          </div>
        ))}
      </div>
      <div id={`${id}-fault`} className="place-fault" role="alert">
        {isUnknown && <FieldError>{t('search.whereUnknown')}</FieldError>}
      </div>
    </div>
  )
}
