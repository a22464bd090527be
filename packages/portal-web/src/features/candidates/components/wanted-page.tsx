import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import { TITLE_ID } from '../../../lib/focus-title'
import { COMPANY_REGISTRATION, COMPANY_SERVICE } from '../../../lib/service'
import { useSession } from '../../../lib/session'
import { Icon } from '../../../ui/icons'
import { PagedRows } from '../../../ui/paged-rows'
import { useSheet } from '../../../ui/sheet'
import type { Candidate } from '../api/candidates'
import { useWanted } from '../api/wanted'
import { toAddress, useAsked } from '../rules/asked'
import { countIn } from '../rules/counts'
import { calledOf } from '../rules/words'
import { FilterLine } from './filter-line'
import { Finder } from './finder'
import { NobodyFound } from './nobody-found'
import { OrderChoice } from './order-choice'
import { OwnStanding } from './own-standing'
import { RowFrame } from './row'
import '../../../styles/rows.css'
import '../../../styles/workplace.css'
import '../../../styles/scouting.css'

/** Where employers see all of them, and each whole. */
const AT_DESK = `${COMPANY_SERVICE}candidates`
/** As many as everybody sees. */
const SHOWN = 6

/** An address that asks for the filters opens their sheet, one step on, so that Back closes it. */
function useFiltersAsked(): void {
  const [address, setAddress] = useSearchParams()
  const sheet = useSheet('filters')
  const isAsked = useRef(false)
  useEffect(() => {
    if (address.get('filters') === 'open') {
      isAsked.current = true
      const rest = new URLSearchParams(address)
      rest.delete('filters')
      setAddress(rest, { replace: true })
    } else if (isAsked.current) {
      isAsked.current = false
      sheet.open()
    }
  })
}

/** To an employer it leads to the desk, which asks for a login first. */
function Row({ candidate, isSeeker }: { candidate: Candidate; isSeeker: boolean }) {
  const { t } = useTranslation('scouting')
  if (isSeeker) return <RowFrame candidate={candidate} link={(title) => title} />
  const href = `${AT_DESK}/${candidate.id}`
  return (
    <RowFrame candidate={candidate} link={(title) => <a href={href}>{title}</a>}>
      <a
        className="button button-small"
        href={href}
        aria-label={t('state.inviteTo', { name: calledOf(candidate, t) })}
      >
        {t('state.invite')}
      </a>
    </RowFrame>
  )
}

/** People who look for work and want to be found: the first of them, without names. What is looked for stands in the address. */
export function WantedPage() {
  const { t } = useTranslation('scouting')
  const [asked, change] = useAsked()
  const list = useWanted(asked)
  const areNamesAwaited = useAreNamesAwaited()
  const session = useSession()
  useFiltersAsked()
  const { data } = list
  const isSeeker = session !== null && !session.isEmployer
  const total = data?.total ?? 0
  return (
    <main className="scout-page wanted" id="content">
      <h1 id={TITLE_ID} tabIndex={-1}>
        {t('portal.title')}
      </h1>
      <Finder asked={asked} change={change} label={t('portal.what')} />
      <FilterLine
        asked={asked}
        change={change}
        countOf={(one) => countIn(data?.counts, one)}
        show={t('portal.show', { count: total })}
      />
      {isSeeker ? (
        data !== undefined && <OwnStanding own={data.own} />
      ) : (
        <p className="wanted-note">
          <Icon of={LockKeyhole} size={16} />
          <span>{t('portal.names')}</span>
          <a className="button button-small" href={AT_DESK}>
            {t(session === null ? 'portal.logIn' : 'portal.desk')}
          </a>
        </p>
      )}
      <section className="scout-list" aria-label={t('list')}>
        <div className="scout-head">
          <p role="status">
            {data !== undefined && <b>{t('portal.count', { count: total })}</b>}{' '}
            {data?.isCut && <span className="soft">{t('portal.youSee', { count: data.rows.length })}</span>}
          </p>
          <OrderChoice asked={asked} change={change} jobs={[]} jobId={0} />
        </div>
        <PagedRows
          list={list}
          page={asked.page}
          toPage={(page) => `?${toAddress({ ...asked, page })}`}
          isAwaited={areNamesAwaited}
          count={SHOWN}
          nothing={<NobodyFound asked={asked} change={change} />}
        >
          {(candidate) => <Row key={candidate.id} candidate={candidate} isSeeker={isSeeker} />}
        </PagedRows>
      </section>
      {data?.isCut && !isSeeker && (
        <p className="wanted-more">
          <a className="button button-small" href={session === null ? COMPANY_REGISTRATION : AT_DESK}>
            {t(session === null ? 'portal.register' : 'portal.all', { count: total })}
          </a>
        </p>
      )}
      {data?.isCut && isSeeker && <p className="soft wanted-more">{t('portal.forEmployers')}</p>}
    </main>
  )
}
