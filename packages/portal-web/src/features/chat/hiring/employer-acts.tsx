import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Application, answerProposal, type Interview } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'
import { isolate } from '../../../lib/isolate'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { HiringCard } from './card'
import { isOn, stateOf } from './interview-state'
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
  open: 'interview.theirs',
  moved: 'interview.moved',
  accepted: 'interview.accepted',
  cancelled: 'interview.cancelled',
  over: 'interview.over',
} as const

/** What the offer form is opened by. */
const OFFER = {
  open: 'change',
  moved: 'others',
  accepted: 'change',
  cancelled: 'again',
  over: 'again',
} as const

/** The invitation as the employer has it: take or leave the time that the seeker asks for, offer others, or cancel it. */
export function EmployerActs({ name, application, interview }: Props) {
  const { t } = useTranslation('hiring')
  const today = useDay()
  const table = useTable()
  const answered = useApplicationAnswered()
  const { isBusy, failure, press } = usePress()
  const now = Date.now()
  const state = stateOf(interview, now)
  const { proposal } = interview
  const others = interview.times.filter((at) => at !== interview.at)

  const give = (answer: 'confirm' | 'keep', at: number) =>
    void press(async () => {
      const given = await answerProposal(application.id, at, answer)
      await answered(application.id, given)
      return faultOf(given)
    })
  return (
    <HiringCard
      icon={CalendarDays}
      name={name}
      state={t(WORDS[state])}
      isWaiting={state === 'moved'}
      isHeld={isBusy}
      failure={failure}
      acts={
        <>
          {proposal !== null && state === 'moved' && (
            <>
              <button
                type="button"
                className="hiring-main"
                aria-disabled={isBusy || undefined}
                onClick={() => give('confirm', proposal.at)}
              >
                {t('interview.confirm')}
              </button>
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => give('keep', proposal.at)}
              >
                {t('interview.keep')}
              </button>
            </>
          )}
          {table !== null && (
            <button type="button" onClick={() => table.open({ kind: 'move', application })}>
              {t(`interview.${OFFER[state]}`)}
            </button>
          )}
          {table !== null && isOn(interview, now) && (
            <button
              type="button"
              className="hiring-bad"
              onClick={() => table.open({ kind: 'callOff', id: application.id })}
            >
              {t('interview.cancel')}
            </button>
          )}
        </>
      }
    >
      <Meeting application={application} interview={interview} at={interview.at} />
      {interview.answer === 'none' && others.length > 0 && (
        <ul className="hiring-times" aria-label={t('interview.choose')}>
          {others.map((at) => (
            <li key={at}>{t('interview.or', { time: isolate(showMeeting(at, today)) })}</li>
          ))}
        </ul>
      )}
    </HiringCard>
  )
}
