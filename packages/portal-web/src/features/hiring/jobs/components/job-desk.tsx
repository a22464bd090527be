import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useWhy } from '../../../../http/failure'
import { useOwnChanged } from '../../../../http/read'
import { getLanguage } from '../../../../i18n/i18n'
import { numberAt } from '../../../../lib/fields'
import { randomKey } from '../../../../lib/random-key'
import { readSearch } from '../../../../lib/search'
import { useIsHere } from '../../../../lib/use-is-here'
import { Button } from '../../../../ui/button'
import { FormFailure } from '../../../../ui/failure'
import { Icon, WarningIcon } from '../../../../ui/icons'
import { MessagePage } from '../../../../ui/message-page'
import { Note } from '../../../../ui/note'
import { Nothing } from '../../../../ui/nothing'
import { OwnPage } from '../../../../ui/own-page'
import { PagedRows } from '../../../../ui/paged-rows'
import { beginJob, JOBS, type JobState, STATES, useJobLines } from '../api/postings'
import { JobLineRow } from './job-line-row'
import '../../../../styles/written.css'
import '../../../../styles/posting.css'

/** Begins a draft, or a copy, and leads to it; `failure`: why not, in words. */
function useBegin() {
  const navigate = useNavigate()
  const why = useWhy()
  const changed = useOwnChanged()
  const isHere = useIsHere()
  const [onceKey, setOnceKey] = useState(randomKey)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  async function begin(copyOf?: number) {
    if (isBusy) return
    setIsBusy(true)
    // A copy is another thing than an empty draft.
    const answer = await beginJob(getLanguage(), copyOf === undefined ? onceKey : randomKey(), copyOf)
    setIsBusy(false)
    if (answer.kind !== 'ok') return setFailure(why(answer))
    setOnceKey(randomKey())
    void changed(`${JOBS}?`)
    if (isHere()) await navigate(`/jobs/${numberAt(answer.body, 'id')}`)
  }
  return { begin, isBusy, failure }
}

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
