import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textAt, toFields } from '../../../../lib/fields'
import { Portrait } from '../../../../ui/portrait'
import { useAnswerTime } from '../../../../ui/use-answer-time'
import type { DeskJob } from '../api/postings'
import { useOwnCompany } from '../api/postings'
import { useWriting } from './context'
import { HandOverDialog } from './hand-over-dialog'

/** In what time the company answers, as seekers read it; nothing where it is not known. */
function AnswerTime({ job }: { job: DeskJob }) {
  const { t } = useTranslation('posting')
  const { answersWithin } = toFields(useOwnCompany(job.company.id))
  const time = useAnswerTime(typeof answersWithin === 'number' ? answersWithin : null)
  return <p className="soft">{time === null ? t('answers.unknown') : t('answers.within', { time })}</p>
}

/** Who answers those who write about this job. */
export function AnswersCard() {
  const { t } = useTranslation('posting')
  const { job } = useWriting()
  const [isChanging, setIsChanging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { team, isOwner } = job.company
  const who = team.find(({ id }) => id === job.answererId)
  return (
    <section className="posting-card">
      <header className="posting-head">
        <h2>{t('answers.title')}</h2>
        <small>{t('answers.seen')}</small>
      </header>
      <div className="posting-who">
        <Portrait src={textAt(who, 'avatar')} isFemale={false} />
        <div>
          <p>
            <b>
              <bdi>{who?.name ?? t('answers.nobody')}</bdi>
            </b>
          </p>
          <AnswerTime job={job} />
        </div>
        {isOwner && team.length > 1 && (
          <button
            ref={button}
            type="button"
            className="button button-small"
            onClick={() => setIsChanging(true)}
          >
            {t('answers.change')}
          </button>
        )}
      </div>
      {isChanging && (
        <HandOverDialog
          id={job.id}
          team={team}
          answererId={job.answererId}
          opener={button}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  )
}
