import { useTranslation } from 'react-i18next'
import { type Constants, nameIn } from '../../../lib/constants'
import { showAgo, showListed } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import { WarningIcon } from '../../../ui/icons'
import { Logo } from '../../../ui/logo'
import { Note } from '../../../ui/note'
import { Pay } from '../../../ui/pay'
import type { LinkType } from '../../../ui/plain-link'
import { Standing } from '../../../ui/seal'
import type { Job } from '../rules/job'
import '../../../styles/job.css'

interface Props {
  job: Job
  /** In the language that it is read in. */
  title: string
  place: string
  constants: Constants
  /** A moment of today, ms. */
  now: number
  Link: LinkType
  /** The id of its heading, where the page is named by it. */
  titleId?: string
  /** Of its heading. */
  level?: 1 | 2
}

/** Who offers what, where, since when and for how much: the top of a job, on its page or in a pane beside a list. */
export function JobHeader({ job, title, place, constants, now, Link, titleId, level = 1 }: Props) {
  const Heading = `h${level}` as const
  const { t } = useTranslation('jobs')
  const { company } = job
  return (
    <header className="job-top">
      {!job.isOpen && (
        <Note icon={<WarningIcon />} isWarm>
          {t('job.closed')}
        </Note>
      )}
      <Logo
        id={company?.id ?? 0}
        industryId={company?.industryId ?? 0}
        size="l"
        src={company?.logo ?? null}
      />
      <div className="job-top-words">
        <Heading id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
          <bdi lang={langOf(title)}>{title}</bdi>
        </Heading>
        {company !== null && (
          <p className="job-top-company">
            <Link to={`/company/${company.id}`}>
              <bdi lang={langOf(company.name)}>{company.name}</bdi>
            </Link>
            <Standing isVerified={company.isVerified} />
          </p>
        )}
        <p className="dotted">
          {place !== '' && <span>{place}</span>}
          <time dateTime={new Date(job.publishedAt).toISOString()} title={showListed(job.publishedAt)}>
            {showAgo(job.publishedAt, now)}
          </time>
          {job.isOpen && job.closesAt > 0 && (
            <span>{t('job.closes', { date: showAgo(job.closesAt, now) })}</span>
          )}
          {job.isOpen && job.isUrgent && <span className="urgent">{t('job.urgent')}</span>}
        </p>
        <Pay salary={job.salary} band={nameIn(constants.salaries, job.salaryId)} hasWords />
      </div>
    </header>
  )
}
