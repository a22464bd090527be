import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../lib/job'
import { useOpenJobs } from '../api/own-jobs'
import { Choices } from './choices'
import { ChooseDialog } from './choose-dialog'
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
  const reading = useOpenJobs()
  const { data: jobs } = reading
  const { isBusy, failure, press } = usePress()
  const [chosen, setChosen] = useState(Number(jobId))
  const job = jobs?.find(({ id }) => id === chosen) ?? jobs?.[0]

  async function submit() {
    if (job === undefined) return
    if (await press(() => send({ jobId: String(job.id), jobTitle: titleOf(job) }))) onClose()
  }
  return (
    <ChooseDialog
      title={title}
      reading={reading}
      choices={
        job === undefined ? null : (
          <Choices
            label={t('job.choose')}
            options={(jobs ?? []).map((one) => ({ key: one.id, text: titleOf(one) }))}
            chosen={job.id}
            onChoose={setChosen}
          />
        )
      }
      none={t('job.none')}
      isBusy={isBusy}
      failure={failure}
      label={t('send')}
      onSend={() => void submit()}
      onClose={onClose}
    />
  )
}
