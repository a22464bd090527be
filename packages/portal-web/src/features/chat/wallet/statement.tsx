import type { ImId } from '@sarika/im-engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showAmount } from '../../../lib/money'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { toWallet } from '../rules/places'
import { type Bill, otherOf, shareOf, toBill, waitingOf } from './api'
import { BillShares } from './bill-shares'
import { DetailHead } from './detail-head'
import { OnceRead } from './once-read'
import { PayDialog } from './pay-dialog'
import { ToChat } from './to-chat'
import { usePeople } from './use-people'
import { useReminder } from './use-reminder'
import { useWalletRead } from './use-wallet'

/** Who has paid what of a bill. */
export function Statement({ id, me }: { id: string; me: ImId }) {
  const { t } = useTranslation('wallet')
  const told = useWalletRead(`/spilt_bills/${encodeURIComponent(id)}`, toBill)
  return (
    <>
      <DetailHead
        back={toWallet({ view: 'bills' })}
        backName={t('bills.back')}
        title={t('bills.statement')}
      />
      <OnceRead told={told} missing={<p className="soft">{t('bills.missing')}</p>} count={1}>
        {(bill) => <Told bill={bill} me={me} />}
      </OnceRead>
    </>
  )
}

function Told({ bill, me }: { bill: Bill; me: ImId }) {
  const { t } = useTranslation('wallet')
  const isMine = bill.by === me
  const other = otherOf(bill, me)
  const { place, group, nameOf, faceOf } = usePeople(bill, other)
  const reminder = useReminder(place, bill)
  const [isPaying, setIsPaying] = useState(false)
  const mine = shareOf(bill, me)
  return (
    <div className="wallet-statement">
      <BillShares bill={bill} me={me} nameOf={nameOf} faceOf={faceOf} />
      {!isMine && mine !== undefined && mine.paidAt === 0 && (
        <Button onClick={() => setIsPaying(true)}>
          {t('card.pay', { amount: showAmount(mine.amount) })}
        </Button>
      )}
      {isMine && waitingOf(bill).length > 0 && (
        <Button
          kind="quiet"
          aria-disabled={reminder.isSent || undefined}
          onClick={() => void reminder.send()}
        >
          {t(reminder.isSent ? 'card.reminded' : 'card.remind')}
        </Button>
      )}
      <FormFailure text={reminder.failure ?? false} />
      {(bill.groupId !== '' || other !== '') && <ToChat place={place} name={group || nameOf(other)} />}
      {isPaying && <PayDialog purse={{ me, nameOf }} bill={bill} onClose={() => setIsPaying(false)} />}
    </div>
  )
}
