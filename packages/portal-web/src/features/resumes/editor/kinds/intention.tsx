import { Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_CHOSEN, NAME_MAX } from '../../../../contract/resume'
import { isProvince, nameIn, placeName, useConstants } from '../../../../http/constants'
import { ChooseInput, ChooseSome, NumberInput, TextInput } from '../fields'
import { PartForm, useValues } from '../part-form'
import type { SectionKind } from './kind'

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [])

function Body() {
  const { t } = useTranslation('resume')
  const { categories, industries, locations, terms, workStatuses } = useConstants()
  return (
    <>
      <p className="soft">{t('intention.lead')}</p>
      <PartForm slot="intention">
        <TextInput name="reqJobTitle" label={t('fields.reqJobTitle')} maxLength={NAME_MAX} />
        <div>
          <p className="soft">{t('intention.most', { count: MAX_CHOSEN })}</p>
          <ChooseSome name="categoryIds" label={t('fields.categoryIds')} choices={categories} />
          <ChooseSome name="industryIds" label={t('fields.industryIds')} choices={industries} />
          <ChooseSome
            name="locationIds"
            label={t('fields.locationIds')}
            choices={locations.filter(({ id }) => isProvince(id))}
          />
        </div>
        <div className="part-pair">
          <ChooseInput name="jobTerm" label={t('fields.jobTerm')} choices={terms} />
          <NumberInput name="salaryFrom" label={t('fields.salaryFrom')} none={0} />
        </div>
      </PartForm>
      <PartForm slot="workStatus">
        <ChooseInput name="status" label={t('fields.workStatus')} choices={workStatuses} />
      </PartForm>
    </>
  )
}

export const intention: SectionKind = {
  name: 'intention',
  icon: Target,
  parts: ['intention'],
  slots: ({ drafts }) => ['intention', ...('workStatus' in drafts ? (['workStatus'] as const) : [])],
  useSummary() {
    const { t } = useTranslation('resume')
    const { reqJobTitle, locationIds, salaryFrom } = useValues('intention')
    const { status } = useValues('workStatus')
    const { locations, workStatuses } = useConstants()
    const pay = Number(salaryFrom) > 0 ? t('payFrom', { pay: `$${Number(salaryFrom)}` }) : ''
    const places = idsOf(locationIds).map((id) => placeName(locations, id))
    return [String(reqJobTitle), places.join(', '), pay, nameIn(workStatuses, Number(status))]
      .filter((one) => one !== '')
      .join(' · ')
  },
  Body,
}
