import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApplicationsWith } from '../../../http/use-application'
import { About } from '../hiring/about'
import { HiringCard } from '../hiring/card'
import { dayOf } from '../hiring/days'
import { type Table, useTable } from '../hiring/table'
import type { CardProps } from '../kinds/kind'
import { toJobId } from '../rules/job-id'

interface Body {
  readonly jobId: string
  readonly jobTitle: string
  readonly text: string
}

function Asked({ body, name, message, table }: CardProps<Body> & { table: Table }) {
  const { t } = useTranslation('hiring')
  const { data: applications } = useApplicationsWith(table.peer)
  const { jobId, jobTitle, text } = body
  const job = { jobId: toJobId(jobId), jobTitle }
  const sent = applications?.find((one) => String(one.job.id) === job.jobId)
  const isForMe = !message.own && sent === undefined
  return (
    <HiringCard
      icon={FileQuestion}
      name={name}
      state={sent === undefined ? t(message.own ? 'resume.asked' : 'resume.askedYou') : ''}
      isWaiting={isForMe}
      acts={
        <>
          {isForMe && job.jobId !== '' && (
            <button type="button" className="hiring-main" onClick={() => table.open({ kind: 'send', job })}>
              {t('resume.send')}
            </button>
          )}
          {message.own && sent !== undefined && (
            <button type="button" onClick={() => table.openResume(sent.id)}>
              {t('resume.open')}
            </button>
          )}
          {sent !== undefined && (
            <span className="hiring-done">{t('resume.sentOn', { date: dayOf(sent.appliedAt) })}</span>
          )}
        </>
      }
    >
      <About title={jobTitle} text={isForMe ? text || t('resume.askLead') : text} />
    </HiringCard>
  )
}

/** An employer asks for the resume: the seeker sends one here, once. */
export default function ReqResumeCard(props: CardProps<Body>) {
  const table = useTable()
  const { body, name } = props
  if (table !== null) return <Asked {...props} table={table} />
  return (
    <HiringCard icon={FileQuestion} name={name}>
      <About title={body.jobTitle} text={body.text} />
    </HiringCard>
  )
}
