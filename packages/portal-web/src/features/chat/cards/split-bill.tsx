import type { Money } from '@sarika/im-engine/kinds'
import { useTranslation } from 'react-i18next'
import { showAmount } from '../../../lib/money'
import type { CardProps } from '../kinds/kind'
import { type Bill, shareOf, toBill, toTold, waitingOf } from '../wallet/api'
import { BillShares } from '../wallet/bill-shares'
import { usePurse } from '../wallet/table'
import { useReminder } from '../wallet/use-reminder'
import { useToldOr } from '../wallet/use-wallet'
import { MoneyCard } from './money-card'

/** A bill that several share: who has paid, and one's own share to pay. */
export default function SplitBillCard({ body, name, message }: CardProps<Money>) {
  const { t } = useTranslation('wallet')
  const purse = usePurse()
  const one = useToldOr(`/spilt_bills/${body.id}`, body.id, message.update?.id, toBill, () =>
    ofBody(body, message.update !== undefined),
  )
  const mine = purse === null ? undefined : shareOf(one, purse.me)
  const isOpen = mine !== undefined && mine.paidAt === 0 && one.by !== purse?.me
  const isMine = purse !== null && one.by === purse.me
  const waiting = waitingOf(one)
  const reminder = useReminder(purse?.conversation ?? null, one, message.id)
  const isSettled =
    one.shares.length > 0 && one.shares.every(({ paidAt, imId }) => paidAt > 0 || imId === one.by)
  return (
    <MoneyCard
      look="bill"
      face={
        <BillShares
          bill={one}
          me={purse?.me ?? ''}
          nameOf={(imId) => purse?.nameOf(imId) ?? t('someone')}
          faceOf={(imId) => purse?.faceOf(imId) ?? ''}
        />
      }
      name={name}
      state={
        isSettled
          ? t('card.settled')
          : isOpen
            ? t('card.waits')
            : waiting.length > 0
              ? t('card.toCome', { count: waiting.length })
              : showAmount(one.total)
      }
      isGood={isSettled}
      isWaiting={isOpen}
      failure={reminder.failure}
      acts={
        isOpen ? (
          <div className="money-acts">
            <button type="button" data-main onClick={() => purse?.open({ kind: 'pay', bill: one })}>
              {t('card.pay', { amount: showAmount(mine.amount) })}
            </button>
          </div>
        ) : (
          isMine &&
          waiting.length > 0 && (
            <div className="money-acts">
              <button
                type="button"
                aria-disabled={reminder.isSent || undefined}
                onClick={() => void reminder.send()}
              >
                {t(reminder.isSent ? 'card.reminded' : 'card.remind')}
              </button>
            </div>
          )
        )
      }
    />
  )
}

/** What changed it tells a share: who paid, and whose bill it is. */
const ofBody = ({ id, amount, note, from, to }: Money, isChanged: boolean): Bill => ({
  ...toTold(null),
  id,
  title: note,
  total: isChanged ? 0 : amount,
  by: isChanged ? to : from,
  at: 0,
  shares: [],
})
