import type { Money } from '@sarika/im-engine/kinds'
import { ArrowLeftRight, ChartPie, Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Icon } from '../../../ui/icons'
import type { CardProps } from '../kinds/kind'
import { usePurse } from '../wallet/table'
import '../../../styles/money.css'

const GLYPHS: Readonly<Record<string, typeof Gift>> = {
  redPacketAcceptLP: Gift,
  receivePaidLP: ChartPie,
}

/** What became of money: a line, for the card that it is about shows it, too. */
export default function MoneyLine({ body, name, message }: CardProps<Money>) {
  const { t } = useTranslation('wallet')
  const purse = usePurse()
  return (
    <p className="card-said money-line">
      <Icon of={GLYPHS[message.kind] ?? ArrowLeftRight} size={16} />
      <span>{purse === null ? name : lineOf(message.kind, body, purse, t)}</span>
    </p>
  )
}

type Say = ReturnType<typeof useTranslation<'wallet'>>['t']
type Names = Pick<NonNullable<ReturnType<typeof usePurse>>, 'me' | 'nameOf'>

function lineOf(kind: string, { from, to, amount, note, state }: Money, { me, nameOf }: Names, t: Say) {
  const money = showAmount(amount)
  const who = isolate(nameOf(from))
  switch (kind) {
    case 'transferAcceptLP':
      return from === me
        ? t('card.acceptedByYou', { amount: money })
        : t('card.acceptedLine', { name: who, amount: money })
    case 'transferReturnLP':
      // It names who sent it, whoever is told.
      if (state === 'expired')
        return from === me
          ? t('card.expiredYours', { amount: money })
          : t('card.expiredLine', { name: who, amount: money })
      return from === me
        ? t('card.returnedByYou', { amount: money })
        : t('card.returnedLine', { name: who, amount: money })
    case 'receivePaidLP':
      return from === me
        ? t('card.youPaid', { amount: money, title: note })
        : t('card.theyPaid', { name: who, amount: money, title: note })
    default:
      if (from === me)
        return to === me
          ? t('card.openedOwn', { amount: money })
          : t('card.youOpened', { name: isolate(nameOf(to)), amount: money })
      if (to === me) return t('card.theyOpened', { who, amount: money })
      if (from === to) return t('card.openedTheirs', { who })
      return t('card.othersOpened', { who, name: isolate(nameOf(to)) })
  }
}
