import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Company, companyName } from '../../../lib/company'
import { type Constants, nameIn, placeName } from '../../../lib/constants'
import { TITLE_ID } from '../../../lib/focus-title'
import { langOf } from '../../../lib/lang-of'
import { Logo } from '../../../ui/logo'
import { Standing } from '../../../ui/seal'

interface Props {
  company: Company
  constants: Constants
  /** null: there is nothing to do. */
  actions: ReactNode
  /** Parts of the page that one can go to, by their ids. */
  parts: readonly { readonly id: string; readonly name: string; readonly count?: number }[]
}

/** The top of a company's page: cover, logo over its edge, name, facts, what to do, and the way to the parts. */
export function CompanyHead({ company, constants, actions, parts }: Props) {
  const { t } = useTranslation('jobs')
  const { industries, employerSizes, locations } = constants
  const name = companyName(company)
  const facts = [
    nameIn(industries, company.industryId),
    company.locationIds.map((id) => placeName(locations, id)).join('; '),
    nameIn(employerSizes, company.sizeId),
  ].filter((fact) => fact !== '')
  return (
    <header className="company-head">
      {company.cover === null ? (
        <div className="company-cover" />
      ) : (
        <img className="company-cover" src={company.cover} alt="" />
      )}
      <div className="company-head-words">
        <Logo id={company.id} industryId={company.industryId} size="l" src={company.logo} />
        <div>
          <h1 id={TITLE_ID} tabIndex={-1}>
            <bdi lang={langOf(name)}>{name}</bdi> <Standing isVerified={company.isVerified} />
          </h1>
          <p className="dotted">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        {actions !== null && <div className="company-actions job-bar">{actions}</div>}
      </div>
      <nav className="company-parts" aria-label={t('company.tabs')}>
        {parts.map(({ id, name, count }) => (
          <a key={id} href={`#${id}`}>
            {name}
            {count !== undefined && <small>{count}</small>}
          </a>
        ))}
      </nav>
    </header>
  )
}
