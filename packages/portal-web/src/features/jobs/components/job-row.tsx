import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { type JobView, type RowSlots, titleOf } from '../../../lib/job'
import { langOf } from '../../../lib/lang-of'
import { useIsSeen } from '../../../lib/seen-jobs'
import { EmployerLogo } from '../../../ui/employer-logo'
import { Pay } from '../../../ui/pay'
import { Standing } from '../../../ui/seal'
import { Tags } from '../../../ui/tags'
import { NO_EXPERIENCE } from '../rules/facts'
import { CardTimes } from './card-times'

interface Props extends RowSlots {
  job: JobView
  /** Of its heading. */
  level?: 2 | 3
  /** It is the one that is shown beside the list. */
  isOn?: boolean
  /** A press on the card; a link unless that is prevented. */
  onPress?: (event: MouseEvent) => void
}

/** A job in a list, the same card in every list: the whole of it is one link, but for what is besides it. */
export function JobRow({
  job,
  level = 2,
  isOn = false,
  onPress = () => {},
  tick,
  mark,
  note,
  actions,
}: Props) {
  const Heading = `h${level}` as const
  const { t } = useTranslation('jobs')
  const { locations, salaries, terms, experiences } = useConstants()
  const isSeen = useIsSeen(job.id)
  const place = job.locations.map((id) => placeName(locations, id)).join('; ') || job.place
  const experience =
    job.experienceId === NO_EXPERIENCE ? t('card.noExperience') : nameIn(experiences, job.experienceId)
  return (
    <li className="job-row" data-seen={isSeen || undefined} data-on={isOn || undefined}>
      <div className="job-row-face">
        <EmployerLogo employer={job.employer} />
        {tick}
      </div>
      <Heading className="job-row-title">
        <Link to={`/job/${job.id}`} onClick={onPress} aria-current={isOn || undefined}>
          <bdi lang={langOf(titleOf(job))}>{titleOf(job)}</bdi>
        </Link>
        {isSeen && <span className="only-heard">{t('card.seen')}</span>}
      </Heading>
      {job.employer !== null && (
        <p className="job-row-company">
          <bdi lang={langOf(job.employer.name)}>{job.employer.name}</bdi>
          <Standing isVerified={job.employer.isVerified} />
        </p>
      )}
      <Pay salary={job.salary} band={nameIn(salaries, job.salaryId)} />
      <Tags names={[place, nameIn(terms, job.termId), experience]}>
        {!job.isOpen && <li className="tag">{t('job.closedMark')}</li>}
        {job.isOpen && job.isUrgent && <li className="tag tag-warm">{t('job.urgent')}</li>}
        {mark}
      </Tags>
      {note ?? (
        <p className="job-row-end">
          <CardTimes job={job} />
        </p>
      )}
      {actions !== undefined && <div className="job-row-actions">{actions}</div>}
    </li>
  )
}
