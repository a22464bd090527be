import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperLanguage } from '../../../../contract/paper'
import { languagesSaid } from '../../../../contract/posting'
import { getLanguage } from '../../../../i18n/i18n'
import { languageName } from '../../../../lib/by-language'
import { useDay } from '../../../../lib/use-day'
import { useOwnCompany } from '../api/postings'
import { toJobBody } from '../rules/preview'
import { useWriting } from './context'

const LOOKS = ['card', 'page', 'phone'] as const
export type Look = (typeof LOOKS)[number]

/** Draws a job, given as the server tells of it, as a reader of a language sees it; of another feature. */
export type DrawJob = (job: unknown, look: Look, reader: PaperLanguage) => ReactNode

/** The job as seekers will see it. */
export function Preview({ draw }: { draw: DrawJob }) {
  const { t } = useTranslation('posting')
  const { job, posting } = useWriting()
  const [look, setLook] = useState<Look>('card')
  const [chosen, setChosen] = useState<PaperLanguage | null>(null)
  const company = useOwnCompany(job.company.id)
  const now = useDay()
  const said = languagesSaid(posting)
  const reader = [chosen, getLanguage(), posting.language].find((one) => one !== null && said.includes(one))
  const shown = reader ?? getLanguage()
  return (
    <section className="posting-preview" aria-label={t('preview.title')}>
      <header className="posting-head">
        <h2>{t('preview.title')}</h2>
        <fieldset className="segments">
          <legend className="only-heard">{t('preview.look')}</legend>
          {LOOKS.map((one) => (
            <button key={one} type="button" aria-pressed={one === look} onClick={() => setLook(one)}>
              {t(`preview.${one}`)}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="posting-drawn" data-look={look}>
        {draw(toJobBody(posting, job, company, { reader: shown, now }), look, shown)}
      </div>
      {said.length > 1 && (
        <div className="posting-head">
          <span className="soft">{t('preview.reader')}</span>
          <fieldset className="segments">
            <legend className="only-heard">{t('preview.reader')}</legend>
            {said.map((one) => (
              <button key={one} type="button" aria-pressed={one === shown} onClick={() => setChosen(one)}>
                <span lang={one}>{languageName(one)}</span>
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </section>
  )
}
