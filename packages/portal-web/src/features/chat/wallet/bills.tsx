import type { ImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Nothing } from '../../../ui/nothing'
import { toWallet } from '../rules/places'
import { type Bill, otherOf, shareOf, toBills } from './api'
import { usePeople } from './use-people'
import { useWalletPages } from './use-wallet'
import { WalletList } from './wallet-list'

/** Bills that one was asked for, and those that one split. */
export function Bills({ me }: { me: ImId }) {
  const { t } = useTranslation('wallet')
  const mine = useWalletPages('/my_spilt_bills', toBills)
  const toPay = useWalletPages('/my_pay_spilt_bills', toBills)
  if (mine.rows?.length === 0 && toPay.rows?.length === 0)
    return <Nothing title={t('bills.none')} lead={t('bills.noneLead')} />
  return [['toPay', toPay] as const, ['mine', mine] as const].map(([name, list]) => (
    <section key={name} hidden={list.rows?.length === 0}>
      <h3>{t(`bills.${name}`)}</h3>
      <WalletList list={list} nothing={null}>
        {(rows) => (
          <ul className="wallet-rows">
            {rows.map((bill) => (
              <li key={bill.id}>
                <Row bill={bill} me={me} />
              </li>
            ))}
          </ul>
        )}
      </WalletList>
    </section>
  ))
}

function Row({ bill, me }: { bill: Bill; me: ImId }) {
  const { t } = useTranslation('wallet')
  const { id, title, total, by, at, shares } = bill
  const { group, nameOf } = usePeople(bill, otherOf(bill, me))
  const mine = shareOf(bill, me)
  const paid = shares.filter(({ paidAt, imId }) => paidAt > 0 || imId === by)
  const isOpen = by === me ? paid.length < shares.length : mine !== undefined && mine.paidAt === 0
  return (
    <Link className="wallet-record" to={toWallet({ view: 'bills', bill: id })}>
      <span className="wallet-words">
        <bdi>{title}</bdi>
        <small>
          {by !== me && `${t('bills.by', { name: isolate(nameOf(by)) })} · `}
          {group !== '' ? (
            <>
              <bdi>{group}</bdi>
              {' · '}
            </>
          ) : (
            by === me && (
              <>
                <bdi>{nameOf(otherOf(bill, me))}</bdi>
                {' · '}
              </>
            )
          )}
          {at > 0 && `${showWhen(at, Date.now())} · `}
          {t('bills.paidOf', { paid: paid.length, count: shares.length })}
        </small>
      </span>
      <span className="wallet-words wallet-end">
        <strong>{showAmount(by === me ? total : (mine?.amount ?? total))}</strong>
        <small className={isOpen ? 'bill-open' : 'bill-paid'}>{t(isOpen ? 'card.open' : 'bills.paid')}</small>
      </span>
    </Link>
  )
}
