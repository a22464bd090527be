import { Bell, Briefcase, Eye, FileText, House, Mail, NotebookPen, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useInboxUnread } from '../../../http/inbox-count'
import { useResumeViews } from '../../../http/papers'
import { useSession } from '../../../lib/session'
import { Icon, PersonIcon } from '../../../ui/icons'
import { SavedIcon } from '../../../ui/screen-icons'
import { useCounts } from '../api/counts'
import '../../../styles/mine.css'

/** One's own pages, with how much there is behind each of them. */
export function OwnMenu() {
  const { t } = useTranslation('pages')
  const isEmployer = useSession()?.isEmployer === true
  return (
    <nav className="own-menu" aria-label={t('mine.title')}>
      {isEmployer ? null : <SeekerItems />}
      <Item
        to="/message"
        icon={<Icon of={Mail} size={18} />}
        name={t('inbox.title')}
        waiting={useInboxUnread()?.count}
      />
      <Item to="/account-setting" icon={<Icon of={Settings} size={18} />} name={t('settings.title')} />
    </nav>
  )
}

interface ItemProps {
  to: string
  icon: React.ReactNode
  name: string
  /** How much there is; undefined until it is known. */
  count?: string | number | undefined
  /** What waits, e.g. messages not read. */
  waiting?: number | undefined
}

function Item({ to, icon, name, count, waiting = 0 }: ItemProps) {
  return (
    <NavLink to={to} end={to === '/'}>
      {icon}
      <span>{name}</span>
      {count !== undefined && <small>{count}</small>}
      {waiting > 0 && <small className="badge">{waiting}</small>}
    </NavLink>
  )
}

function SeekerItems() {
  const { t } = useTranslation(['pages', 'papers'])
  const { records, savedJobs, savedCompanies, seen, letters, subscriptions } = useCounts()
  const { data: resumes } = useResumeViews()
  const [resume] = resumes ?? []
  const saved =
    savedJobs === undefined || savedCompanies === undefined ? undefined : savedJobs + savedCompanies
  return (
    <>
      <Item to="/" icon={<Icon of={House} size={18} />} name={t('papers:today.start')} />
      <Item to="/mine" icon={<PersonIcon />} name={t('mine.title')} />
      <Item
        to="/job-record"
        icon={<Icon of={Briefcase} size={18} />}
        name={t('records.title')}
        count={records}
      />
      <Item to="/favorite" icon={<SavedIcon />} name={t('favorites.title')} count={saved} />
      <Item
        to="/resume"
        icon={<Icon of={FileText} size={18} />}
        name={t('resume.title')}
        count={resume && t('papers:today.percent', { percent: resume.completeness })}
      />
      <Item
        to="/cover-letter"
        icon={<Icon of={NotebookPen} size={18} />}
        name={t('letters.title')}
        count={letters}
      />
      <Item
        to="/job-subscribe"
        icon={<Icon of={Bell} size={18} />}
        name={t('subscriptions.title')}
        count={subscriptions}
      />
      <Item to="/seen" icon={<Icon of={Eye} size={18} />} name={t('seen.title')} count={seen} />
    </>
  )
}
