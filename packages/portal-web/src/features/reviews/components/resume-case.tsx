import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDate } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { FetchFailure } from '../../../ui/failure'
import { useCase } from '../api/reviews'
import { DecideResume } from './decide-resume'
import { ResumeLines } from './resume-lines'
import '../../../styles/written.css'

/** One resume as it was submitted: whose it is, what the check marked, what changed, and the decision. */
export function ResumeCase({ id, onNext }: { id: number; onNext: () => void }) {
  const { t } = useTranslation('reviews')
  const { data, isError, cause, refetch } = useCase(id)
  const [isWhole, setIsWhole] = useState(false)
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (data === undefined) return <p aria-busy="true" />
  if (data === null) return <p className="soft">{t('stale')}</p>
  const { owner, changed, marks } = data
  return (
    <>
      <div className="review-text">
        <header className="review-head">
          <div>
            <h1>
              <bdi>{owner.name}</bdi>
            </h1>
            <p className="soft">
              {[
                isolate(data.name),
                t('member', { day: showDate(owner.memberSince) }),
                t('approvedBefore', { count: owner.approvedBefore }),
                t('applications', { count: owner.applications }),
              ].join(' · ')}
            </p>
          </div>
          {changed !== null && (
            <fieldset className="segments">
              <legend className="only-heard">{t('changedOnly')}</legend>
              {[false, true].map((one) => (
                <button
                  key={String(one)}
                  type="button"
                  aria-pressed={isWhole === one}
                  onClick={() => setIsWhole(one)}
                >
                  {t(one ? 'all' : 'changedOnly')}
                </button>
              ))}
            </fieldset>
          )}
        </header>
        {marks.length > 0 && <p className="review-check">{t('check', { count: marks.length })}</p>}
        <ResumeLines found={data} isWhole={isWhole || changed === null} />
      </div>
      <DecideResume key={data.version} found={data} onNext={onNext} />
    </>
  )
}
