import { useTranslation } from 'react-i18next'
import { DECISIONS_OF } from '../../../contract/reports'
import { useMessageWords } from '../../../http/reported-messages'
import { PORTAL } from '../../../lib/app'
import { showDate, showStamp } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { langOf } from '../../../lib/lang-of'
import { FetchFailure } from '../../../ui/failure'
import { SaidLines } from '../../../ui/said-lines'
import { type Reported, type ReportedCase, useReportedCase } from '../api/reviews'
import { DecideReported } from './decide-reported'
import { useReasonName } from './use-reason-name'

const PAGES = { job: 'job', employer: 'company' } as const

/** One reported thing: who it is, what people say, the messages around, what was decided before, and what to do. */
export function ReportCase({ row, onNext }: { row: Reported; onNext: () => void }) {
  const { t } = useTranslation('reviews')
  const { data: found, isError, cause, refetch } = useReportedCase(row)
  const { kind, id, title, company, people } = row
  const since = found?.memberSince ?? 0
  const facts = [
    ...(kind === 'employer' || company === '' ? [] : [isolate(company)]),
    t('people', { count: people }),
    ...(since === 0 ? [] : [t('member', { day: showDate(since) })]),
  ]
  return (
    <>
      <div className="review-text">
        <header className="review-head">
          <div>
            <h1>{title === '' ? t('nameless') : <bdi lang={langOf(title)}>{title}</bdi>}</h1>
            <p className="soft">{facts.join(' · ')}</p>
          </div>
          {(kind === 'job' || kind === 'employer') && (
            <a
              className="button button-small"
              href={`${PORTAL}${PAGES[kind]}/${id}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('open')}
            </a>
          )}
        </header>
        {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
        {found && <Evidence row={row} found={found} />}
      </div>
      {found && <DecideReported row={row} isTold={found.isTold} onNext={onNext} />}
    </>
  )
}

function Evidence({ row: { kind }, found }: { row: Reported; found: ReportedCase }) {
  const { t } = useTranslation('reviews')
  const nameOf = useReasonName(kind)
  const wordsOf = useMessageWords()
  const label = t(kind === 'message' ? 'around' : 'newest')
  const lines = found.messages.map((one) => ({
    ...{ id: one.id, at: one.at, text: wordsOf(one) },
    name: one.senderName === '' ? t('nameless') : one.senderName,
    mark: one.isReported ? t('reported') : '',
  }))
  return (
    <>
      <section className="review-paper">
        <h2>{t('said')}</h2>
        <ul>
          {found.texts.map(({ reason, text, at }, index) => (
            <li key={index} className="review-block">
              <p>
                {nameOf(reason)} <small className="soft">{showStamp(at)}</small>
              </p>
              {text !== '' && (
                <p lang={langOf(text)} dir="auto">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      {lines.length > 0 && (
        <section className="review-paper">
          <h2>{label}</h2>
          <SaidLines label={label} lines={lines} />
        </section>
      )}
      {found.earlier.length > 0 && <Earlier earlier={found.earlier} />}
    </>
  )
}

const DECISIONS = [...DECISIONS_OF.job, ...DECISIONS_OF.employer]

function Earlier({ earlier }: Pick<ReportedCase, 'earlier'>) {
  const { t } = useTranslation('reviews')
  return (
    <section className="review-paper">
      <h2>{t('earlier')}</h2>
      <ul>
        {earlier.map(({ decision, text, at }, index) => (
          <li key={index} className="review-block">
            <p>
              {t(`decisions.${DECISIONS.find((one) => one === decision) ?? 'keep'}`)}{' '}
              <small className="soft">{showStamp(at)}</small>
            </p>
            {text !== '' && (
              <p lang={langOf(text)} dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
