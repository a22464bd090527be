import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaces } from '../../../http/constants'
import { useTyped } from '../../../lib/use-typed'
import { Button } from '../../../ui/button'
import { PlaceField } from '../../../ui/place-field'
import { SearchField } from '../../../ui/search-input'
import type { Asked, ChangeAsked } from '../rules/asked'
import '../../../styles/search.css'
import '../../../styles/finder.css'

interface Props {
  asked: Asked
  change: ChangeAsked
  /** What the words may be. */
  label: string
}

/** Which work or skill, and where they want to work. */
export function Finder({ asked, change, label }: Props) {
  const { t } = useTranslation(['scouting', 'jobs'])
  const { t: say } = useTranslation('jobs')
  const places = usePlaces()
  const words = useTyped(asked.keyword, (keyword) => change({ keyword }, true))
  const { locationIds } = asked
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Without the place it would be another search.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong === null) change({ keyword: words.now() })
    else wrong.focus()
  }
  return (
    <search>
      <form className="search-box finder" onSubmit={submit}>
        <SearchField label={label} placeholder={t('find.whatHint')} {...words.input} />
        <PlaceField
          label={t('find.where')}
          placeholder={
            locationIds.length > 1 ? say('search.places', { count: locationIds.length }) : t('find.whereHint')
          }
          places={places}
          chosen={locationIds.length === 1 ? (locationIds[0] ?? null) : null}
          onChoose={(id) => change({ locationIds: id === null ? [] : [id] })}
        />
        <Button type="submit">{t('find.submit')}</Button>
      </form>
    </search>
  )
}
