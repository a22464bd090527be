import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PORTAL } from '../../../lib/app'
import { showStamp, showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { langOf } from '../../../lib/lang-of'
import { useKeys } from '../../../lib/use-keys'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { FormFailure } from '../../../ui/failure'
import { decideReported, type Reported, useReported } from '../api/reviews'
import { Key } from './key'
import { Queue } from './queue'
import { useDecide } from './use-decide'

const REASONS = ['asks_for_money', 'fraud', 'discriminates', 'gone', 'wrong', 'other'] as const

function ReportCase({ row, onNext }: { row: Reported; onNext: () => void }) {
  const { t } = useTranslation(['reviews', 'applications'])
  const [isAsking, setIsAsking] = useState(false)
  const { decide, isBusy, failure } = useDecide()
  const { kind, id, title, company, people, texts } = row
  const name = title
  const keep = () => void decide(() => decideReported(row, 'keep'), t('kept', { name }))
  const takeDown = () => decide(() => decideReported(row, 'take-down'), t('takenDown', { name }))
  useKeys({ s: onNext })
  return (
    <>
      <div className="review-text">
        <header className="review-head">
          <div>
            <h1>
              <bdi lang={langOf(title)}>{title}</bdi>
            </h1>
            <p className="soft">
              {[...(kind === 'job' ? [isolate(company)] : []), t('people', { count: people })].join(' · ')}
            </p>
          </div>
          <a
            className="button button-small"
            href={`${PORTAL}${kind === 'job' ? 'job' : 'company'}/${id}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('open')}
          </a>
        </header>
        <ul className="review-paper">
          {texts.map(({ reason, text, at }, index) => {
            const known = REASONS.find((one) => one === reason) ?? 'other'
            return (
              <li key={index} className="review-block">
                <p>
                  {t(`applications:report.${known}`)} <small className="soft">{showStamp(at)}</small>
                </p>
                {text !== '' && (
                  <p lang={langOf(text)} dir="auto">
                    {text}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <div className="review-decide">
        <FormFailure text={failure} />
        <div className="review-buttons">
          <Button kind="small" onClick={onNext}>
            {t('skip')} <Key name="s" />
          </Button>
          {kind === 'job' && (
            <Button kind="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
              {t('takeDown')}
            </Button>
          )}
          <Button isBusy={isBusy} onClick={keep}>
            {t('keep')}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={title}
          lead={t('takeSure')}
          keep={t('cancel')}
          label={t('takeDown')}
          act={takeDown}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Face({ row }: { row: Reported }) {
  const { t } = useTranslation('reviews')
  return (
    <>
      <span className="review-who">
        <strong>
          <bdi lang={langOf(row.title)}>{row.title}</bdi>
        </strong>
        <small>
          <bdi>{row.company}</bdi>
        </small>
      </span>
      <span className="review-when">
        <small>{showWhen(row.since, Date.now())}</small>
        <span className="tag tag-warm">{t('people', { count: row.people })}</span>
      </span>
    </>
  )
}

/** Jobs and employers that people reported, those of most people first. */
export function ReportQueue() {
  return (
    <Queue
      list={useReported()}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      face={(row) => <Face row={row} />}
      shown={(row, next) => <ReportCase key={`${row.kind} ${row.id}`} row={row} onNext={next} />}
    />
  )
}
