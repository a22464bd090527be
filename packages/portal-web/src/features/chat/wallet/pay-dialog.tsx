import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
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
        [t('confirm.to'), nameOf(bill.by)],
        [t('confirm.note'), bill.title],
      ]}
      label={(cents) => t('card.pay', { amount: showAmount(cents) })}
      send={async ({ onceKey, pin }) => {
        const fault = await payBill(bill.id, me, pin, onceKey)
        if (fault?.kind !== 'refused' || fault.code !== 'taken') return fault
        // Another tab did it: there is nothing left to pay.
        toast(t('failure.paid'))
        return null
      }}
      onClose={onClose}
    />
  )
}
