import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApplicationState } from '../../../http/use-application'
import { PortalLink } from '../../../ui/portal-link'
import { About } from '../hiring/about'
import { HiringCard } from '../hiring/card'
import { dayOf } from '../hiring/days'
import { useTable } from '../hiring/table'
import type { CardProps } from '../kinds/kind'
import { toJobId } from '../rules/job-id'

interface Body {
  readonly jobTitle: string
  readonly jobApplyId: string
  readonly text: string
}

/** A resume that was applied with: its sender sees when it was opened, the employer opens it beside the conversation. */
export default function SendResumeCard({ body, name, message }: CardProps<Body>) {
  const { t } = useTranslation('hiring')
  const table = useTable()
  const id = Number(toJobId(body.jobApplyId))
  const { data: application } = useApplicationState(id)
  const viewedAt = application?.viewedAt ?? 0
  const isThere = id > 0 && application !== null
  const { jobTitle, text } = body
  return (
    <HiringCard
      icon={FileText}
      name={name}
      state={
        application
          ? viewedAt > 0
            ? t('resume.seenOn', { date: dayOf(viewedAt) })
            : t('resume.notSeen')
          : ''
      }
      isWaiting={!message.own && application !== undefined && application !== null && viewedAt === 0}
      acts={
        <>
          {isThere && !message.own && table !== null && (
            <button type="button" className="hiring-main" onClick={() => table.openResume(id)}>
              {t('resume.open')}
            </button>
          )}
          {isThere && message.own && <PortalLink to={`/job-record/${id}`}>{t('resume.own')}</PortalLink>}
        </>
      }
    >
      <About title={text || jobTitle} text={text === '' ? '' : jobTitle} />
    </HiringCard>
  )
}
