import type { ShownMessage } from '@sarika/im-engine'
import { inLine, insteadOfText } from '../rules/words'
import { useSay } from './say'

interface Props {
  /** null = not on this device; undefined = being looked for. */
  message: ShownMessage | null | undefined
  author: string
}

/** Who said it and what: above an answer, and above the field where one is written. */
export function Quote({ message, author }: Props) {
  const t = useSay()
  if (message == null)
    return <span className="quote-text soft">{message === null ? t('thread.quoteAway') : '…'}</span>
  const isWithdrawn = message.withdrawnAt !== undefined
  const instead = isWithdrawn ? t('thread.quoteWithdrawn') : insteadOfText(message, t)
  return (
    <>
      <bdi className="quote-by">{author}</bdi>
      {instead === null ? (
        <bdi className="quote-text">{inLine(message, t)}</bdi>
      ) : (
        <em className="quote-text soft">{instead}</em>
      )}
    </>
  )
}
