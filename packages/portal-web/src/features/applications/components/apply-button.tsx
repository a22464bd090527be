import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showAgo, showListed } from '../../../lib/dates'
import { type JobView, titleOf } from '../../../lib/job'
import { useAsSeeker } from '../../../lib/log-in-first'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { CheckIcon } from '../../../ui/icons'
import { useThingState } from '../api/states'
import { ApplyDialog } from './apply-dialog'
import '../../../styles/applications.css'

interface Props {
  job: JobView
  kind?: 'primary' | 'small'
}

/** The way to apply for a job, or when that was done. */
export function ApplyButton({ job, kind = 'small' }: Props) {
  const { t } = useTranslation('applications')
  const state = useThingState('job', job.id)
  const [isOpen, setIsOpen] = useState(false)
  const apply = useAsSeeker(`apply:${job.id}`, () => setIsOpen(true))
  /** The button, or what stands in its place. */
  const opener = useRef<HTMLElement>(null)
  const keep = (element: HTMLElement | null) => {
    opener.current = element
  }
  const now = useDay()
  const title = titleOf(job)
  const appliedAt = state?.appliedAt ?? 0
  return (
    // Not shown before it is known that there is something to do; the room for it is kept.
    <div className="apply" data-unknown={state === undefined || undefined}>
      {appliedAt > 0 ? (
        <p className="applied" ref={keep} tabIndex={-1} title={showListed(appliedAt)}>
          <CheckIcon />
          {t('apply.applied', { date: showAgo(appliedAt, now) })}
        </p>
      ) : (
        <Button ref={keep} kind={kind} aria-label={t('apply.one', { title })} onClick={apply}>
          {t('apply.label')}
        </Button>
      )}
      {isOpen && (
        <ApplyDialog jobs={[{ id: job.id, title }]} opener={opener} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
