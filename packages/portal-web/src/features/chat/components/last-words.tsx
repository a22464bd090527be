import type { ConversationItem, ConversationKey } from '@sarika/im-engine'
import type { Tip } from '@sarika/im-engine/kinds'
import type { Say } from '../../../i18n/i18n'
import { toTip } from '../rules/tips'
import { lastInWords } from '../rules/words'
import { useNameInRow, useTipWords } from './use-tip-words'

interface Props {
  item: ConversationItem
  t: Say<'chat'>
}

/** What was said last, or what happened last, in one line. Source: S-WEB-13, S-TEAM-2. */
export function LastWords({ item, t }: Props) {
  const tip = item.last?.kind === 'tip' ? toTip(item.last.body) : null
  return tip === null ? (
    <>
      {item.isGroup && item.last?.own === false && <SaidBy item={item} t={t} />}
      <bdi>{lastInWords(item, t)}</bdi>
    </>
  ) : (
    <TipWords conversation={item.key} tip={tip} t={t} />
  )
}

/** Who of a group wrote it; nothing while nobody knows their name. */
function SaidBy({ item, t }: Props) {
  const name = useNameInRow(item.key)(item.last?.from ?? '') ?? ''
  // "Bopha, Angkor HR" is Bopha: the row has room for little more.
  const short = name.split(/[,，]/)[0] || name
  return (
    short !== '' && (
      <>
        <b>
          <bdi className="row-said-by">{short}</bdi>
          {t('find.by', { name: '' })}
        </b>{' '}
      </>
    )
  )
}

/** Only rows of tips and of groups look for names. */
function TipWords({ conversation, tip, t }: { conversation: ConversationKey; tip: Tip; t: Say<'chat'> }) {
  return <bdi>{useTipWords(conversation, t)(tip)}</bdi>
}
