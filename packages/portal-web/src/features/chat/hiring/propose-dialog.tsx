import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Interview, proposeTime } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'
import { faultOfOther, fromClock, toClock } from '../../../lib/meeting'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { TextField } from '../../../ui/field'
import { faultOf } from './send-cards'
import { TimeField } from './time-field'
import { usePress } from './use-press'

/** Letters of a reason. Source: the server's limit. */
const REASON_MAX = 300

const WORDS = { missing: 'offer.noTime', past: 'offer.past', offered: 'propose.offered' } as const

interface Props {
  applicationId: number
  interview: Interview
  onClose: () => void
}

/** The seeker asks for another time; the one of the invitation stays until the employer answers. */
export function ProposeDialog({ applicationId, interview, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const answered = useApplicationAnswered()
  const { isBusy, failure, press } = usePress()
  const [time, setTime] = useState(interview.proposal === null ? '' : toClock(interview.proposal.at))
  const [text, setText] = useState(interview.proposal?.text ?? '')
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const fault = faultOfOther(time, interview.times, Date.now())
    if (fault !== null) return setError(t(WORDS[fault]))
    setError(undefined)
    const isDone = await press(async () => {
      const answer = await proposeTime(applicationId, fromClock(time), text.trim())
      await answered(applicationId, answer)
      return faultOf(answer)
    })
    if (isDone) onClose()
  }
  return (
    <Dialog title={t('propose.title')} isHeld={isBusy} onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="soft">{t('propose.lead')}</p>
        <TimeField label={t('propose.time')} value={time} error={error} onChange={setTime} />
        <TextField
          label={t('propose.text')}
          error={undefined}
          rows={2}
          maxLength={REASON_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormFailure text={failure ?? false} />
        <div className="dialog-actions">
          <Button kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? 'sending' : 'propose.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
