import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { shownIn } from '../../../lib/by-language'
import type { Company } from '../../../lib/company'
import { type Constants, nameIn } from '../../../lib/constants'
import { langOf } from '../../../lib/lang-of'
import { AnswerFigures } from '../../../ui/answer-figures'
import { VerifiedIcon } from '../../../ui/icons'
import { Logo } from '../../../ui/logo'
import type { LinkType } from '../../../ui/plain-link'
import { ShotStrip } from '../../../ui/shots'

interface Props {
  company: Company
  constants: Constants
  Link: LinkType
}

/** Who offers the job: its rooms, its first words, how it answers, and what was checked. */
export function JobCompany({ company, constants, Link }: Props) {
  const { t } = useTranslation('jobs')
  const { industries, employerSizes } = constants
  const language = shownIn(company.abouts, getLanguage(), company.language)
  const about = (language && company.abouts[language]) ?? company.about
  const facts = [nameIn(industries, company.industryId), nameIn(employerSizes, company.sizeId)]
  return (
    <section className="job-card company-box">
      <h2 className="only-heard">{t('job.company')}</h2>
      {company.pictures.length > 2 && <ShotStrip pictures={company.pictures} />}
      <div className="company-line">
        <Logo id={company.id} industryId={company.industryId} src={company.logo} />
        <div>
          <p>
            <Link to={`/company/${company.id}`}>
              <bdi lang={langOf(company.name)}>{company.name}</bdi>
            </Link>
          </p>
          <p className="dotted">
            {facts
              .filter((fact) => fact !== '')
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </p>
        </div>
      </div>
      {about !== '' && (
        <p className="company-about" lang={language} dir="auto">
          {about.split('\n')[0]}
        </p>
      )}
      <AnswerFigures company={company} />
      {company.isVerified && (
        <p className="company-checked">
          <VerifiedIcon />
          {t('seal.covers')}
        </p>
      )}
    </section>
  )
}
