import { ArrowLeftRight, ChartPie, Gift, type LucideIcon, Undo2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { RECORD_FILTERS, type RecordFilter } from '../../../contract/wallet'
import { showMonth, showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Icon } from '../../../ui/icons'
import { Nothing } from '../../../ui/nothing'
import { toWallet } from '../rules/places'
import { type MoneyRecord, recordsPath, toRecords } from './api'
import { RECORDS } from './detail-head'
import { usePeople } from './use-people'
import { usePurseState, useWalletPages } from './use-wallet'
import { WalletList } from './wallet-list'
import { Ways } from './ways'

/** What came and went, by month, the newest first. */
export function Records() {
  const { t } = useTranslation('wallet')
  const [filter, setFilter] = useState<RecordFilter>('all')
  const { data: purse } = usePurseState()
  // The first look at the balance makes the purse, and its first record.
  const list = useWalletPages(recordsPath(filter), toRecords, { enabled: purse !== undefined })
  return (
    <section className="wallet-records" aria-label={t('records.label')}>
      <Ways
        label={t('records.filter')}
        value={filter}
        ways={RECORD_FILTERS.map((one) => [one, t(`records.${one}`)] as const)}
        onChoose={(way) => setFilter(RECORD_FILTERS.find((one) => one === way) ?? 'all')}
      />
      <WalletList list={list} nothing={<Nothing title={t('records.none')} lead={t('records.noneLead')} />}>
        {(rows) =>
          [...byMonth(rows)].map(([month, rows], at, { length }) => (
            <section key={month}>
              <header className="wallet-month">
                <h2>{showMonth(month)}</h2>
                {/* More of the last month may still come. */}
                {(at < length - 1 || !list.hasMore) && <Sums rows={rows} />}
              </header>
              <ul>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Row row={row} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </WalletList>
    </section>
  )
}

function byMonth(rows: readonly MoneyRecord[]): ReadonlyMap<string, readonly MoneyRecord[]> {
  const months = new Map<string, MoneyRecord[]>()
  for (const row of rows) {
    const time = new Date(row.at)
    const month = `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`
    months.set(month, [...(months.get(month) ?? []), row])
  }
  return months
}

/** One's own money that nobody took: neither got nor spent. */
const isBack = ({ what }: MoneyRecord): boolean => what === 'transferBack' || what === 'packetBack'

const sumOf = (rows: readonly MoneyRecord[], centsOf: (row: MoneyRecord) => number): number =>
  rows.reduce((sum, row) => sum + Math.max(0, centsOf(row)), 0)

function Sums({ rows }: { rows: readonly MoneyRecord[] }) {
  const { t } = useTranslation('wallet')
  const came = sumOf(rows, (row) => (isBack(row) ? 0 : row.amount))
  const went = sumOf(rows, ({ amount, back }) => -amount - back)
  return (
    <span>
      {came > 0 && <span title={t('records.in')}>{`+${showAmount(came)}`}</span>}
      {came > 0 && went > 0 && '  '}
      {went > 0 && <span title={t('records.out')}>{`−${showAmount(went)}`}</span>}
    </span>
  )
}

const GLYPHS: Readonly<Record<string, LucideIcon>> = { packet: Gift, bill: ChartPie }

function Row({ row }: { row: MoneyRecord }) {
  const { t } = useTranslation('wallet')
  const { group, nameOf } = usePeople(row, row.peer)
  const [search] = useSearchParams()
  const { what, amount, at, note, about, back, peer } = row
  const name = isolate(peer === '' ? group : nameOf(peer))
  const words = t(`records.${titleOf(what)}`, { name })
  const kind = /^(transfer|packet|bill)/.exec(what)?.[1] ?? ''
  const isOver = isBack(row) || back === -amount
  const more = [fateOf(row, t), peer === '' ? '' : group, note].filter((one) => one !== '')
  const shown = (
    <>
      <span className="wallet-square">
        <Icon of={isBack(row) ? Undo2 : (GLYPHS[kind] ?? ArrowLeftRight)} size={16} />
      </span>
      <span className="wallet-words">
        <span>{words}</span>
        <small>
          {more.map((one) => (
            <Fragment key={one}>
              <bdi>{one}</bdi>
              {'\u00a0· '}
            </Fragment>
          ))}
          {showWhen(at, Date.now())}
        </small>
      </span>
      <strong data-in={(amount > 0 && !isOver) || undefined}>
        {isOver ? '' : amount > 0 ? '+' : '−'}
        {showAmount(Math.abs(amount))}
      </strong>
    </>
  )
  if (about === '' || kind === '') return <div className="wallet-record">{shown}</div>
  const place =
    kind === 'transfer'
      ? { transfer: about }
      : kind === 'packet'
        ? ({ view: 'packets', packet: about } as const)
        : ({ view: 'bills', bill: about } as const)
  return (
    <Link
      className="wallet-record"
      to={toWallet(place)}
      state={{ of: RECORDS }}
      aria-current={search.get(kind) === about || undefined}
    >
      {shown}
    </Link>
  )
}

/** What went and came back is two rows of the same name: they are of one thing. */
const titleOf = (what: MoneyRecord['what']) =>
  what === 'transferBack' ? 'transferTo' : what === 'packetSent' || what === 'packetBack' ? 'packetTo' : what

type Say = ReturnType<typeof useTranslation<'wallet'>>['t']

/** What became of what one sent; "" = nothing to say. */
function fateOf({ what, amount, back, state, peer }: MoneyRecord, t: Say): string {
  switch (what) {
    case 'transferTo':
      if (state === 'pending') return t('card.pending')
      return state === 'accepted' ? '' : t(`records.${state}`)
    case 'transferBack':
      return t(state === 'expired' ? 'card.expired' : 'card.returned')
    case 'packetBack':
      return peer === '' ? t('records.rest') : t('card.expired')
    default:
      if (back === 0) return ''
      return back === -amount ? t('records.expired') : t('records.came', { amount: showAmount(back) })
  }
}
