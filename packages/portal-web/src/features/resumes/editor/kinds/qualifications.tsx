import { Award } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '../../../../contract/resume'
import { showMonth } from '../../../../lib/dates'
import { entriesKind } from '../entries'
import { TextInput } from '../fields'
import { MonthInput } from '../month-field'
import { PictureInput } from '../picture-field'
import { useThisYear } from '../span'

function Fields() {
  const { t } = useTranslation('resume')
  const year = useThisYear()
  return (
    <>
      <TextInput name="quaname" label={t('fields.quaname')} maxLength={NAME_MAX} />
      <TextInput name="issued" label={t('fields.issued')} maxLength={NAME_MAX} />
      <MonthInput name="obtained" label={t('fields.obtained')} lastYear={year} />
      <PictureInput name="quaphoto" label={t('fields.quaphoto')} help={t('picture.help')} />
    </>
  )
}

export const qualifications = entriesKind({
  section: 'qualifications',
  icon: Award,
  useWords:
    () =>
    ({ quaname, issued, obtained }) => ({
      title: String(quaname),
      facts: [String(issued), /^\d{4}-\d\d$/.test(String(obtained)) ? showMonth(String(obtained)) : ''],
    }),
  Fields,
})
