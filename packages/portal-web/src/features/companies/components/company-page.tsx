import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { logoPicture } from '../../../contract/page'
import { useConstants } from '../../../http/constants'
import { AnswerFigures } from '../../../ui/answer-figures'
import { ContactCard } from '../../../ui/contact-card'
import { VerifiedIcon, WarningIcon } from '../../../ui/icons'
import { Note } from '../../../ui/note'
import { OpenGraph } from '../../../ui/open-graph'
import { SafetyNote } from '../../../ui/safety-note'
import { OutIcon } from '../../../ui/screen-icons'
import { ShareButton } from '../../../ui/share-button'
import type { CompanyWhole } from '../api/companies'
import { CompanyHead } from './company-head'
import { CompanyPeople } from './company-people'
import { CompanyPlaces } from './company-places'
import { CompanyStory } from './company-story'
import '../../../styles/rows.css'
import '../../../styles/job.css'
import '../../../styles/company.css'

interface Props {
  company: CompanyWhole
  /** Its open jobs, with what stands there where it has none. */
  jobs: (none: ReactNode) => ReactNode
  /** The ways to talk to it; `name` is who answers. */
  chat: ReactNode
  chatWith: (name: string) => ReactNode
  /** What there is to do about it, where it is, and the way to report it, of other features. */
  actions: ReactNode
  map: ReactNode
  report?: ReactNode
}

/** A company whole. `tab=jobs` in the address, as links of before have it, and another page of its jobs lead to these. */
export function CompanyPage({ company, jobs, chat, chatWith, actions, map, report }: Props) {
  const { t } = useTranslation('jobs')
  const constants = useConstants()
  const [address] = useSearchParams()
  const jobsPart = useRef<HTMLElement>(null)
  const asked = address.get('tab') === 'jobs' ? (address.get('page') ?? '1') : null
  useEffect(() => {
    if (asked !== null) jobsPart.current?.scrollIntoView()
  }, [asked])
  const hasPeople = company.canChat && company.people.length > 0
  const alert = `/job-subscribe/detail?${new URLSearchParams({ keyword: company.name })}`
  return (
    <main className="company-page" id="content">
      <OpenGraph
        type="website"
        name={company.name}
        description={company.about}
        picture={logoPicture(company)}
      />
      <CompanyHead
        company={company}
        constants={constants}
        parts={[
          { id: 'about', name: t('company.profile') },
          { id: 'jobs', name: t('story.jobs'), count: company.jobCount },
          { id: 'places', name: t('places.short') },
          ...(hasPeople ? [{ id: 'people', name: t('talk.short') }] : []),
        ]}
        actions={
          <>
            {actions}
            {company.canChat && chat}
            <ShareButton title={company.name} />
          </>
        }
      />
      <div className="job-page">
        <div className="company-main">
          {!company.isVerified && (
            <Note icon={<WarningIcon />} isWarm>
              {t('seal.none')}
            </Note>
          )}
          <CompanyStory company={company} constants={constants} />
          <section className="company-jobs" id="jobs" ref={jobsPart} aria-labelledby="open-jobs">
            <h2 id="open-jobs">
              {t('story.openJobs')} <span className="soft">{company.jobCount}</span>
            </h2>
            {jobs(
              <div className="company-none">
                <p className="soft">{t('company.noJobs')}</p>
                <Link className="button button-primary" to={alert}>
                  {t('story.tellMe')}
                </Link>
                <Link className="button button-small" to="/job">
                  {t('story.allJobs')}
                </Link>
              </div>,
            )}
          </section>
          <CompanyPlaces company={company} constants={constants} map={map} />
        </div>
        <aside className="job-aside" aria-label={t('company.aside')}>
          <CompanyPeople company={company} chatWith={chatWith} />
          <section className="job-card">
            <AnswerFigures company={company} />
            {company.isVerified && (
              <p className="company-checked">
                <VerifiedIcon />
                {t('seal.covers')}
              </p>
            )}
            {company.website !== '' && (
              <a className="company-website" href={company.website} target="_blank" rel="noopener noreferrer">
                {new URL(company.website).host}
                <OutIcon />
                <span className="only-heard">{t('company.website')}</span>
              </a>
            )}
          </section>
          <ContactCard contact={company.contact} isThere={company.hasContact} />
          <SafetyNote report={report} />
        </aside>
      </div>
    </main>
  )
}
