import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '../../../contract/resume'
import { nameIn, useConstants } from '../../../http/constants'
import { toggled } from '../../../lib/search'
import { Field } from '../../../ui/field'
import type { Answers } from '../rules/answers'
import { ChipChoice } from './chip-choice'
import type { QuestionProps } from './question'

/** Three questions from which a resume begins: the name, the last work, the languages. */
export function YouStep({ answers, change }: QuestionProps) {
  const { t } = useTranslation('steps')
  const { languages } = useConstants()
  const id = useId()
  const field = (name: 'lastName' | 'firstName' | 'jobtitle' | 'company') => ({
    name,
    label: t(`you.${name}`),
    error: undefined,
    value: answers[name],
    maxLength: NAME_MAX,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      change({ [name]: target.value } satisfies Partial<Answers>),
  })
  return (
    <>
      <div className="flow-pair">
        <Field {...field('lastName')} autoComplete="family-name" />
        <Field {...field('firstName')} autoComplete="given-name" />
      </div>
      <div className="flow-pair">
        <Field {...field('jobtitle')} autoComplete="organization-title" help={t('you.none')} />
        <Field {...field('company')} autoComplete="organization" />
      </div>
      <div>
        <h2 id={id} className="flow-label">
          {t('you.languages')}
        </h2>
        <ul className="chips flow-chips" aria-labelledby={id}>
          {languages.map((language) => (
            <ChipChoice
              key={language.id}
              name={nameIn(languages, language.id)}
              isOn={answers.languageIds.includes(language.id)}
              onPress={() => change({ languageIds: [...toggled(answers.languageIds, language.id)] })}
            />
          ))}
        </ul>
      </div>
    </>
  )
}
