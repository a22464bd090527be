import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SKILL_MAX } from '../../../../contract/resume'
import { entriesKind } from '../entries'
import { NumberInput, TextInput } from '../fields'

function Fields() {
  const { t } = useTranslation('resume')
  return (
    <>
      <TextInput name="skillname" label={t('fields.skillname')} maxLength={SKILL_MAX} />
      <div className="part-pair">
        <NumberInput name="skillyears" label={t('fields.skillyears')} none={null} />
        <NumberInput name="useryear" label={t('fields.useryear')} none={null} />
      </div>
    </>
  )
}

export const skills = entriesKind({
  section: 'skills',
  icon: Wrench,
  useWords() {
    const { t } = useTranslation('resume')
    return ({ skillname, skillyears, useryear }) => ({
      title: String(skillname),
      facts: [
        typeof skillyears === 'number' ? t('years', { count: skillyears }) : '',
        typeof useryear === 'number' ? t('lastUsed', { year: String(useryear) }) : '',
      ],
    })
  },
  Fields,
})
