import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nameIn, useConstants } from '../../../../http/constants'
import { entriesKind } from '../entries'
import { ChooseInput } from '../fields'

function Fields() {
  const { t } = useTranslation('resume')
  const { languages, languageLevels } = useConstants()
  return (
    <div className="part-pair">
      <ChooseInput name="languageId" label={t('fields.language')} choices={languages} />
      <ChooseInput name="languageLevelId" label={t('fields.level')} choices={languageLevels} />
    </div>
  )
}

export const languageLevels = entriesKind({
  section: 'languageLevels',
  icon: Languages,
  useWords() {
    const { languages, languageLevels: levels } = useConstants()
    return ({ languageId, languageLevelId }) => ({
      title: nameIn(languages, Number(languageId)),
      facts: [nameIn(levels, Number(languageLevelId))],
    })
  },
  Fields,
})
