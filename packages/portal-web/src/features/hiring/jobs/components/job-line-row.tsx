import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { PORTAL } from '../../../../lib/app'
import { showAgo } from '../../../../lib/dates'
import { titleOf } from '../../../../lib/job'
import { langOf } from '../../../../lib/lang-of'
import { useDay } from '../../../../lib/use-day'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { IconButton } from '../../../../ui/icon-button'
import { Icon } from '../../../../ui/icons'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../../ui/menu'
import type { DeskCompany, JobLine } from '../api/postings'
import { HandOverDialog } from './hand-over-dialog'
import { useDeeds } from './use-deeds'

interface Props {
  line: JobLine
  company: DeskCompany
  onCopy: () => void
}

type Asking = 'close' | 'delete' | 'hand-over'

/** What stands below the title: applications, when it closes, who answers. */
function useFacts(
  { state, applications, closesAt, answererId, publishedAt, client }: JobLine,
  company: DeskCompany,
) {
  const { t } = useTranslation('posting')
  const now = useDay()
  const who = company.team.find(({ id }) => id === answererId)?.name
  const when =
    state === 'open' && closesAt > 0
      ? t('line.closes', { day: showAgo(closesAt, now) })
      : state === 'closed'
        ? t('line.closed')
        : ''
  return [
    ...(client === '' ? [] : [client]),
    ...(state === 'draft'
      ? [t('line.draft')]
      : [
          t('line.applications', { count: applications.all }),
          t('line.published', { day: showAgo(publishedAt, now) }),
          when,
        ]),
    who === undefined ? t('answers.nobody') : t('line.answers', { name: who }),
  ].filter((fact) => fact !== '')
}

/** One job of the company, with what can be done with it. */
export function JobLineRow({ line, company, onCopy }: Props) {
  const { t } = useTranslation('posting')
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const { id, state, refreshAt } = line
  const title = titleOf(line) || t('untitled')
  const { act, remove } = useDeeds(id)
  const facts = useFacts(line, company)
  const canRefresh = state === 'open' && Date.now() >= refreshAt
  const say = async (done: Promise<string | null>) => {
    const why = await done
    if (why !== null) toast(why)
    return why
  }
  /** What is missing is said in the editor, at its field. */
  const publish = async () => {
    if ((await say(act('publish'))) !== null) await navigate(`/jobs/${id}`)
  }
  const ask = { opener: more, onClose: () => setAsking(null), keep: t('cancel') }
  return (
    <li className="own-row posting-row">
      <div className="own-row-text">
        <h2>
          <Link to={`/jobs/${id}`}>
            <bdi lang={langOf(title)}>{title}</bdi>
          </Link>
          <span className="tag" data-state={state}>
            {t(`states.${state}`)}
          </span>
          {line.applications.new > 0 && (
            <span className="badge">{t('line.new', { count: line.applications.new })}</span>
          )}
        </h2>
        <p className="own-row-facts">
          {facts.map((fact) => (
            <span key={fact}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="own-row-actions">
        {state === 'open' ? (
          <Button
            kind="small"
            disabled={!canRefresh}
            title={canRefresh ? undefined : t('line.refreshLater')}
            onClick={() => void say(act('refresh'))}
          >
            {t('refresh')}
          </Button>
        ) : (
          <Button kind="small" onClick={() => void publish()}>
            {state === 'draft' ? t('publish') : t('reopen')}
          </Button>
        )}
        <Menu
          trigger={
            <IconButton ref={more} label={t('line.more', { title })}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          <MenuLink>
            <Link to={`/jobs/${id}`}>{t('line.edit')}</Link>
          </MenuLink>
          <MenuItem onSelect={onCopy}>{t('line.copy')}</MenuItem>
          {state !== 'draft' && (
            <MenuLink>
              <a href={`${PORTAL}job/${id}`}>{t('line.page')}</a>
            </MenuLink>
          )}
          {company.isOwner && company.team.length > 1 && (
            <MenuItem onSelect={() => setAsking('hand-over')}>{t('line.handOver')}</MenuItem>
          )}
          <MenuLine />
          {state === 'draft' && <MenuItem onSelect={() => setAsking('delete')}>{t('line.delete')}</MenuItem>}
          {state === 'open' && <MenuItem onSelect={() => setAsking('close')}>{t('close')}</MenuItem>}
        </Menu>
      </div>
      {asking === 'close' && (
        <ConfirmDialog
          {...ask}
          title={t('closing.title', { title })}
          lead={t('closing.lead')}
          label={t('close')}
          act={() => act('close')}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          {...ask}
          title={t('deleting.title', { title })}
          lead={t('deleting.lead')}
          label={t('line.delete')}
          act={remove}
        />
      )}
      {asking === 'hand-over' && (
        <HandOverDialog
          id={id}
          team={company.team}
          answererId={line.answererId}
          opener={more}
          onClose={ask.onClose}
        />
      )}
    </li>
  )
}
