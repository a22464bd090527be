import type { ShownMessage } from '@sarika/im-engine'
import { tip } from '@sarika/im-engine/kinds'
import { type MouseEvent, memo } from 'react'
import { showTime } from '../../../lib/dates'
import { Avatar } from '../../../ui/avatar'
import { kindOf } from '../kinds/all'
import { SentLink } from '../links/sent-link'
import { isToEverybody } from '../rules/everybody'
import { LINK_TAKEN_OUT } from '../rules/refusals'
import { tickOf } from '../rules/ticks'
import { isTip, type MessageRow } from '../rules/timeline'
import { insteadOfText } from '../rules/words'
import { Album } from './album'
import { BubbleText } from './bubble-text'
import { Failed, NotWithdrawn } from './failed'
import { passFocusToLog } from './focus-log'
import { HowFar } from './how-far'
import { MoreIcon, ReplyIcon, StarIcon } from './icons'
import { Quote } from './quote'
import { useSay } from './say'
import type { Talk } from './talk'
import { WriteAgain } from './write-again'

interface Props {
  row: MessageRow
  /** What it answers, where it answers something. */
  quote: ShownMessage | null | undefined
  talk: Talk
  /** The one whose actions the Tab key reaches; from there the arrows go to the others. */
  isReached: boolean
  /** The last one that whom one talks to has read. */
  isLastRead: boolean
  onActions: (message: ShownMessage, trigger: HTMLElement) => void
}

/** One message: its text, and with the last of a group its time and how far it got. */
export const Bubble = memo(function Bubble({ row, quote, talk, isReached, isLastRead, onActions }: Props) {
  const t = useSay()
  const { message, isFirst, isLast, album } = row
  const { own, from, at, quoteId } = message
  const author = talk.nameOf(message)
  if (isTip(message)) return <TipLine message={message} talk={talk} />
  const instead = insteadOfText(message, t)
  // In a group that is over there is nothing to do with what is no text.
  const hasActions = talk.canWrite || instead === null || message.state === 'failed'
  return (
    <article
      className={own ? 'said said-own' : 'said'}
      data-last={isLast}
      data-state={own ? tickOf(message) : undefined}
      data-mention={message.mention || undefined}
    >
      {!own && talk.isGroup && isFirst && (
        <button type="button" className="said-by" tabIndex={-1} onClick={() => talk.person(message)}>
          <bdi>{author}</bdi>
        </button>
      )}
      <div className="said-line">
        {!own && !isLast && <span className="avatar-space" />}
        {!own && isLast && (
          <button
            type="button"
            className="face-button"
            // By keyboard the menu of the message leads there.
            tabIndex={-1}
            aria-label={author}
            onClick={() => talk.person(message)}
          >
            <Avatar id={`p2p-${from}`} name={author} src={talk.faceOf(from)} />
          </button>
        )}
        <div className="bubble">
          {quoteId !== undefined && (
            <button type="button" className="quote" onClick={() => talk.jump(quoteId)}>
              <Quote message={quote} author={quote == null ? '' : talk.nameOf(quote)} />
            </button>
          )}
          {album === undefined ? (
            <Said message={message} instead={instead} />
          ) : (
            <Album messages={album} isReached={isReached} onActions={onActions} />
          )}
          <div className="tools" hidden={album !== undefined}>
            <time dateTime={new Date(at).toISOString()}>{showTime(at)}</time>
            {message.id !== '' && talk.canWrite && !isToEverybody(talk) && (
              <button
                ref={passFocusToLog}
                type="button"
                className="tool"
                tabIndex={-1}
                aria-label={t('thread.reply')}
                onClick={() => talk.reply(message)}
              >
                <ReplyIcon />
              </button>
            )}
            {hasActions && (
              <button
                ref={passFocusToLog}
                type="button"
                className="tool tool-more"
                tabIndex={isReached ? 0 : -1}
                aria-label={t('thread.actions')}
                aria-haspopup="menu"
                data-message={message.key}
                onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onActions(message, currentTarget)}
              >
                <MoreIcon />
              </button>
            )}
          </div>
        </div>
      </div>
      {(isLast || message.state !== 'sent' || message.isStarred || message.notSaved) && (
        <p className="said-foot">
          {own ? (
            <HowFar message={message} talk={talk} isLastRead={isLastRead} />
          ) : (
            <time dateTime={new Date(at).toISOString()}>{showTime(at)}</time>
          )}
          {message.isStarred && <StarMark />}
          {message.notSaved && <span>{t('thread.notSaved')}</span>}
        </p>
      )}
      {message.warning !== undefined && (
        <p className="said-foot">
          {message.warning === LINK_TAKEN_OUT ? (
            t('thread.linkTakenOut')
          ) : (
            <>
              {t('thread.warning')} <bdi>{message.warning}</bdi>
            </>
          )}
        </p>
      )}
      {message.state === 'failed' && <Failed message={message} talk={talk} />}
      {message.failedWithdrawal !== undefined && (
        <NotWithdrawn tried={message.failedWithdrawal} talk={talk} />
      )}
    </article>
  )
})

/** Its words, its card, or why there is neither. */
function Said({ message, instead }: { message: ShownMessage; instead: string | null }) {
  if (instead !== null) return <em className="soft">{instead}</em>
  const kind = kindOf(message)
  return kind === null ? (
    <>
      <BubbleText text={message.text} mentionsAt={message.mentionsAt} />
      {message.extra !== undefined && <SentLink message={message} />}
    </>
  ) : (
    <kind.Content message={message} />
  )
}

function StarMark() {
  const t = useSay()
  return (
    <span className="star-mark" title={t('more.starred')}>
      <StarIcon isOn size={14} />
      <span className="only-heard">{t('more.starred')}</span>
    </span>
  )
}

function TipLine({ message, talk }: { message: ShownMessage; talk: Talk }) {
  const t = useSay()
  if (tip.is(message))
    return (
      <p className="tip">
        <bdi>{talk.tipInWords(message.body)}</bdi>
      </p>
    )
  const words = message.own
    ? t('thread.withdrawnByYou')
    : t('thread.withdrawn', { name: talk.nameOf(message) })
  if (message.withdrawnAt === undefined)
    return (
      <div className="tip">
        <Said message={message} instead={insteadOfText(message, t)} />
      </div>
    )
  return (
    <p className="tip">
      {words}
      {message.own && <WriteAgain message={message} talk={talk} />}
    </p>
  )
}
