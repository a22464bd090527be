import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Application, answerInterview, type Interview } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { HiringCard } from './card'
import { Choices } from './choices'
import { deedsOfSeeker, stateOf } from './interview-state'
import { Meeting } from './meeting'
import { faultOf } from './send-cards'
import { useTable } from './table'
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
  const table = useTable()
  const answered = useApplicationAnswered()
  const { isBusy, failure, press } = usePress()
  const [chosen, setChosen] = useState(interview.at)
  const now = Date.now()
  const state = stateOf(interview, now)
  const { canAccept, canMove, canCancel } = deedsOfSeeker(interview, now)
  const { times } = interview
  const at = canAccept && times.includes(chosen) ? chosen : interview.at

  const { id } = application
  const accept = () =>
    void press(async () => {
      const given = await answerInterview(id, interview, 'accepted', at)
      await answered(id, given)
      return faultOf(given)
    })
  return (
    <HiringCard
      icon={CalendarDays}
      name={name}
      state={t(WORDS[state])}
      isWaiting={state === 'open'}
      isHeld={isBusy}
      failure={failure}
      acts={
        <>
          {canAccept && (
            <button
              type="button"
              className="hiring-main"
              aria-disabled={isBusy || undefined}
              onClick={accept}
            >
              {t('interview.accept')}
            </button>
          )}
          {canMove && table !== null && (
            <button type="button" onClick={() => table.open({ kind: 'propose', id, interview })}>
              {t('interview.other')}
            </button>
          )}
          {canCancel && table !== null && (
            <button
              type="button"
              className="hiring-bad"
              onClick={() => table.open({ kind: 'cancel', id, interview })}
            >
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
    </HiringCard>
  )
}
