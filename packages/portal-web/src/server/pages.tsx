// Jobs, companies and articles as they are read before any script runs: the parts of the portal's own screens that take
// everything as props, with plain links. Absent: what needs a script or a login.

import { renderToStaticMarkup } from 'react-dom/server'
import { useTranslation } from 'react-i18next'
import type { PageDrawer } from '../contract/page'
import { CompanyHead } from '../features/companies/components/company-head'
import { CompanyPlaces } from '../features/companies/components/company-places'
import { CompanyStory } from '../features/companies/components/company-story'
import { JobCompany } from '../features/jobs/components/job-company'
import { JobHeader } from '../features/jobs/components/job-header'
import { JobReading } from '../features/jobs/components/job-reading'
import { type Job, toJob } from '../features/jobs/rules/job'
import { toPosting } from '../features/jobs/rules/posting'
import { ArticleBody } from '../features/reading/components/article-body'
import { type Article, toArticle } from '../features/reading/rules/article'
import { getLanguage } from '../i18n/i18n'
import { languagesOf, shownIn } from '../lib/by-language'
import { type Company, toCompany } from '../lib/company'
import { type Constants, NO_CONSTANTS, nameIn, placeName, toConstants } from '../lib/constants'
import { type JobView, titleOf, toJobView } from '../lib/job'
import { langOf } from '../lib/lang-of'
import { toPage } from '../lib/reading'
import { EmployerLogo } from '../ui/employer-logo'
import { WarningIcon } from '../ui/icons'
import { Note } from '../ui/note'
import { Pay } from '../ui/pay'
import { PlainLink } from '../ui/plain-link'
import { Tags } from '../ui/tags'
import { StillPage } from './still-page'
import { drawIn } from './words'

let last = { body: null as unknown, read: NO_CONSTANTS }

/** They are the same for every page, and large: read once. */
function constantsOf(body: unknown): Constants {
  if (last.body !== body) last = { body, read: toConstants(body) }
  return last.read
}

const placeOf = ({ locations, place }: JobView, constants: Constants): string =>
  locations.map((id) => placeName(constants.locations, id)).join('; ') || place

function StillJob({ job, constants, now }: { job: Job; constants: Constants; now: number }) {
  const { t } = useTranslation('jobs')
  const place = placeOf(job, constants)
  const posting = toPosting(job, titleOf(job), place)
  const shown = shownIn(job.texts, getLanguage(), job.language) ?? getLanguage()
  return (
    <main className="job-page" id="content">
      <article className="job-main">
        <JobHeader
          job={job}
          title={titleOf(job)}
          place={place}
          constants={constants}
          now={now}
          Link={PlainLink}
        />
        <JobReading
          job={job}
          readIn={{ languages: languagesOf(job.texts), shown }}
          constants={constants}
          place={place}
          map={null}
        />
        {/* Data, which no browser runs. */}
        {posting !== null && <script type="application/ld+json">{posting.replaceAll('<', '\\u003c')}</script>}
      </article>
      {job.company !== null && (
        <aside className="job-aside" aria-label={t('job.aside')}>
          <JobCompany company={job.company} constants={constants} Link={PlainLink} />
        </aside>
      )}
    </main>
  )
}

/** An open job in the list of its company. */
function StillRow({ job, constants }: { job: JobView; constants: Constants }) {
  const title = titleOf(job)
  return (
    <li className="job-row">
      <div className="job-row-face">
        <EmployerLogo employer={job.employer} />
      </div>
      <h3 className="job-row-title">
        <PlainLink to={`/job/${job.id}`}>
          <bdi lang={langOf(title)}>{title}</bdi>
        </PlainLink>
      </h3>
      <Pay salary={job.salary} band={nameIn(constants.salaries, job.salaryId)} />
      <Tags names={[placeOf(job, constants), nameIn(constants.terms, job.termId)]} />
    </li>
  )
}

interface CompanyProps {
  company: Company
  jobs: readonly JobView[]
  constants: Constants
}

function StillCompany({ company, jobs, constants }: CompanyProps) {
  const { t } = useTranslation('jobs')
  return (
    <main className="company-page" id="content">
      <CompanyHead
        company={company}
        constants={constants}
        parts={[
          { id: 'about', name: t('company.profile') },
          { id: 'jobs', name: t('story.jobs'), count: company.jobCount },
          { id: 'places', name: t('places.short') },
        ]}
        actions={null}
      />
      <div className="job-page">
        <div className="company-main">
          {!company.isVerified && (
            <Note icon={<WarningIcon />} isWarm>
              {t('seal.none')}
            </Note>
          )}
          <CompanyStory company={company} constants={constants} isStill />
          <section className="company-jobs" id="jobs" aria-labelledby="open-jobs">
            <h2 id="open-jobs">
              {t('story.openJobs')} <span className="soft">{company.jobCount}</span>
            </h2>
            <ul className="rows">
              {jobs.map((job) => (
                <StillRow key={job.id} job={job} constants={constants} />
              ))}
            </ul>
          </section>
          <CompanyPlaces company={company} constants={constants} map={null} />
        </div>
      </div>
    </main>
  )
}

const StillArticle = ({ article }: { article: Article }) => (
  <main className="article-page" id="content">
    <ArticleBody article={article} Link={PlainLink} />
  </main>
)

/** A job that can be read: facts, text, place, and the way to its company. */
export const renderJob: PageDrawer['renderJob'] = ({ language, now, constants, job }) =>
  drawIn(language, () =>
    renderToStaticMarkup(
      <StillPage>
        <StillJob job={toJob(job)} constants={constantsOf(constants)} now={now} />
      </StillPage>,
    ),
  )

/** A company with its open jobs as links. */
export const renderCompany: PageDrawer['renderCompany'] = ({ language, constants, company, jobs }) =>
  drawIn(language, () => {
    const read = toCompany(company)
    if (read === null) return ''
    const { rows } = toPage(jobs, toJobView)
    return renderToStaticMarkup(
      <StillPage>
        <StillCompany company={read} jobs={rows} constants={constantsOf(constants)} />
      </StillPage>,
    )
  })

/** An article as text: nothing that it was written in as HTML comes here. */
export const renderArticle: PageDrawer['renderArticle'] = ({ language, article, blocks }) =>
  drawIn(language, () =>
    renderToStaticMarkup(
      <StillPage>
        <StillArticle article={toArticle(article, blocks)} />
      </StillPage>,
    ),
  )
