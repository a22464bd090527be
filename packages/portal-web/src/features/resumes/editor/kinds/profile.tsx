import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '../../../../contract/resume'
import { placeName, useConstants, useNationalities } from '../../../../http/constants'
import { showDate } from '../../../../lib/dates'
import { useDay } from '../../../../lib/use-day'
import { ChooseInput, OptionsInput, PlaceInput, TextInput } from '../fields'
import { PartForm, useValues } from '../part-form'
import { PictureInput } from '../picture-field'
import type { SectionKind } from './kind'
import '../../../../styles/search.css'

function Body() {
  const { t } = useTranslation(['resume', 'jobs'])
  const { maritals } = useConstants()
  const nationalities = useNationalities()
  const today = showDate(useDay())
  return (
    <PartForm slot="profile">
      <div className="part-pair">
        <TextInput
          name="lastName"
          label={t('fields.lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
        <TextInput
          name="firstName"
          label={t('fields.firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <OptionsInput
          name="sexId"
          label={t('fields.sexId')}
          options={[
            { id: 1, text: t('jobs:sex.male') },
            { id: 2, text: t('jobs:sex.female') },
          ]}
        />
        <TextInput name="birthday" label={t('fields.birthday')} type="date" autoComplete="bday" max={today} />
      </div>
      <PlaceInput name="locationId" label={t('fields.locationId')} placeholder={t('fields.placeHint')} />
      <div className="part-pair">
        <TextInput
          name="mobile"
          label={t('fields.mobile')}
          type="tel"
          autoComplete="tel"
          maxLength={NAME_MAX}
        />
        <TextInput
          name="email"
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          maxLength={NAME_MAX}
        />
        <ChooseInput name="maritalId" label={t('fields.maritalId')} choices={maritals} />
        <ChooseInput name="nationalityId" label={t('fields.nationalityId')} choices={nationalities} />
      </div>
      <PictureInput name="photo" label={t('fields.photo')} help={t('picture.photoHelp')} isPortrait />
    </PartForm>
  )
}

export const profile: SectionKind = {
  name: 'profile',
  icon: UserRound,
  parts: ['profile', 'photo'],
  slots: () => ['profile'],
  useSummary() {
    const { firstName, lastName, locationId, mobile } = useValues('profile')
    const { locations } = useConstants()
    const { t } = useTranslation('resume')
    const name = t('fullName', { first: String(firstName), last: String(lastName) }).trim()
    return [name, placeName(locations, Number(locationId)), String(mobile)]
      .filter((one) => one !== '')
      .join(' · ')
  },
  Body,
}
