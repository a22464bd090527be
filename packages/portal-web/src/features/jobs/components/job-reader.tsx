import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, placeName, useAreNamesAwaited, useConstants } from '../../../http/constants'
import { titleOf } from '../../../lib/job'
import { FetchFailure } from '../../../ui/failure'
import { NextJobIcon, OutIcon, PreviousJobIcon } from '../../../ui/icons'
import { Logo } from '../../../ui/logo'
import { Pay } from '../../../ui/pay'
import { Verified } from '../../../ui/verified'
import { type Job, useJob } from '../api/job'
import { JobFacts } from './job-facts'
import { JobText } from './job-text'

interface Props {
  id: number
  /** What to do about the job, of another feature. */
  actionsOf: (job: Job) => ReactNode
  /** To the job before or after it. */
  onStep: (step: 1 | -1) => void
}

function Step({ name, children, onPress }: { name: string; children: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={onPress}>
      {children}
    </button>
  )
}

/** The chosen job beside its list. */
export function JobReader({ id, actionsOf, onStep }: Props) {
  const { t } = useTranslation('jobs')
  const { data: job, isError, cause, refetch } = useJob(String(id))
  const areNamesAwaited = useAreNamesAwaited()
  const { locations, salaries } = useConstants()
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (job === undefined || areNamesAwaited) return <div className="reader-skeleton" aria-busy="true" />
  if (job === null) return <p className="reader-empty soft">{t('results.empty')}</p>
  const place = job.locations.map((one) => placeName(locations, one)).join('; ') || job.place
  return (
    <>
      <header className="reader-head">
        <Logo size="l" id={job.company?.id ?? 0} industryId={job.company?.industryId ?? 0} />
        <div>
          <h2>
            <bdi>{titleOf(job)}</bdi>
          </h2>
          <p className="job-row-company">
            {job.company !== null && (
              <>
                <Link to={`/company/${job.company.id}`}>
                  <bdi>{job.company.name}</bdi>
                </Link>
                {job.company.isVerified && <Verified />}
              </>
            )}
            {place !== '' && <span>{place}</span>}
          </p>
          <Pay salary={job.salary} band={nameIn(salaries, job.salaryId)} />
        </div>
        <div className="reader-steps">
          <Step name={t('results.previousJob')} onPress={() => onStep(-1)}>
            <PreviousJobIcon />
          </Step>
          <Step name={t('results.nextJob')} onPress={() => onStep(1)}>
            <NextJobIcon />
          </Step>
          <Link
            className="icon-button"
            to={`/job/${job.id}`}
            aria-label={t('results.openPage')}
            title={t('results.openPage')}
          >
            <OutIcon />
          </Link>
        </div>
        <div className="reader-actions">{actionsOf(job)}</div>
      </header>
      <div className="reader-body">
        <JobText title={t('job.description')} text={job.description} />
        <JobText title={t('job.requirements')} text={job.requirements} />
        <JobText title={t('job.benefits')} text={job.benefits} />
        <JobText title={t('job.howToApply')} text={job.howToApply} />
        <JobFacts job={job} />
      </div>
    </>
  )
}
