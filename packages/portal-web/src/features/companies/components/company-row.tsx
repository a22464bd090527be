import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { type Company, companyName } from '../../../lib/company'
import { langOf } from '../../../lib/lang-of'
import { Logo } from '../../../ui/logo'
import { Standing } from '../../../ui/seal'

interface Props {
  company: Company
  actions?: ReactNode
  /** Of its heading. */
  level?: 2 | 3
}

/** A company in a list: the whole of it is one link, but for what there is to do. */
export function CompanyRow({ company, actions, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const { t } = useTranslation('jobs')
  const { locations, industries, employerSizes } = useConstants()
  const name = companyName(company)
  const facts = [
    nameIn(industries, company.industryId),
    company.locationIds.map((id) => placeName(locations, id)).join('; '),
    nameIn(employerSizes, company.sizeId),
  ].filter((fact) => fact !== '')
  return (
    <li className="job-row company-row">
      <div className="job-row-face">
        <Logo id={company.id} industryId={company.industryId} src={company.logo} />
      </div>
      <div className="company-row-text">
        <Heading className="job-row-title">
          <Link to={`/company/${company.id}`}>
            <bdi lang={langOf(name)}>{name}</bdi>
          </Link>
          <Standing isVerified={company.isVerified} />
        </Heading>
        <p className="dotted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="company-row-jobs">{t('company.jobCount', { count: company.jobCount })}</p>
      </div>
      {actions && <div className="job-row-actions">{actions}</div>}
    </li>
  )
}
