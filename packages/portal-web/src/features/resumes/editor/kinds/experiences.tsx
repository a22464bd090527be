import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX, WORKDESC_MAX } from '../../../../contract/resume'
import { entriesKind } from '../entries'
import { LongInput, TextInput } from '../fields'
import { MonthInput } from '../month-field'
import { useSpan, useThisYear } from '../span'

function Fields() {
  const { t } = useTranslation('resume')
  const year = useThisYear()
  return (
    <>
      <TextInput name="jobtitle" label={t('fields.jobtitle')} maxLength={NAME_MAX} />
      <TextInput
        name="company"
        label={t('fields.company')}
        autoComplete="organization"
        maxLength={NAME_MAX}
      />
      <div className="part-pair">
        <MonthInput name="formtime" label={t('fields.from')} lastYear={year} />
        <MonthInput name="totime" label={t('fields.to')} lastYear={year} untilNow={t('fields.stillThere')} />
      </div>
      <LongInput name="workdesc" label={t('fields.workdesc')} most={WORKDESC_MAX} />
    </>
  )
}

export const experiences = entriesKind({
  section: 'experiences',
  icon: Building2,
  useWords() {
    const span = useSpan()
    return ({ jobtitle, company, formtime, totime }) => ({
      title: String(jobtitle),
      facts: [String(company), span(formtime, totime)],
    })
  },
  Fields,
})
