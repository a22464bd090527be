import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showListed } from '../../../lib/dates'
import { type JobView, titleOf } from '../../../lib/job'
import { useAsSeeker } from '../../../lib/log-in-first'
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
  const asSeeker = useAsSeeker()
  const [isOpen, setIsOpen] = useState(false)
  /** The button, or what stands in its place. */
  const opener = useRef<HTMLElement>(null)
  const keep = (element: HTMLElement | null) => {
    opener.current = element
  }
  const title = titleOf(job)
  const appliedAt = state?.appliedAt ?? 0
  return (
    // Not shown before it is known that there is something to do; the room for it is kept.
    <div className="apply" data-unknown={state === undefined || undefined}>
      {appliedAt > 0 ? (
        <p className="applied" ref={keep} tabIndex={-1}>
          <CheckIcon />
          {t('apply.applied', { date: showListed(appliedAt) })}
        </p>
      ) : (
        <Button
          ref={keep}
          kind={kind}
          aria-label={t('apply.one', { title })}
          onClick={() => asSeeker(() => setIsOpen(true))}
        >
          {t('apply.label')}
        </Button>
      )}
      {isOpen && (
        <ApplyDialog jobs={[{ id: job.id, title }]} opener={opener} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
