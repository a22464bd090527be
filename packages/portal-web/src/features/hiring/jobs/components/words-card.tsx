import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../../contract/paper'
import {
  languagesSaid,
  PARTS,
  POSTING_TEXT_MAX,
  partsSaid,
  TITLE_MAX,
  type WordsPart,
  wordsIn,
} from '../../../../contract/posting'
import { getLanguage } from '../../../../i18n/i18n'
import { languageName } from '../../../../lib/by-language'
import { Field, TextField } from '../../../../ui/field'
import { Icon } from '../../../../ui/icons'
import { Tabs } from '../../../../ui/tabs'
import { useWriting } from './context'

const TEXTS = ['description', 'requirements', 'howToApply'] as const

/** What is said in one language: the title and three texts. */
function Words({ language }: { language: PaperLanguage }) {
  const { t } = useTranslation('posting')
  const { posting, change, errorOf } = useWriting()
  const words = wordsIn(posting, language)
  const set = (part: WordsPart, text: string) =>
    change({ words: { ...posting.words, [language]: { ...words, [part]: text } } })
  const nameOf = (part: WordsPart) => `words.${language}.${part}`
  return (
    <div className="posting-words">
      <Field
        name={nameOf('title')}
        label={t('words.title')}
        help={t('words.titleHelp')}
        error={errorOf(nameOf('title'))}
        maxLength={TITLE_MAX}
        autoComplete="off"
        dir="auto"
        lang={language}
        value={words.title}
        onChange={({ currentTarget }) => set('title', currentTarget.value)}
      />
      {TEXTS.map((part) => (
        <TextField
          key={part}
          name={nameOf(part)}
          label={t(`words.${part}`)}
          error={errorOf(nameOf(part))}
          maxLength={POSTING_TEXT_MAX}
          dir="auto"
          lang={language}
          value={words[part]}
          onChange={({ currentTarget }) => set(part, currentTarget.value)}
        />
      ))}
    </div>
  )
}

/** The words of a job by language: a tab says how much is there. */
export function WordsCard() {
  const { t } = useTranslation('posting')
  const { posting, language, show } = useWriting()
  const [added, setAdded] = useState<readonly PaperLanguage[]>([])
  const there = new Set([...languagesSaid(posting), posting.language, getLanguage(), language, ...added])
  const shown = [posting.language, ...PAPER_LANGUAGES.filter((one) => one !== posting.language)].filter(
    (one) => there.has(one),
  )
  const rest = PAPER_LANGUAGES.filter((one) => !there.has(one))
  const countOf = (one: PaperLanguage): string => {
    const said = partsSaid(posting, one)
    if (said === PARTS.length) return '✓'
    return said === 0 ? t('words.empty') : t('words.some', { count: said, of: PARTS.length })
  }
  return (
    <section className="posting-card posting-tabs" aria-label={t('words.label')}>
      <Tabs
        label={t('words.languages')}
        tabs={shown.map((one) => ({
          ...{ id: one, name: languageName(one), count: countOf(one) },
          ...{ panel: <Words language={one} />, isOnlyShown: true as const },
        }))}
        shown={language}
        onShow={(id) => show(PAPER_LANGUAGES.find((one) => one === id) ?? language)}
      />
      {rest.length > 0 && (
        <p className="posting-more">
          <Icon of={Languages} size={16} />
          {rest.map((one) => (
            <button
              key={one}
              type="button"
              className="link-button"
              lang={one}
              aria-label={t('words.add', { language: languageName(one) })}
              onClick={() => {
                setAdded([...added, one])
                show(one)
              }}
            >
              {`+ ${languageName(one)}`}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}
