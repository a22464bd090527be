import { useTranslation } from 'react-i18next'
import { PERKS, perkName } from '../../../../contract/perks'
import { POSTING_TEXT_MAX, wordsIn } from '../../../../contract/posting'
import { getLanguage } from '../../../../i18n/i18n'
import { languageName } from '../../../../lib/by-language'
import { TextField } from '../../../../ui/field'
import { Chip } from './chip'
import { useWriting } from './context'

/** What one gets: usual things for all languages, and a line for each other one in the language that is written. */
export function PerksCard() {
  const { t } = useTranslation('posting')
  const { posting, change, errorOf, language } = useWriting()
  const { perks } = posting
  const words = wordsIn(posting, language)
  const name = `words.${language}.others`
  return (
    <section className="posting-card">
      <h2>{t('perks.title')}</h2>
      <div className="chips">
        {PERKS.map((perk) => {
          const isOn = perks.includes(perk)
          const next = PERKS.filter((one) => (one === perk ? !isOn : perks.includes(one)))
          return (
            <Chip key={perk} isOn={isOn} onPress={() => change({ perks: next })}>
              {perkName(perk, getLanguage())}
            </Chip>
          )
        })}
      </div>
      <TextField
        name={name}
        label={t('perks.others', { language: languageName(language) })}
        help={t('perks.othersHelp')}
        error={errorOf(name)}
        maxLength={POSTING_TEXT_MAX}
        dir="auto"
        lang={language}
        value={words.others}
        onChange={({ currentTarget }) =>
          change({ words: { ...posting.words, [language]: { ...words, others: currentTarget.value } } })
        }
      />
    </section>
  )
}
