import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { Interview } from '../../../http/application'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { Icon } from '../../../ui/icons'
import type { Card } from './api'
import type { BoardDeeds } from './use-deeds'
import { jobTitleOf, nameOf } from './words'

interface Props {
  card: Card
  interview: Interview
}

/** The interview as a file for the calendar of this device. */
export function CalendarButton({ card, interview }: Props) {
  const { t } = useTranslation('board')
  async function save() {
    try {
      const { saveInterview } = await import('../../../lib/interview-file')
      const title = t('interview.calendarTitle', { name: nameOf(card, t), job: jobTitleOf(card) })
      saveInterview(card.id, title, interview)
    } catch {
      toast(t('failed'))
    }
  }
  return (
    <button type="button" className="link" onClick={() => void save()}>
      <Icon of={CalendarPlus} size={16} />
      {t('interview.calendar')}
    </button>
  )
}

interface ProposalProps {
  card: Card
  proposal: NonNullable<Interview['proposal']>
  deeds: BoardDeeds
}

/** The other time that the candidate asks for, and the answer to it. */
export function ProposalBlock({ card, proposal, deeds }: ProposalProps) {
  const { t } = useTranslation('board')
  const today = useDay()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  async function say(said: 'confirm' | 'keep') {
    if (isBusy) return
    setIsBusy(true)
    setFailure((await deeds.answer(card, proposal.at, said)) ?? false)
    setIsBusy(false)
  }
  return (
    <div className="board-proposal">
      <p>
        <b>{t('interview.wants', { time: showMeeting(proposal.at, today) })}</b>
      </p>
      {proposal.text !== '' && <p dir="auto">{proposal.text}</p>}
      <FormFailure text={failure} />
      <div className="board-buttons">
        <Button kind="small" isBusy={isBusy} onClick={() => void say('keep')}>
          {t('interview.keep')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void say('confirm')}>
          {t('interview.confirm')}
        </Button>
      </div>
    </div>
  )
}

/** How an interview stands, and the answer to another time that the candidate asks for. */
export function InterviewBlock({ card, interview, deeds }: Props & { deeds: BoardDeeds }) {
  const { t } = useTranslation('board')
  const today = useDay()
  const { answer, times, proposal } = interview
  return (
    <section className="board-interview" data-answer={answer}>
      <ul>
        {times.map((at) => (
          <li key={at}>
            <time dateTime={new Date(at).toISOString()}>{showMeeting(at, today)}</time>
          </li>
        ))}
      </ul>
      <p className="soft">
        <bdi>{interview.address}</bdi>
        {' · '}
        {t(`interview.${answer === 'none' ? 'waiting' : answer}`)}
      </p>
      {proposal !== null && <ProposalBlock card={card} proposal={proposal} deeds={deeds} />}
      {answer === 'accepted' && <CalendarButton card={card} interview={interview} />}
    </section>
  )
}
