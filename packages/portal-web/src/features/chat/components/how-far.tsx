import type { ShownMessage } from '@sarika/im-engine'
import { daysAgo, showMonthDay, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { howFar } from '../rules/how-far'
import { TickShape } from './message-tick'
import { useSay } from './say'
import type { Talk } from './talk'

interface Props {
  message: ShownMessage
  talk: Talk
  /** The last one that was read: it says so, the others only show it. */
  isLastRead: boolean
}

/**
 * When an own message was sent, and how far it got in shape and word, e.g. "09:16", a face and "Read 09:21"; in a group "Read by 1 of 2".
 * Source: S-CHAT-42.
 */
export function HowFar({ message, talk, isLastRead }: Props) {
  const t = useSay()
  const { isGroup, peer, othersCount, faceOf, nameOf, readers } = talk
  const { tick, readAt, readBy } = howFar(message, isGroup)
  const isSilent = tick === 'read' && !isLastRead
  const words = (
    <>
      {tick === 'read' && peer !== null ? (
        <Avatar id={`p2p-${peer}`} name={nameOf({ from: peer, own: false })} src={faceOf(peer)} />
      ) : (
        <TickShape tick={readBy > 0 ? 'read' : tick} />
      )}
      {readBy === 0 ? (
        <span className={isSilent ? 'only-heard' : undefined}>{t(`ticks.${tick}`)}</span>
      ) : readBy >= othersCount ? (
        <span>{t('ticks.readByAll')}</span>
      ) : (
        <span>{t('ticks.readBy', { some: readBy, all: othersCount })}</span>
      )}
      {readAt > 0 && readBy === 0 && !isSilent && (
        <>
          {' '}
          <ReadAt at={readAt} />
        </>
      )}
    </>
  )
  return (
    <>
      {message.state === 'sent' && (
        <>
          <time dateTime={new Date(message.at).toISOString()}>{showTime(message.at)}</time>{' '}
        </>
      )}
      {readBy === 0 ? (
        <span className="how-far" data-tick={tick}>
          {words}
        </span>
      ) : (
        <button type="button" className="how-far" data-tick="read" onClick={() => readers(message)}>
          {words}
        </button>
      )}
    </>
  )
}

/** Today the time alone, e.g. "yesterday 21:10" before. */
function ReadAt({ at }: { at: number }) {
  const t = useSay()
  const today = useDay()
  const time = showTime(at)
  const days = daysAgo(at, today)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {days <= 0 ? time : days === 1 ? t('ticks.yesterday', { time }) : `${showMonthDay(at, today)} ${time}`}
    </time>
  )
}
