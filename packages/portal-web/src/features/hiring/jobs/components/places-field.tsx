import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PLACES, TITLE_MAX } from '../../../../contract/posting'
import { placeName, useConstants, usePlaces } from '../../../../http/constants'
import { passFocus } from '../../../../lib/focus-title'
import { FieldError } from '../../../../ui/failure'
import { Field } from '../../../../ui/field'
import { CloseIcon } from '../../../../ui/icons'
import { PlaceField } from '../../../../ui/place-field'
import { useWriting } from './context'

/** Where the work is: provinces and districts, and the street in words. */
export function PlacesField() {
  const { t } = useTranslation(['posting', 'jobs'])
  const { posting, change, errorOf } = useWriting()
  const { locations } = useConstants()
  const id = useId()
  const error = errorOf('locationIds')
  const chosen = posting.locationIds
  const places = usePlaces((place) => !chosen.includes(place.id))
  return (
    <div className="posting-pair">
      {/* biome-ignore lint/a11y/useSemanticElements: the field has a label of its own */}
      <div
        className="field"
        role="group"
        aria-label={t('facts.where')}
        aria-describedby={error === undefined ? undefined : id}
        data-field="locationIds"
      >
        {chosen.length < MAX_PLACES && (
          <PlaceField
            key={chosen.length}
            label={t('facts.where')}
            placeholder={t('jobs:search.whereHint')}
            places={places}
            chosen={null}
            onChoose={(place) => place !== null && change({ locationIds: [...chosen, place] })}
          />
        )}
        {error !== undefined && <FieldError id={id}>{error}</FieldError>}
        {chosen.length > 0 && (
          <ul className="chips">
            {chosen.map((place) => (
              <li key={place}>
                <button
                  ref={passFocus}
                  type="button"
                  className="chip"
                  data-on
                  aria-label={t('jobs:filters.remove', { name: placeName(locations, place) })}
                  onClick={() => change({ locationIds: chosen.filter((one) => one !== place) })}
                >
                  {placeName(locations, place)}
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Field
        name="place"
        label={t('facts.place')}
        help={t('facts.placeHelp')}
        error={errorOf('place')}
        maxLength={TITLE_MAX}
        autoComplete="off"
        dir="auto"
        value={posting.place}
        onChange={({ currentTarget }) => change({ place: currentTarget.value })}
      />
    </div>
  )
}
