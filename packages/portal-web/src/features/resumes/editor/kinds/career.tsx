import { BriefcaseBusiness } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX, SUMMARY_MAX } from '../../../../contract/resume'
import { nameIn, useConstants } from '../../../../http/constants'
import { ChooseInput, LongInput, NumberInput, TextInput } from '../fields'
import { PartForm, useValues } from '../part-form'
import type { SectionKind } from './kind'

function Body() {
  const { t } = useTranslation('resume')
  const { categories, industries, levels } = useConstants()
  return (
    <PartForm slot="career">
      <TextInput
        name="careerPosition"
        label={t('fields.careerPosition')}
        help={t('career.help')}
        maxLength={NAME_MAX}
      />
      <div className="part-pair">
        <ChooseInput name="careerCategory" label={t('fields.careerCategory')} choices={categories} />
        <ChooseInput name="careerIndustry" label={t('fields.careerIndustry')} choices={industries} />
        <ChooseInput name="careerLevel" label={t('fields.careerLevel')} choices={levels} />
        <NumberInput name="lastSalary" label={t('fields.lastSalary')} none={0} />
      </div>
      <LongInput name="summary" label={t('fields.summary')} most={SUMMARY_MAX} />
    </PartForm>
  )
}

export const career: SectionKind = {
  name: 'career',
  icon: BriefcaseBusiness,
  parts: ['career'],
  slots: () => ['career'],
  useSummary() {
    const { careerPosition, careerLevel } = useValues('career')
    const { levels } = useConstants()
    return [String(careerPosition), nameIn(levels, Number(careerLevel))]
      .filter((one) => one !== '')
      .join(' · ')
  },
  Body,
}
