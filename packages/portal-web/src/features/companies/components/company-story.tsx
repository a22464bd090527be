import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import type { Language } from '../../../i18n/languages'
import { languagesOf, shownIn } from '../../../lib/by-language'
import type { Company } from '../../../lib/company'
import { type Constants, nameIn } from '../../../lib/constants'
import { Glance } from '../../../ui/glance'
import { Perks } from '../../../ui/perks'
import { Prose } from '../../../ui/prose'
import { Shots } from '../../../ui/shots'
import { Tongue } from '../../../ui/tongue'

interface Props {
  company: Company
  constants: Constants
  /** No script runs: nothing of it can be pressed. */
  isStill?: boolean
}

/** What a company says and shows of itself: facts, profile, pictures, and what everybody gets. */
export function CompanyStory({ company, constants, isStill = false }: Props) {
  const { t } = useTranslation('jobs')
  const { industries, employerSizes, languages } = constants
  const [chosen, setChosen] = useState<Language | null>(null)
  const { abouts } = company
  const shown = chosen ?? shownIn(abouts, getLanguage(), company.language)
  const about = shown === undefined ? company.about : (abouts[shown] ?? '')
  const facts = [
    { name: t('filters.industry'), value: nameIn(industries, company.industryId) },
    { name: t('filters.employerSize'), value: nameIn(employerSizes, company.sizeId) },
    {
      name: t('story.workLanguages'),
      value: company.workLanguageIds.map((id) => nameIn(languages, id)).join(', '),
    },
    { name: t('story.since'), value: company.foundedYear === 0 ? '' : String(company.foundedYear) },
  ].filter(({ value }) => value !== '')
  return (
    <article className="job-main" id="about">
      <Glance facts={facts} />
      {shown !== undefined && (
        <Tongue
          by="company"
          written={company.language}
          shown={shown}
          languages={languagesOf(abouts)}
          onShow={isStill ? undefined : setChosen}
        />
      )}
      {about !== '' && (
        <section className="job-text">
          <h2>{t('story.about')}</h2>
          <Prose text={about} lang={shown} />
        </section>
      )}
      {company.pictures.length > 0 && !isStill && <Shots pictures={company.pictures} />}
      {company.benefits.length > 0 && (
        <section className="job-text">
          <h2>{t('story.benefits')}</h2>
          <Perks perks={company.benefits.map((kind) => ({ kind, text: t(`benefit.${kind}`) }))} />
        </section>
      )}
    </article>
  )
}
