import { useTranslation } from 'react-i18next'
import { showAmount } from '../../../lib/money'
import { type Bill, payBill, shareOf } from './api'
import { SendDialog } from './send-dialog'
import type { Purse } from './table'

interface Props {
  purse: Pick<Purse, 'me' | 'nameOf'>
  bill: Bill
  onClose: () => void
}

/** Pays one's own share of a bill. */
export function PayDialog({ purse: { me, nameOf }, bill, onClose }: Props) {
  const { t } = useTranslation('wallet')
  const share = shareOf(bill, me)
  if (share === undefined) return null
  return (
    <SendDialog
      title={bill.title}
      what={`pay.${bill.id}`}
      empty={{}}
      form={null}
      amountOf={() => share.amount}
      linesOf={() => [
        [t('confirm.to'), bill.byName || nameOf(bill.by)],
        [t('confirm.note'), bill.title],
      ]}
      label={(cents) => t('card.pay', { amount: showAmount(cents) })}
      send={({ onceKey, pin }) => payBill(bill.id, me, pin, onceKey)}
      onClose={onClose}
    />
  )
}
