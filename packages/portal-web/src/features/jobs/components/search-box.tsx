import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaces } from '../../../http/constants'
import type { TypedInput } from '../../../lib/use-typed'
import { Button } from '../../../ui/button'
import { PlaceField } from '../../../ui/place-field'
import { SuggestField } from './suggest-field'
import '../../../styles/search.css'
import '../../../styles/finder.css'

interface Props {
  /** What the input of the words takes. */
  words: TypedInput
  location: readonly number[]
  onLocation: (location: readonly number[]) => void
  /** These words are looked for, at once. */
  onWords: (text: string) => void
  /** What was typed is a place, not words. */
  onPlace: (id: number) => void
  onTyping: (isTyping: boolean) => void
  onSubmit: () => void
}

/** What and where. */
export function SearchBox({ words, location, onLocation, onWords, onPlace, onTyping, onSubmit }: Props) {
  const { t } = useTranslation('jobs')
  const places = usePlaces()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Without the place it would be another search.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong === null) onSubmit()
    else wrong.focus()
  }
  return (
    <search>
      <form className="search-box finder" onSubmit={submit}>
        <SuggestField words={words} onWords={onWords} onPlace={onPlace} onTyping={onTyping} />
        <PlaceField
          label={t('search.where')}
          placeholder={
            location.length > 1 ? t('search.places', { count: location.length }) : t('search.whereHint')
          }
          places={places}
          chosen={location.length === 1 ? (location[0] ?? null) : null}
          onChoose={(id) => onLocation(id === null ? [] : [id])}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  )
}
