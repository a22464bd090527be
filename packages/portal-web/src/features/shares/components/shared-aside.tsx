import { Link2, Lock, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { copyText } from '../../../lib/copy-text'
import { showMonthDay } from '../../../lib/dates'
import { showMoney } from '../../../lib/money'
import { COMPANY_SERVICE, SUPPORT_MAIL } from '../../../lib/service'
import { useSession } from '../../../lib/session'
import { isStaff } from '../../../lib/staff'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { ChatIcon, Icon } from '../../../ui/icons'
import { Note } from '../../../ui/note'
import { Tags } from '../../../ui/tags'
import { type SharedResume, usePhoto } from '../api/shared-resume'
import { editorOf } from '../rules/parts'

interface Props {
  resume: SharedResume
}

/** Who shows it, until when, and as of when. */
function Sharer({ resume }: Props) {
  const { t } = useTranslation('share')
  const today = useDay()
  const photo = usePhoto(resume)
  const { id, how, isOwn, firstName, name, endsAt, approvedAt } = resume
  const others = how === 'link' ? t('by', { name: firstName || name }) : name || t('unknown.title')
  const times = [
    endsAt > 0 ? t('until', { day: showMonthDay(endsAt, today) }) : '',
    approvedAt > 0 ? t('version', { day: showMonthDay(approvedAt, today) }) : t('own.draft'),
  ]
  return (
    <div className="shared-by">
      {photo === null ? (
        <Avatar id={String(id)} name={firstName} />
      ) : (
        <img className="shared-face" src={photo} alt="" />
      )}
      <div>
        <h2>{isOwn ? t('own.title') : others}</h2>
        <p className="soft">{times.filter((one) => one !== '').join(' · ')}</p>
      </div>
    </div>
  )
}

/** Where an employer sees it with what can be done; with the link's sign, so that the name is there, too. */
const atDesk = (id: number, sign: string): string =>
  `${COMPANY_SERVICE}candidates/${id}${sign === '' ? '' : `?sign=${encodeURIComponent(sign)}`}`

/** What can be done: an employer asks for a talk at the desk, as anybody may be who is not known; its owner makes a link. */
function Acts({ resume: { id, how, isOwn, firstName, endsAt } }: Props) {
  const { t } = useTranslation('share')
  const today = useDay()
  const session = useSession()
  const [search] = useSearchParams()
  const mayAsk = session === null || (session.isEmployer && !isStaff(session))
  async function copy() {
    if (!(await copyText(location.href))) return void toast(t('notKept'))
    toast(endsAt > 0 ? t('keptUntil', { day: showMonthDay(endsAt, today) }) : t('kept'))
  }
  if (isOwn)
    return (
      <>
        <p className="soft">{t(how === 'link' ? 'own.openLead' : 'own.lead')}</p>
        <Link className="button button-primary" to={editorOf(id)}>
          {t('own.edit')}
        </Link>
      </>
    )
  return (
    <>
      <div className="job-actions job-bar">
        {mayAsk && (
          <a className="button button-primary" href={atDesk(id, search.get('sign') ?? '')}>
            <ChatIcon />
            {firstName === '' ? t('unknown.ask') : t('ask', { name: firstName })}
          </a>
        )}
        <Button kind="small" onClick={() => void copy()}>
          <Icon of={Link2} />
          <span className="button-label">{t('keep')}</span>
        </Button>
      </div>
      {mayAsk && (
        <p className="soft">{firstName === '' ? t('unknown.askLead') : t('askLead', { name: firstName })}</p>
      )}
    </>
  )
}

/** What its owner looks for, in single words. */
function Looking({ resume: { content, firstName } }: Props) {
  const { t } = useTranslation('share')
  const { locations, terms } = useConstants()
  const { intention } = content
  if (intention === null) return null
  const { reqJobTitle = '', locationIds = [], jobTerm = 0, salaryFrom = 0 } = intention
  const names = [
    reqJobTitle,
    ...locationIds.map((id) => placeName(locations, id)),
    nameIn(terms, jobTerm),
    salaryFrom > 0 ? t('payFrom', { pay: showMoney(salaryFrom * 100) }) : '',
  ]
  return (
    <section className="job-card">
      <h2>{firstName === '' ? t('unknown.looking') : t('looking', { name: firstName })}</h2>
      <Tags names={[...new Set(names)]} />
    </section>
  )
}

/** Beside the resume; on a phone below it, with what can be done at the lower edge. */
export function SharedAside({ resume }: Props) {
  const { t } = useTranslation('share')
  const { isOwn, firstName } = resume
  const kept = firstName === '' ? t('unknown.hidden') : t('hidden.lead', { name: firstName })
  return (
    <aside className="job-aside" aria-label={t('aside')}>
      <section className="job-card">
        <Sharer resume={resume} />
        <Acts resume={resume} />
      </section>
      <section className="job-card">
        <h2 className="shared-title">
          <Icon of={Lock} size={16} />
          {t('hidden.title')}
        </h2>
        <p className="soft">{isOwn ? t('hidden.own') : kept}</p>
      </section>
      <Looking resume={resume} />
      <Note icon={<Icon of={ShieldCheck} size={16} />}>
        {t('robots')} {!isOwn && <a href={`mailto:${SUPPORT_MAIL}`}>{t('tell')}</a>}
      </Note>
    </aside>
  )
}
