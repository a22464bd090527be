import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { ChatIcon, CheckIcon, WarningIcon } from '../../../ui/icons'
import { WithChat } from '../../../ui/with-chat'
import type { Refusal } from '../api/apply'
import { isApplied, type Outcomes } from '../rules/outcomes'
import type { Target } from '../rules/target'
import { useSayRefusal } from './use-say-refusal'

interface Props {
  jobs: readonly Target[]
  outcomes: Outcomes
  isBusy: boolean
  refusal: Refusal | null
  /** Jobs without an outcome. */
  leftCount: number
  onRetry: () => void
  onClose: () => void
}

/** What became of each job, and the way on. */
export function ApplyResults({ jobs, outcomes, isBusy, refusal, leftCount, onRetry, onClose }: Props) {
  const { t } = useTranslation('applications')
  const sayRefusal = useSayRefusal()
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => news.current?.focus(), [])
  const [first] = jobs
  const canChat = jobs.length === 1 && first !== undefined && isApplied(outcomes.get(first.id))
  const sent = jobs.filter(({ id }) => outcomes.get(id) === 'applied').length
  return (
    <div className="apply-results">
      <p ref={news} tabIndex={-1} role="status">
        {t(sent === 0 ? 'apply.noneSent' : 'apply.sent', { count: sent })}
      </p>
      <ul>
        {jobs.map(({ id, title }) => {
          const outcome = outcomes.get(id)
          return (
            <li key={id} data-good={isApplied(outcome)}>
              {isApplied(outcome) ? <CheckIcon /> : <WarningIcon />}
              <bdi>{title}</bdi>
              <span>{t(`outcome.${outcome ?? 'failed'}`)}</span>
            </li>
          )
        })}
      </ul>
      <FormFailure text={refusal !== null && sayRefusal(refusal)} />
      <div className="dialog-actions">
        {leftCount > 0 && (
          <Button kind="small" isBusy={isBusy} onClick={onRetry}>
            {t('apply.again', { count: leftCount })}
          </Button>
        )}
        {canChat && (
          <WithChat>
            <Link className="button button-small" to={`/chat/index?job=${first.id}`}>
              <ChatIcon />
              {t('chat')}
            </Link>
          </WithChat>
        )}
        <Link className="button button-quiet" to="/job-record">
          {t('apply.records')}
        </Link>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  )
}
