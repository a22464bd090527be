import {
  Bell,
  CalendarDays,
  Check,
  Eye,
  FileText,
  type LucideIcon,
  Mail,
  Megaphone,
  Phone,
  Send,
  ShieldCheck,
  UserRound,
  X,
} from 'lucide-react'
import { isNoticeType, type NoticeType } from '../../../contract/notices'
import { Icon } from '../../../ui/icons'
import { Logo } from '../../../ui/logo'
import type { Notice } from '../api/inbox'

interface Look {
  readonly of: LucideIcon
  /** Where it is not a company that tells it: the ground of the icon. */
  readonly tone?: 'plain' | 'good' | 'warm'
}

const LOOKS: Readonly<Record<NoticeType, Look>> = {
  'application-delivered': { of: Send },
  'application-viewed': { of: Eye },
  'application-received': { of: UserRound, tone: 'plain' },
  'interview-offered': { of: CalendarDays },
  'interview-accepted': { of: Check, tone: 'good' },
  'interview-cancelled': { of: X, tone: 'warm' },
  'interview-proposed': { of: CalendarDays, tone: 'plain' },
  'interview-confirmed': { of: CalendarDays },
  'interview-kept': { of: CalendarDays },
  'interview-called-off': { of: X, tone: 'warm' },
  'application-closed': { of: X },
  'job-closed': { of: X },
  invited: { of: Mail },
  'job-taken-down': { of: ShieldCheck, tone: 'warm' },
  'alert-ended': { of: Mail, tone: 'warm' },
  'resume-submitted': { of: FileText, tone: 'plain' },
  'resume-approved': { of: Check, tone: 'good' },
  'resume-refused': { of: FileText, tone: 'warm' },
  'job-warned': { of: ShieldCheck, tone: 'warm' },
  'company-warned': { of: ShieldCheck, tone: 'warm' },
  'company-stopped': { of: ShieldCheck, tone: 'warm' },
  'person-warned': { of: ShieldCheck, tone: 'warm' },
  'message-warned': { of: ShieldCheck, tone: 'warm' },
  'report-read': { of: Check, tone: 'good' },
  'company-verified': { of: ShieldCheck, tone: 'good' },
  'company-refused': { of: FileText, tone: 'warm' },
  'service-notification': { of: Megaphone, tone: 'plain' },
  'phone-dropped': { of: Phone, tone: 'warm' },
}

/** Who tells it: a company by its logo, with what kind of notice it is as a small mark; Sarika by an icon. */
export function NoticeFace({ notice: { type, job } }: { notice: Notice }) {
  const { of, tone } = isNoticeType(type) ? LOOKS[type] : { of: Bell, tone: 'plain' as const }
  const employer = job?.employer ?? null
  if (tone !== undefined || employer === null)
    return (
      <span className="notice-face" data-tone={tone ?? 'plain'} aria-hidden="true">
        <Icon of={of} />
      </span>
    )
  return (
    <span className="notice-face" aria-hidden="true">
      <Logo id={employer.id} industryId={employer.industryId} src={employer.logo} />
      <span className="notice-kind">
        <Icon of={of} size={12} />
      </span>
    </span>
  )
}
