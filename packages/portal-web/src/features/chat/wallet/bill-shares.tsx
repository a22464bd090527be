import { useTranslation } from 'react-i18next'
import { showTime } from '../../../lib/dates'
import { showAmount } from '../../../lib/money'
import { useSession } from '../../../lib/session'
import { Avatar } from '../../../ui/avatar'
import { CheckIcon } from '../../../ui/icons'
import type { Bill } from './api'
import '../../../styles/money.css'

interface Props {
  bill: Bill
  me: string
  nameOf: (imId: string) => string
  faceOf: (imId: string) => string
}

/** What a bill was for, how much of it was paid, and by whom. */
export function BillShares({ bill, me, nameOf, faceOf }: Props) {
  const { t } = useTranslation('wallet')
  const ownName = useSession()?.name ?? ''
  const { title, total, by, shares } = bill
  const isPaid = ({ imId, paidAt }: Bill['shares'][number]) => paidAt > 0 || imId === by
  const paid = shares.filter(isPaid)
  const gathered = paid.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = new Set(shares.map(({ amount }) => amount))
  const [each] = amounts
  const people =
    amounts.size === 1 && each !== undefined
      ? t('card.each', { amount: showAmount(each), count: shares.length })
      : t('card.shares', { count: shares.length })
  return (
    <div className="bill">
      <p className="bill-head">
        <bdi className="money-title">{title}</bdi>
        <strong>{showAmount(total)}</strong>
      </p>
      {shares.length > 0 && (
        <>
          <p className="soft bill-line">{`${people} · ${t('card.paid', { count: paid.length })}`}</p>
          <span className="bill-meter" aria-hidden="true">
            <i style={{ inlineSize: `${total > 0 ? Math.round((gathered / total) * 100) : 0}%` }} />
          </span>
          <ul className="bill-people">
            {shares.map((share) => (
              <li key={share.imId}>
                <Avatar
                  id={`p2p-${share.imId}`}
                  name={share.imId === me ? ownName : nameOf(share.imId)}
                  src={faceOf(share.imId)}
                />
                <bdi>{share.imId === me ? t('you') : nameOf(share.imId)}</bdi>
                {share.imId === by ? (
                  <span className="soft">{t('card.paidFirst')}</span>
                ) : share.paidAt > 0 ? (
                  <span className="bill-paid">
                    <CheckIcon />
                    {showTime(share.paidAt)}
                  </span>
                ) : (
                  <span className="bill-open">
                    {amounts.size > 1 && `${showAmount(share.amount)} · `}
                    {t('card.open')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
