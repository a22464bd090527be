import type { ImId } from '@sarika/im-engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { BackIcon } from '../../../ui/icons'
import { Nothing } from '../../../ui/nothing'
import { toWallet } from '../rules/places'
import { type Bill, shareOf, toBill, toBills } from './api'
import { BillShares } from './bill-shares'
import { PayDialog } from './pay-dialog'
import { useNameOf } from './use-name-of'
import { useWalletRead } from './use-wallet'

interface Props {
  me: ImId
  shown: string | null
  isPhone: boolean
}

/** Bills that one split or was asked for, and the statement of one. */
export function Bills({ me, shown, isPhone }: Props) {
  const { t } = useTranslation('wallet')
  const mine = useWalletRead('/my_spilt_bills', toBills)
  const toPay = useWalletRead('/my_pay_spilt_bills', toBills)
  if (shown !== null) return <Statement id={shown} me={me} />
  const isNone = mine.data?.length === 0 && toPay.data?.length === 0
  return (
    <div className="wallet-bills">
      <header className="wallet-middle-head">
        {isPhone && (
          <Link className="icon-button" to={toWallet({})} aria-label={t('back')}>
            <BackIcon />
          </Link>
        )}
        <h2>{t('bills.label')}</h2>
      </header>
      {isNone && <Nothing title={t('bills.none')} lead={t('bills.noneLead')} />}
      {[['toPay', toPay] as const, ['mine', mine] as const].map(
        ([name, { data, isError, cause, refetch }]) => (
          <section key={name} hidden={data?.length === 0}>
            <h3>{t(`bills.${name}`)}</h3>
            {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
            <ul>
              {data?.map((bill) => (
                <li key={bill.id}>
                  <Row bill={bill} me={me} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

function Row({ bill, me }: { bill: Bill; me: ImId }) {
  const { t } = useTranslation('wallet')
  const nameOf = useNameOf()
  const { id, title, total, by, at, shares } = bill
  const mine = shareOf(bill, me)
  const paid = shares.filter(({ paidAt, imId }) => paidAt > 0 || imId === by)
  const isOpen = by !== me && mine !== undefined && mine.paidAt === 0
  return (
    <Link className="wallet-record" to={toWallet({ view: 'bills', bill: id })}>
      <span className="wallet-words">
        <bdi>{title}</bdi>
        <small>
          {by !== me && `${t('bills.by', { name: isolate(nameOf(by) || bill.byName || t('someone')) })} · `}
          {at > 0 && `${showWhen(at, Date.now())} · `}
          {t('card.paid', { count: paid.length })}
        </small>
      </span>
      <span className="wallet-words wallet-end">
        <strong>{showAmount(by === me ? total : (mine?.amount ?? total))}</strong>
        {isOpen && <small className="bill-open">{t('card.open')}</small>}
      </span>
    </Link>
  )
}

/** Who has paid what of a bill. */
function Statement({ id, me }: { id: string; me: ImId }) {
  const { t } = useTranslation('wallet')
  const nameOf = useNameOf()
  const {
    data: bill,
    isMissing,
    isError,
    cause,
    refetch,
  } = useWalletRead(`/spilt_bills/${encodeURIComponent(id)}`, toBill)
  const [isPaying, setIsPaying] = useState(false)
  const mine = bill === undefined ? undefined : shareOf(bill, me)
  const named = (imId: string) => nameOf(imId) || (imId === bill?.by ? bill.byName : '') || t('someone')
  return (
    <div className="wallet-bills">
      <header className="wallet-middle-head">
        <Link className="icon-button" to={toWallet({ view: 'bills' })} aria-label={t('bills.back')}>
          <BackIcon />
        </Link>
        <h2>{t('bills.statement')}</h2>
      </header>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {isMissing && <p className="soft">{t('bills.missing')}</p>}
      {bill !== undefined && (
        <div className="wallet-statement">
          <BillShares bill={bill} me={me} nameOf={named} faceOf={() => ''} />
          <p className="soft">{t('demo')}</p>
          {bill.by !== me && mine !== undefined && mine.paidAt === 0 && (
            <Button onClick={() => setIsPaying(true)}>
              {t('card.pay', { amount: showAmount(mine.amount) })}
            </Button>
          )}
          {isPaying && (
            <PayDialog purse={{ me, nameOf: named }} bill={bill} onClose={() => setIsPaying(false)} />
          )}
        </div>
      )}
    </div>
  )
}
