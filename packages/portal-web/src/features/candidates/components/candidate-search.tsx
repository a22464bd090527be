import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import { TITLE_ID } from '../../../lib/focus-title'
import { useKeys } from '../../../lib/use-keys'
import { WarningIcon } from '../../../ui/icons'
import { Note } from '../../../ui/note'
import { PagedRows } from '../../../ui/paged-rows'
import { type Candidate, useCandidates, useLeft } from '../api/candidates'
import { toAddress, useAsked } from '../rules/asked'
import { countIn } from '../rules/counts'
import { FilterLine } from './filter-line'
import { Finder } from './finder'
import { InviteDialog, type OwnJob } from './invite-dialog'
import { NobodyFound } from './nobody-found'
import { OrderChoice } from './order-choice'
import { CandidateRow } from './row'
import '../../../styles/rows.css'
import '../../../styles/scouting.css'

interface Props {
  /** Open jobs of the company; undefined: not known yet. */
  jobs: readonly OwnJob[] | undefined
}

const links = () => [...document.querySelectorAll<HTMLElement>('[data-candidate]')]

/** Moves the focus to the row before or after the one that has it. */
function step(by: 1 | -1): void {
  const all = links()
  const at = all.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  all[at < 0 ? 0 : at + by]?.focus()
}

/** Candidates who let employers find them. What is looked for stands in the address. */
export function CandidateSearch({ jobs }: Props) {
  const { t } = useTranslation('scouting')
  const [asked, change] = useAsked()
  const [invited, setInvited] = useState<Candidate | null>(null)
  const first = asked.sort === null ? (jobs?.[0]?.id ?? 0) : 0
  const jobId = jobs?.some(({ id }) => id === asked.jobId) ? asked.jobId : first
  const list = useCandidates(asked, jobId, jobs !== undefined)
  const { data: left } = useLeft()
  const areNamesAwaited = useAreNamesAwaited()
  const { data } = list
  const rows = data?.rows ?? []
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    i: () => {
      const id = document.activeElement?.closest('li')?.querySelector('[data-candidate]')
      const found = rows.find((one) => String(one.id) === id?.getAttribute('data-candidate'))
      if (found?.state === 'none') setInvited(found)
    },
    '/': () => document.querySelector<HTMLElement>('.finder input')?.focus(),
  })
  return (
    <main className="scout-page" id="content">
      <h1 id={TITLE_ID} tabIndex={-1} className="only-heard">
        {t('title')}
      </h1>
      <Finder asked={asked} change={change} label={t('find.what')} />
      <FilterLine
        asked={asked}
        change={change}
        countOf={(one) => countIn(data?.counts, one)}
        show={t('show', { count: data?.total ?? 0 })}
      />
      {left?.isVerified === false && (
        <Note icon={<WarningIcon />} isWarm>
          {t('notVerified')} <Link to="/company">{t('invite.verify')}</Link>
        </Note>
      )}
      <section className="scout-list" aria-label={t('list')}>
        <div className="scout-head">
          <p role="status">
            <b>{data !== undefined && t('count', { count: data.total })}</b>
          </p>
          <p className="soft scout-names">{t('names')}</p>
          <OrderChoice asked={asked} change={change} jobs={jobs ?? []} jobId={jobId} />
        </div>
        <PagedRows
          list={list}
          page={asked.page}
          toPage={(page) => `?${toAddress({ ...asked, page })}`}
          isAwaited={areNamesAwaited}
          nothing={<NobodyFound asked={asked} change={change} />}
        >
          {(candidate) => (
            <CandidateRow key={candidate.id} candidate={candidate} onInvite={() => setInvited(candidate)} />
          )}
        </PagedRows>
      </section>
      <p className="soft scout-foot">
        {left?.isVerified && t('left', { count: left.left })} {t('lead')}
      </p>
      {invited !== null && (
        <InviteDialog
          candidate={invited}
          jobs={jobs ?? []}
          jobId={jobId}
          left={left}
          onClose={() => setInvited(null)}
        />
      )}
    </main>
  )
}
