import type { Money } from '@sarika/im-engine/kinds'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showTime } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Icon } from '../../../ui/icons'
import type { CardProps } from '../kinds/kind'
import { answerTransfer, type Transfer, toTold, toTransfer, toTransferState } from '../wallet/api'
import { useFaultWords } from '../wallet/refusals'
import { usePurse } from '../wallet/table'
import { useToldOr, useWalletChanged } from '../wallet/use-wallet'
import { MoneyCard } from './money-card'

/** Money from one to another: who gets it accepts it or sends it back. */
export default function TransferCard({ body, name, message }: CardProps<Money>) {
  const { t } = useTranslation('wallet')
  const purse = usePurse()
  const changed = useWalletChanged()
  const inWords = useFaultWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // The server tells a transfer to its two; to others the message says all.
  const isOfTwo = purse === null || body.from === purse.me || body.to === purse.me
  const one = useToldOr(`/transfer/${body.id}`, isOfTwo ? body.id : '', message.update?.id, toTransfer, () =>
    ofBody(body, message.update !== undefined),
  )
  const isMine = purse !== null && one.to === purse.me
  const called = (imId: string) => purse?.nameOf(imId) ?? ''
  const title =
    purse === null
      ? name
      : one.from === purse.me
        ? t('card.transferTo', { name: isolate(called(one.to)) })
        : isMine
          ? t('card.transferFrom', { name: isolate(called(one.from)) })
          : t('card.between', { from: isolate(called(one.from)), to: isolate(called(one.to)) })

  const answer = async (what: 'accept' | 'return') => {
    if (isBusy) return
    setIsBusy(true)
    const fault = await answerTransfer(one.id, what)
    await changed()
    setIsBusy(false)
    setFailure(fault === null ? null : inWords(fault))
  }
  const isPending = one.state === 'pending'
  return (
    <MoneyCard
      look="transfer"
      face={
        <>
          <span className="money-mark">
            <Icon of={ArrowLeftRight} />
          </span>
          <span className="money-words">
            <strong className="money-amount">{showAmount(one.amount)}</strong>
            {one.note !== '' && <bdi>{one.note}</bdi>}
          </span>
        </>
      }
      name={title}
      state={stateOf(one, isMine, t)}
      isGood={one.state === 'accepted'}
      isWaiting={isPending && isMine}
      failure={failure}
      acts={
        isPending &&
        isMine && (
          <div className="money-acts">
            <button
              type="button"
              data-main
              aria-disabled={isBusy || undefined}
              onClick={() => void answer('accept')}
            >
              {t('card.accept')}
            </button>
            <button type="button" aria-disabled={isBusy || undefined} onClick={() => void answer('return')}>
              {t('card.return')}
            </button>
          </div>
        )
      }
    />
  )
}

/** An answer names them the other way round: who answered, and who sent. What is over names them as before. */
function ofBody({ id, amount, note, state, from, to }: Money, isChanged: boolean): Transfer {
  const isAnswer = isChanged && state !== 'expired'
  return {
    ...toTold(null),
    ...{ id, amount, fee: 0, note, at: 0, doneAt: 0 },
    from: isAnswer ? to : from,
    to: isAnswer ? from : to,
    state: toTransferState({ state }),
  }
}

type Say = ReturnType<typeof useTranslation<'wallet'>>['t']

function stateOf({ state, doneAt }: Transfer, isMine: boolean, t: Say): string {
  if (state === 'pending') return t(isMine ? 'card.waits' : 'card.pending')
  if (state === 'expired') return t('card.expired')
  if (doneAt === 0) return t(`card.${state}`)
  return t(`card.${state}At`, { time: showTime(doneAt) })
}
