import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { TITLE_ID } from '../../../lib/focus-title'
import { ContactCard } from '../../../ui/contact-card'
import { Facts } from '../../../ui/facts'
import { OutIcon } from '../../../ui/icons'
import { Logo } from '../../../ui/logo'
import { PlaceLines } from '../../../ui/place-lines'
import { ShareButton } from '../../../ui/share-button'
import { Tabs } from '../../../ui/tabs'
import { Verified } from '../../../ui/verified'
import type { CompanyWhole } from '../api/companies'
import '../../../styles/rows.css'
import '../../../styles/job.css'
import '../../../styles/company.css'

function Profile({ company }: { company: CompanyWhole }) {
  const { t } = useTranslation('jobs')
  const { industries, employerSizes } = useConstants()
  const facts = [
    { name: t('filters.industry'), value: nameIn(industries, company.industryId) },
    { name: t('filters.employerSize'), value: nameIn(employerSizes, company.sizeId) },
  ].filter(({ value }) => value !== '')
  return (
    <div className="job-main">
      {company.about !== '' && (
        <p className="company-text" dir="auto">
          {company.about}
        </p>
      )}
      <Facts facts={facts} />
    </div>
  )
}

interface Props {
  company: CompanyWhole
  /** Its open jobs, what there is to do about it, and where it is, of other features. */
  jobs: ReactNode
  actions: ReactNode
  map: ReactNode
}

/** A company whole; which tab is shown stands in the address. */
export function CompanyPage({ company, jobs, actions, map }: Props) {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  const [address, setAddress] = useSearchParams()
  const place = company.locationIds.map((id) => placeName(locations, id)).join('; ')
  return (
    <main className="job-page" id="content">
      <div className="company-main">
        <header className="company-head">
          <Logo id={company.id} industryId={company.industryId} size="l" />
          <h1 id={TITLE_ID} tabIndex={-1}>
            <bdi>{company.name}</bdi> {company.isVerified && <Verified />}
          </h1>
        </header>
        <Tabs
          label={t('company.tabs')}
          shown={address.get('tab') === 'jobs' ? 'jobs' : 'profile'}
          onShow={(tab) =>
            setAddress(tab === 'jobs' ? { tab } : {}, { replace: true, preventScrollReset: true })
          }
          tabs={[
            { id: 'profile', name: t('company.profile'), panel: <Profile company={company} /> },
            {
              id: 'jobs',
              name: t('company.jobCount', { count: company.jobCount }),
              panel: jobs,
              isOnlyShown: true,
            },
          ]}
        />
      </div>
      <aside className="job-aside" aria-label={t('company.aside')}>
        <section className="job-card">
          <h2>{t('job.location')}</h2>
          <PlaceLines place={place} address={company.address} map={company.map} />
          {map}
          {company.website !== '' && (
            <a className="company-website" href={company.website} target="_blank" rel="noopener noreferrer">
              {new URL(company.website).host}
              <OutIcon />
              <span className="only-heard">{t('company.website')}</span>
            </a>
          )}
          <div className="job-actions">
            {actions}
            <ShareButton title={company.name} />
          </div>
        </section>
        <ContactCard contact={company.contact} isThere={company.hasContact} />
      </aside>
    </main>
  )
}
