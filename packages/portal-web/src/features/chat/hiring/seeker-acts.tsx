import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Application, answerInterview, type Interview } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { HiringCard } from './card'
import { Choices } from './choices'
import { deedsOfSeeker, stateOf } from './interview-state'
import { Meeting } from './meeting'
import { ProposeDialog } from './propose-dialog'
import { faultOf } from './send-cards'
import { usePress } from './use-press'

interface Props {
  name: string
  application: Application
  interview: Interview
}

const WORDS = {
  open: 'interview.yours',
  moved: 'interview.moved',
  accepted: 'interview.accepted',
  cancelled: 'interview.cancelled',
  over: 'interview.over',
} as const

/** The invitation as the seeker has it: accept one of its times, ask for another, or cancel. */
export function SeekerActs({ name, application, interview }: Props) {
  const { t } = useTranslation('hiring')
  const today = useDay()
  const answered = useApplicationAnswered()
  const { isBusy, failure, press } = usePress()
  const [chosen, setChosen] = useState(interview.at)
  const [asked, setAsked] = useState<'other' | 'cancel' | null>(null)
  const now = Date.now()
  const state = stateOf(interview, now)
  const { canAccept, canMove, canCancel } = deedsOfSeeker(interview, now)
  const { times } = interview
  const at = canAccept && times.includes(chosen) ? chosen : interview.at

  const give = async (answer: 'accepted' | 'cancelled', time: number) => {
    const given = await answerInterview(application.id, interview, answer, time)
    await answered(application.id, given)
    return faultOf(given)
  }
  const close = () => setAsked(null)
  return (
    <HiringCard
      icon={CalendarDays}
      name={name}
      state={t(WORDS[state])}
      isWaiting={state === 'open'}
      failure={failure}
      acts={
        <>
          {canAccept && (
            <button
              type="button"
              className="hiring-main"
              aria-disabled={isBusy || undefined}
              onClick={() => void press(() => give('accepted', at))}
            >
              {t('interview.accept')}
            </button>
          )}
          {canMove && (
            <button type="button" onClick={() => setAsked('other')}>
              {t('interview.other')}
            </button>
          )}
          {canCancel && (
            <button type="button" className="hiring-bad" onClick={() => setAsked('cancel')}>
              {t('interview.cancel')}
            </button>
          )}
        </>
      }
    >
      <Meeting application={application} interview={interview} at={at} />
      {canAccept && times.length > 1 && (
        <Choices
          label={t('interview.choose')}
          options={times.map((time) => ({ key: time, text: showMeeting(time, today) }))}
          chosen={at}
          onChoose={setChosen}
        />
      )}
      {asked === 'other' && (
        <ProposeDialog applicationId={application.id} interview={interview} onClose={close} />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={t('interview.cancelTitle')}
          lead={t('interview.cancelLead')}
          keep={t('interview.keepIt')}
          label={t('interview.cancel')}
          act={async () => ((await press(() => give('cancelled', interview.at))) ? null : t('failure.failed'))}
          onClose={close}
        />
      )}
    </HiringCard>
  )
}
