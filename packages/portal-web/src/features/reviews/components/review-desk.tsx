import { Building2, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Icon, ResumeIcon } from '../../../ui/icons'
import { useQueue } from '../api/reviews'
import { CompanyQueue } from './company-queue'
import { ReportQueue } from './report-queue'
import { ResumeQueue } from './resume-queue'
import '../../../styles/rows.css'
import '../../../styles/review.css'

export const LISTS = ['resumes', 'companies', 'reports'] as const
export type ListName = (typeof LISTS)[number]

const ICONS: Readonly<Record<ListName, ReactNode>> = {
  resumes: <ResumeIcon />,
  companies: <Icon of={Building2} />,
  reports: <Icon of={Flag} />,
}
const QUEUES = { resumes: ResumeQueue, companies: CompanyQueue, reports: ReportQueue } as const

/** The lists, what waits in one of them, and one of these. */
export function ReviewDesk({ list }: { list: ListName }) {
  const { t } = useTranslation('reviews')
  const { data: queue } = useQueue()
  const Queue = QUEUES[list]
  return (
    <main id="content" className="review">
      <nav className="review-lists" aria-label={t('title')}>
        {LISTS.map((one) => (
          <NavLink key={one} to={`/review/${one}`}>
            {ICONS[one]}
            <span>{t(one)}</span>
            <small>{queue?.[one]}</small>
          </NavLink>
        ))}
        <p>{queue !== undefined && t('decided', { count: queue.decided })}</p>
      </nav>
      <Queue />
    </main>
  )
}
