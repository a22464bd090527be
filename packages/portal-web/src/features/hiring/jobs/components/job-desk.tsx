import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { readSearch } from '../../../../lib/search'
import { Button } from '../../../../ui/button'
import { FormFailure } from '../../../../ui/failure'
import { Icon, WarningIcon } from '../../../../ui/icons'
import { MessagePage } from '../../../../ui/message-page'
import { Note } from '../../../../ui/note'
import { Nothing } from '../../../../ui/nothing'
import { OwnPage } from '../../../../ui/own-page'
import { PagedRows } from '../../../../ui/paged-rows'
import { type JobState, STATES, useJobLines } from '../api/postings'
import { JobLineRow } from './job-line-row'
import { useBegin } from './use-begin'
import '../../../../styles/written.css'
import '../../../../styles/posting.css'

const toState = (text: string | null): JobState | null => STATES.find((one) => one === text) ?? null

/** All jobs of the company: what is open, what waits to go out, who answers. State and page stand in the address. */
export function JobDesk() {
  const { t } = useTranslation('posting')
  const [address] = useSearchParams()
  const state = toState(address.get('state'))
  const { page } = readSearch(address, [])
  const lines = useJobLines(state, page)
  const { begin, isBusy, failure } = useBegin()
  const { counts, company } = lines.data ?? {}
  const post = (
    <Button isBusy={isBusy} onClick={() => void begin()}>
      <Icon of={Plus} size={16} />
      {t('post')}
    </Button>
  )
  const all = counts && counts.draft + counts.open + counts.closed
  const isEmpty = all === 0
  if (company?.id === 0)
    return (
      <MessagePage title={t('title')} lead={t('notYours')}>
        <Link to="/">{t('toDesk')}</Link>
      </MessagePage>
    )
  return (
    <OwnPage title={t('title')} lead={t('lead')} action={isEmpty ? undefined : post}>
      <FormFailure text={failure} />
      {company?.isVerified === false && company.openLeft !== null && (
        <Note icon={<WarningIcon />} isWarm>
          {t('unverified', { count: company.openLeft })}
        </Note>
      )}
      {!isEmpty && (
        <nav className="chips" aria-label={t('filter')}>
          {[null, ...STATES].map((one) => (
            <Link
              key={one}
              className="chip"
              data-on={one === state || undefined}
              aria-current={one === state ? 'page' : undefined}
              to={one === null ? '/jobs' : `/jobs?state=${one}`}
            >
              {one === null ? t('allStates') : t(`states.${one}`)}
              <small>{one === null ? all : counts?.[one]}</small>
            </Link>
          ))}
        </nav>
      )}
      <PagedRows
        list={{ ...lines, data: lines.data?.page }}
        page={page}
        toPage={(one) => `?${new URLSearchParams({ ...(state && { state }), page: String(one) })}`}
        count={4}
        nothing={
          <Nothing title={isEmpty ? t('none') : t('noneSuch')} lead={isEmpty ? t('noneLead') : ''}>
            {isEmpty ? post : <Link to="/jobs">{t('all')}</Link>}
          </Nothing>
        }
      >
        {(line) =>
          company && (
            <JobLineRow key={line.id} line={line} company={company} onCopy={() => void begin(line.id)} />
          )
        }
      </PagedRows>
    </OwnPage>
  )
}
