import { useTranslation } from 'react-i18next'
import { langOf } from '../../../lib/lang-of'
import { FetchFailure } from '../../../ui/failure'
import { Nothing } from '../../../ui/nothing'
import { type Agent, useTalk } from '../api/talks'
import { AnswerField } from './answer-field'
import { TalkActs } from './talk-acts'
import { TalkLog } from './talk-log'

interface Props {
  imId: string
  agents: readonly Agent[]
  onLeft: () => void
}

/** One conversation: whose it is, what was said, and for who has it the field to answer. */
export function Talk({ imId, agents, onLeft }: Props) {
  const { t } = useTranslation('service')
  const { data, isError, cause, refetch } = useTalk(imId)
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (data === undefined) return <p className="soft" aria-busy="true" />
  if (data === null) return <Nothing title={t('gone')} lead={t('goneLead')} />
  const { name, isMine, isWaiting, agentName, messages, hasEarlier } = data
  return (
    <>
      <header className="service-head">
        <div>
          <h1>{name === '' ? t('nameless') : <bdi lang={langOf(name)}>{name}</bdi>}</h1>
          <p className="soft" role="status">
            {isMine ? t('yours') : isWaiting ? t('waitsForAgent') : t('taken', { name: agentName })}
          </p>
        </div>
        <span className="service-acts">
          <TalkActs talk={data} agents={agents} onLeft={onLeft} />
        </span>
      </header>
      <TalkLog imId={imId} isWaiting={isWaiting} messages={messages} hasEarlier={hasEarlier} />
      {isMine && <AnswerField imId={imId} />}
    </>
  )
}
