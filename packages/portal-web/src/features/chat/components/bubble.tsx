import { type ShownMessage, WITHDRAW_WINDOW_MS } from '@sarika/im-engine'
import type { Composer } from '@sarika/im-engine/react'
import { texts } from '../../../i18n/en'
import { showTime } from '../../../lib/dates'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { tickOf } from '../rules/ticks'
import { isTip, type Row } from '../rules/timeline'
import { failureInWords, insteadOfText, withdrawalInWords } from '../rules/words'
import { MessageTick } from './message-tick'

interface Props {
  row: Extract<Row, { type: 'message' }>
  name: string
  nameOf: ((imId: string) => string) | undefined
  composer: Composer
}

/** One message: its text, and with the last of a group its time and how far it got. */
export function Bubble({ row, name, nameOf, composer }: Props) {
  const { message, isFirst, isLast } = row
  const { own, from, at } = message
  const author = nameOf?.(from) ?? name
  if (isTip(message)) return <Tip message={message} author={author} />
  const instead = insteadOfText(message)
  return (
    <article
      className={own ? 'said said-own' : 'said'}
      data-last={isLast}
      data-state={own ? tickOf(message) : undefined}
    >
      {!own && nameOf !== undefined && isFirst && <bdi className="said-by">{author}</bdi>}
      <div className="said-line">
        {!own && (isLast ? <Avatar id={`p2p-${from}`} name={author} /> : <span className="avatar-space" />)}
        <div className="bubble">
          {instead === null ? (
            <bdi className="bubble-text">{message.text}</bdi>
          ) : (
            <em className="soft">{instead}</em>
          )}
        </div>
        {own && <Withdraw message={message} composer={composer} />}
      </div>
      {(isLast || message.state !== 'sent') && (
        <p className="said-foot">
          <time dateTime={new Date(at).toISOString()}>{showTime(at)}</time>
          {own && <MessageTick tick={tickOf(message)} />}
        </p>
      )}
      {message.warning !== undefined && (
        <p className="said-foot">
          {texts.thread.warning} <bdi>{message.warning}</bdi>
        </p>
      )}
      {message.state === 'failed' && <Failed message={message} composer={composer} />}
      {message.failedWithdrawal !== undefined && (
        <NotWithdrawn tried={message.failedWithdrawal} composer={composer} />
      )}
    </article>
  )
}

function Tip({ message, author }: { message: ShownMessage; author: string }) {
  const words = texts.thread
  const said =
    message.withdrawnAt === undefined ? (
      <bdi>{message.text}</bdi>
    ) : message.own ? (
      words.withdrawnByYou
    ) : (
      words.withdrawn(author)
    )
  return <p className="tip">{said}</p>
}

/** There for two minutes; the server's clock has the last word. */
function Withdraw({ message, composer }: { message: ShownMessage; composer: Composer }) {
  if (message.id === '' || Date.now() - message.at > WITHDRAW_WINDOW_MS) return null
  return (
    <button type="button" className="said-action" onClick={() => void composer.withdraw(message)}>
      {texts.thread.withdraw}
    </button>
  )
}

function Failed({ message, composer }: { message: ShownMessage; composer: Composer }) {
  // Only what is in the outbox fails, and its key there is the client id.
  const clientId = message.key as Parameters<Composer['resend']>[0]
  return (
    <div className="failed">
      <p>{failureInWords(message.failure)}</p>
      <Button kind="small" onClick={() => void composer.resend(clientId)}>
        {texts.thread.retry}
      </Button>
      <Button kind="small" onClick={() => void composer.discard(clientId)}>
        {texts.thread.discard}
      </Button>
    </div>
  )
}

interface NotWithdrawnProps {
  tried: NonNullable<ShownMessage['failedWithdrawal']>
  composer: Composer
}

/** The message stands; the try is in the outbox until it is discarded or another one takes its place. */
function NotWithdrawn({ tried: { clientId, failure }, composer }: NotWithdrawnProps) {
  return (
    <div className="failed">
      <p>{withdrawalInWords(failure)}</p>
      <Button kind="small" onClick={() => void composer.discard(clientId)}>
        {texts.thread.dismiss}
      </Button>
    </div>
  )
}
