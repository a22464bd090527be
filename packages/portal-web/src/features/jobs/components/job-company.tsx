import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Company } from '../../../lib/company'
import { Logo } from '../../../ui/logo'
import { Verified } from '../../../ui/verified'

/** Who offers the job. */
export function JobCompany({ company }: { company: Company }) {
  const { t } = useTranslation('jobs')
  return (
    <section className="job-card">
      <h2 className="only-heard">{t('job.company')}</h2>
      <div className="company-line">
        <Logo id={company.id} industryId={company.industryId} />
        <p>
          <Link to={`/company/${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
          {company.isVerified && <Verified />}
        </p>
      </div>
      {company.about !== '' && <p className="company-about">{company.about}</p>}
    </section>
  )
}
