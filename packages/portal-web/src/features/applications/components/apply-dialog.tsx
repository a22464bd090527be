import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog'
import { useEnclosures } from '../api/enclosures'
import { keepUnfinished } from '../api/unfinished'
import { useApply } from '../api/use-apply'
import { type Choice, firstChoice, stillThere } from '../rules/choice'
import { unanswered } from '../rules/outcomes'
import type { Target } from '../rules/target'
import { ApplyForm } from './apply-form'
import { ApplyResults } from './apply-results'
import '../../../styles/applications.css'

interface Props {
  jobs: readonly Target[]
  /** `done`: jobs that the server has told about. */
  onClose: (done: readonly number[]) => void
  /** Has the focus after it. */
  opener?: RefObject<HTMLElement | null>
}

/** What goes with an application, then what became of it; it stays open, with what was chosen, until it is closed. */
export function ApplyDialog({ jobs, onClose, opener }: Props) {
  const { t } = useTranslation('applications')
  const [ids] = useState(() => jobs.map(({ id }) => id))
  const { enclosures, isError, cause, refetch } = useEnclosures()
  const { send, isBusy, refusal, outcomes } = useApply(ids)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [only] = jobs
  const choice = enclosures && (chosen === null ? firstChoice(enclosures) : stillThere(enclosures, chosen))
  const close = () => onClose(ids.filter((one) => outcomes?.has(one)))
  const title =
    jobs.length === 1 && only !== undefined
      ? t('apply.one', { title: only.title })
      : t('apply.some', { count: jobs.length })
  return (
    <Dialog title={title} opener={opener} onClose={close}>
      {outcomes === null ? (
        <ApplyForm
          enclosures={enclosures}
          isFailed={isError}
          cause={cause}
          onRetry={() => void refetch()}
          choice={choice}
          onChoose={setChosen}
          isBusy={isBusy}
          refusal={refusal}
          onSend={(what) => {
            setChosen(what)
            void send(what)
          }}
          onCancel={close}
          onWrite={() => jobs.length === 1 && only !== undefined && keepUnfinished(only)}
        />
      ) : (
        <ApplyResults
          jobs={jobs}
          outcomes={outcomes}
          isBusy={isBusy}
          refusal={refusal}
          leftCount={unanswered(ids, outcomes).length}
          onRetry={() => choice && void send(choice)}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
