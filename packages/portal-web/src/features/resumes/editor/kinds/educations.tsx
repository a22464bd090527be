import { GraduationCap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX, SKILL_MAX } from '../../../../contract/resume'
import { nameIn, useConstants } from '../../../../http/constants'
import { entriesKind } from '../entries'
import { ChooseInput, TextInput } from '../fields'
import { MonthInput } from '../month-field'
import { useSpan, useThisYear } from '../span'

/** Schools end later than now. */
const AHEAD = 8

function Fields() {
  const { t } = useTranslation('resume')
  const { qualifications } = useConstants()
  const year = useThisYear()
  return (
    <>
      <TextInput name="qualificationname" label={t('fields.school')} maxLength={NAME_MAX} />
      <ChooseInput name="qualificationId" label={t('fields.qualification')} choices={qualifications} />
      <TextInput name="major" label={t('fields.major')} maxLength={SKILL_MAX} />
      <div className="part-pair">
        <MonthInput name="fromDate" label={t('fields.from')} lastYear={year} />
        <MonthInput
          name="toDate"
          label={t('fields.to')}
          lastYear={year + AHEAD}
          untilNow={t('fields.stillStudying')}
        />
      </div>
    </>
  )
}

export const educations = entriesKind({
  section: 'educations',
  icon: GraduationCap,
  useWords() {
    const { qualifications } = useConstants()
    const span = useSpan()
    return ({ qualificationname, qualificationId, major, fromDate, toDate }) => ({
      title: String(qualificationname),
      facts: [String(major), nameIn(qualifications, Number(qualificationId)), span(fromDate, toDate)],
    })
  },
  Fields,
})
