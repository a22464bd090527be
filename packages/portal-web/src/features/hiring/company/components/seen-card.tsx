import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nameIn, placeName, useConstants } from '../../../../http/constants'
import { getLanguage } from '../../../../i18n/i18n'
import { Icon } from '../../../../ui/icons'
import { Logo } from '../../../../ui/logo'
import { Standing } from '../../../../ui/seal'
import { Tags } from '../../../../ui/tags'
import type { OwnCompany } from '../api/company'

/** The company as a row of the portal's lists, and what it can do without the seal. */
export function SeenCard({ company }: { company: OwnCompany }) {
  const { t } = useTranslation(['firm', 'jobs'])
  const { locations, industries } = useConstants()
  const isVerified = company.verification === 'verified'
  const name = company.names[getLanguage()] ?? company.name
  return (
    <>
      <h2 className="firm-seen-title">{t('seen.title')}</h2>
      <div className="firm-card firm-seen">
        <Logo id={company.id} industryId={company.industryId} src={company.logo?.address ?? null} />
        <div>
          <p className="firm-seen-name">
            <bdi>{name}</bdi> <Standing isVerified={isVerified} />
          </p>
          <Tags
            names={[
              nameIn(industries, company.industryId),
              company.locationId === 0 ? '' : placeName(locations, company.locationId),
              t('jobs:company.jobCount', { count: company.openJobs }),
            ]}
          />
        </div>
      </div>
      {!isVerified && (
        <section className="firm-card" aria-labelledby="firm-without">
          <h2 id="firm-without">{t('without.title')}</h2>
          <p className="firm-line firm-can">
            <Icon of={Check} size={16} />
            <span>{t('without.can')}</span>
          </p>
          <p className="firm-line soft">
            <Icon of={X} size={16} />
            <span>{t('without.cannot')}</span>
          </p>
        </section>
      )}
    </>
  )
}
