import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { saysMore } from '../../../lib/salary'
import { ContactCard } from '../../../ui/contact-card'
import { ChatIcon } from '../../../ui/icons'
import { PlaceLines } from '../../../ui/place-lines'
import { ShareButton } from '../../../ui/share-button'
import type { Job } from '../api/job'
import { JobCompany } from './job-company'

interface Props {
  job: Job
  title: string
  place: string
  pay: string
  apply: ReactNode
  save: ReactNode
  map: ReactNode
}

/** What decides, and what to do next; on a phone the actions are a bar at the bottom. */
export function JobAside({ job, title, place, pay, apply, save, map }: Props) {
  const { t } = useTranslation('jobs')
  const { company } = job
  const isAnswered = job.isOpen && company?.canChat === true
  return (
    <aside className="job-aside" aria-label={t('job.aside')}>
      <div className="job-card">
        {pay !== '' && <p className="job-pay">{pay}</p>}
        {saysMore(job.salary.text) && (
          <p className="soft">
            <bdi>{job.salary.text}</bdi>
          </p>
        )}
        <div className={isAnswered ? 'job-actions job-bar' : 'job-actions'}>
          {isAnswered && apply}
          {isAnswered && (
            <Link className="button button-small" to={`/chat/index?job=${job.id}`}>
              <ChatIcon />
              <span className="button-label">{t('job.chat')}</span>
            </Link>
          )}
          {save}
          <ShareButton title={title} />
        </div>
      </div>
      {job.isOpen && <ContactCard contact={job.contact} isThere={company?.hasContact === true} />}
      <section className="job-card">
        <h2>{t('job.location')}</h2>
        <PlaceLines place={place} address={company?.address ?? ''} map={company?.map ?? null} />
        {map}
      </section>
      {company !== null && <JobCompany company={company} />}
    </aside>
  )
}
