import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Interview, proposeTime } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'
import { faultOfOther, fromClock, toClock } from '../../../lib/meeting'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { Field } from '../../../ui/field'

/** Characters of the words with it; the server takes no more. */
const TEXT_MAX = 500
const FAULTS = {
  missing: 'interview.proposeMissing',
  past: 'interview.proposePast',
  offered: 'interview.proposeOffered',
} as const

interface Props {
  applicationId: number
  interview: Interview
}

function ProposeDialog({ applicationId, interview, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('applications')
  const answered = useApplicationAnswered()
  const [time, setTime] = useState(interview.proposal === null ? '' : toClock(interview.proposal.at))
  const [text, setText] = useState(interview.proposal?.text ?? '')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | false>(false)
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    if (isBusy) return
    const fault = faultOfOther(time, interview.times, Date.now())
    if (fault !== null) return setError(t(FAULTS[fault]))
    setIsBusy(true)
    const answer = await proposeTime(applicationId, fromClock(time), text.trim())
    await answered(applicationId, answer)
    setIsBusy(false)
    if (answer.kind === 'ok') return onClose()
    const isChanged = answer.kind === 'refused' && answer.status === 422
    setFailure(t(isChanged ? 'interview.changed' : 'failed'))
  }
  return (
    <Dialog title={t('interview.otherTime')} isHeld={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          type="datetime-local"
          label={t('interview.propose')}
          help={t('interview.proposeHelp')}
          error={error}
          value={time}
          onChange={({ target }) => {
            setTime(target.value)
            setError(undefined)
          }}
        />
        <Field
          label={t('interview.proposeWhy')}
          error={undefined}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormFailure text={failure} />
        <div className="dialog-actions">
          <Button kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('interview.proposeSend')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks the employer for another time of an interview. */
export function ProposeTime(props: Props) {
  const { t } = useTranslation('applications')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="small" onClick={() => setIsOpen(true)}>
        {t('interview.otherTime')}
      </Button>
      {isOpen && <ProposeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
