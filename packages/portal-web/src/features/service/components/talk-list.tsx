import { useTranslation } from 'react-i18next'
import { useMessageWords } from '../../../http/reported-messages'
import { langOf } from '../../../lib/lang-of'
import type { ListedTalk } from '../api/talks'
import { Waits } from './waits'

const GROUPS = ['waiting', 'mine', 'others'] as const

const groupOf = ({ isWaiting, isMine }: ListedTalk): (typeof GROUPS)[number] => {
  if (isWaiting) return 'waiting'
  return isMine ? 'mine' : 'others'
}

interface Props {
  talks: readonly ListedTalk[]
  /** im id of who is shown beside */
  chosen: string | null
  onChoose: (imId: string) => void
}

function Face({ talk: { name, last, since, isWaiting, isMine, agentName } }: { talk: ListedTalk }) {
  const { t } = useTranslation('service')
  const wordsOf = useMessageWords()
  return (
    <>
      <span className="review-who">
        <strong>{name === '' ? t('nameless') : <bdi lang={langOf(name)}>{name}</bdi>}</strong>
        <small className="service-last">{last === null ? t('wroteNothing') : wordsOf(last)}</small>
      </span>
      <span className="review-when">
        <small>
          <Waits since={since} />
        </small>
        {!isWaiting && !isMine && <span className="tag">{agentName}</span>}
      </span>
    </>
  )
}

/** What waits, the longest wait first; what the agent answers; what others do. */
export function TalkList({ talks, chosen, onChoose }: Props) {
  const { t } = useTranslation('service')
  return GROUPS.map((group) => {
    const rows = talks.filter((talk) => groupOf(talk) === group)
    if (rows.length === 0) return null
    return (
      <section key={group} aria-label={t(group)}>
        <h2 className="review-waits">
          <strong>{t(group)}</strong> {rows.length}
        </h2>
        <ul className="rows">
          {rows.map((talk) => (
            <li key={talk.imId}>
              <button
                type="button"
                className="review-row"
                aria-current={talk.imId === chosen || undefined}
                onClick={() => onChoose(talk.imId)}
              >
                <Face talk={talk} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
