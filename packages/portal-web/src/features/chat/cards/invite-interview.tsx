import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Application, Interview } from '../../../http/application'
import { useApplicationState } from '../../../http/use-application'
import { FetchFailure } from '../../../ui/failure'
import { About } from '../hiring/about'
import { HiringCard } from '../hiring/card'
import { EmployerActs } from '../hiring/employer-acts'
import { SeekerActs } from '../hiring/seeker-acts'
import { isAtDesk } from '../hiring/table'
import type { CardProps } from '../kinds/kind'
import { toJobId } from '../rules/job-id'

interface Body {
  readonly jobTitle: string
  readonly jobApplyId: string
  readonly text: string
}

/** An interview: when, where and with whom, and what there is to do. Its state is that of the application, whoever changed it. */
export default function InviteInterviewCard({ body, name, message }: CardProps<Body>) {
  const { t } = useTranslation('hiring')
  const id = Number(toJobId(body.jobApplyId))
  const { data: application, isError, cause, refetch } = useApplicationState(id)
  const title = body.jobTitle || body.text
  if (application != null && application.interview !== null)
    return (
      <Known name={name} application={application} interview={application.interview} isOwn={message.own} />
    )
  const isGone = id > 0 && application !== undefined
  return (
    <HiringCard icon={CalendarDays} name={name} acts={<span />}>
      <About title={title} text={isGone ? t('interview.gone') : body.text === title ? '' : body.text} />
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
    </HiringCard>
  )
}

function Known(props: { name: string; application: Application; interview: Interview; isOwn: boolean }) {
  // A recruiter who reads what another one sent acts for the company just the same.
  return isAtDesk || props.isOwn ? <EmployerActs {...props} /> : <SeekerActs {...props} />
}
