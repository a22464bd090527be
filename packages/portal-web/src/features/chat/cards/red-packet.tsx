import type { Money } from '@sarika/im-engine/kinds'
import { useTranslation } from 'react-i18next'
import { showAmount } from '../../../lib/money'
import { Bird } from '../../../ui/bird'
import type { CardProps } from '../kinds/kind'
import { type Packet, restOf, toPacket, toTold } from '../wallet/api'
import { usePurse } from '../wallet/table'
import { useToldOr } from '../wallet/use-wallet'
import { MoneyCard } from './money-card'

/** A red packet: a press shows it beside the conversation, where it is opened. */
export default function RedPacketCard({ body, name, message }: CardProps<Money>) {
  const { t } = useTranslation('wallet')
  const purse = usePurse()
  const one = useToldOr(`/red_packets/${body.id}`, body.id, message.update?.id, toPacket, () =>
    ofBody(body, message.update !== undefined),
  )
  const mine = one.taken.find(({ imId }) => imId === purse?.me)
  const opened = one.count - one.left
  const isOver = one.left === 0 || one.isOver
  // Who sent one to somebody alone has nothing to open.
  const canOpen = !isOver && mine === undefined && (!message.own || purse?.peer === null)
  const line = canOpen
    ? t('card.tap')
    : one.left === 0
      ? one.count === 1
        ? t('card.openedOnce')
        : t('card.allOpened', { count: one.count })
      : one.isOver && message.own
        ? t('card.restBack', { amount: showAmount(restOf(one)) })
        : mine !== undefined
          ? t('card.opened')
          : t(one.isOver ? 'card.packetOver' : 'card.notYet')
  return (
    <MoneyCard
      look="packet"
      isOpened={isOver || mine !== undefined}
      face={
        <>
          <span className="money-coin">
            <Bird size={26} />
          </span>
          <span className="money-words">
            <bdi className="money-title">{one.note || t('card.greeting')}</bdi>
            <span>{line}</span>
          </span>
        </>
      }
      onOpen={purse === null ? undefined : () => purse.openPacket(one.id)}
      name={name}
      state={
        mine !== undefined
          ? showAmount(mine.amount)
          : (isOver || message.own) && one.amount > 0
            ? showAmount(one.amount)
            : opened > 0 || one.count > 1
              ? t('card.left', { left: one.left, count: one.count })
              : ''
      }
    />
  )
}

/** What changed it tells a part: who opened it, and whose packet it is. */
const ofBody = ({ id, amount, note, from, to, count, left }: Money, isChanged: boolean): Packet => ({
  ...toTold(null),
  id,
  amount: isChanged ? 0 : amount,
  note,
  from: isChanged ? to : from,
  to: '',
  count,
  left,
  isOver: false,
  isByChance: false,
  at: 0,
  taken: [],
})
