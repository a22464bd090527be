import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { languageName, shownIn } from '../../../lib/by-language'
import type { Company } from '../../../lib/company'

import { Avatar } from '../../../ui/avatar'
import { Logo } from '../../../ui/logo'
import { ClockIcon } from '../../../ui/screen-icons'
import { useAnswerTime } from '../../../ui/use-answer-time'

interface Props {
  company: Company
  /** The way to talk to one of them. */
  chatWith: (name: string) => ReactNode
}

/** Who answers for a company: what they do, what they speak, and how soon. Nothing where nobody does. */
export function CompanyPeople({ company, chatWith }: Props) {
  const { t } = useTranslation('jobs')
  const answerTime = useAnswerTime(company.answersWithin)
  if (!company.canChat || company.people.length === 0) return null
  return (
    <section className="job-card company-people" id="people" aria-labelledby="talk-to">
      <h2 id="talk-to">{t('talk.title')}</h2>
      <ul>
        {company.people.map(({ name, does, languages }) => {
          const language = shownIn(does, getLanguage(), null)
          return (
            <li key={name}>
              {name === '' ? (
                <Logo id={company.id} industryId={company.industryId} src={company.logo} />
              ) : (
                <Avatar id={name} name={name} />
              )}
              <div>
                <p className="company-person">{name === '' ? t('talk.desk') : <bdi>{name}</bdi>}</p>
                {language !== undefined && (
                  <p className="soft" lang={language}>
                    {does[language]}
                  </p>
                )}
                {(answerTime !== null || languages.length > 0) && (
                  <p className="dotted">
                    {answerTime !== null && (
                      <span>
                        <ClockIcon /> {t('figures.within', { time: answerTime })}
                      </span>
                    )}
                    {languages.length > 0 && (
                      <span>
                        {languages.map((one, index) => (
                          <span key={one} lang={one}>
                            {index > 0 && ', '}
                            {languageName(one)}
                          </span>
                        ))}
                      </span>
                    )}
                  </p>
                )}
              </div>
              {chatWith(name)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
