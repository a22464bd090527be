import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../lib/job'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FetchFailure, FormFailure } from '../../../ui/failure'
import { useOpenJobs } from '../api/own-jobs'
import { Choices } from './choices'
import type { Fault, JobNamed } from './send-cards'
import { usePress } from './use-press'

interface Props {
  title: string
  /** The job that is chosen at first; "" = none. */
  jobId: string
  send: (job: JobNamed) => Promise<Fault | null>
  onClose: () => void
}

/** Which of the company's open jobs it is about. */
export function JobDialog({ title, jobId, send, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const { data: jobs, isError, cause, refetch } = useOpenJobs()
  const { isBusy, failure, press } = usePress()
  const [chosen, setChosen] = useState(Number(jobId))
  const job = jobs?.find(({ id }) => id === chosen) ?? jobs?.[0]

  async function submit() {
    if (job === undefined) return
    if (await press(() => send({ jobId: String(job.id), jobTitle: titleOf(job) }))) onClose()
  }
  return (
    <Dialog title={title} isHeld={isBusy} onClose={onClose}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {jobs !== undefined && job === undefined && <p>{t('job.none')}</p>}
      {jobs !== undefined && job !== undefined && (
        <Choices
          label={t('job.choose')}
          options={jobs.map((one) => ({ key: one.id, text: titleOf(one) }))}
          chosen={job.id}
          onChoose={setChosen}
        />
      )}
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        {job !== undefined && (
          <Button isBusy={isBusy} onClick={() => void submit()}>
            {t(isBusy ? 'sending' : 'send')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
