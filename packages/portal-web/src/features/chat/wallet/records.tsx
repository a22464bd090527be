import { ArrowLeftRight, ChartPie, Clock, Gift, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECORD_FILTERS, type RecordFilter } from '../../../contract/wallet'
import { showMonth, showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Icon } from '../../../ui/icons'
import { Nothing } from '../../../ui/nothing'
import { type MoneyRecord, recordsPath, toRecords } from './api'
import { useNameOf } from './use-name-of'
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
                  <Row key={row.id} row={row} />
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

/** What came, or what went, in cents. */
const sumOf = (rows: readonly MoneyRecord[], sign: 1 | -1): number =>
  rows.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0)

function Sums({ rows }: { rows: readonly MoneyRecord[] }) {
  const { t } = useTranslation('wallet')
  const back = sumOf(rows.filter(isBack), 1)
  const came = sumOf(rows, 1) - back
  const went = Math.max(0, sumOf(rows, -1) - back)
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
  const nameOf = useNameOf()
  const { what, amount, at, note } = row
  const name = isolate(nameOf(row.peer) || row.peerName || t('someone'))
  const words = what === 'other' ? t('records.other') : t(`records.${what}`, { name })
  const cameBack = isBack(row)
  const kind = /^(packet|bill)/.exec(what)?.[1] ?? ''
  return (
    <li className="wallet-record">
      <span className="wallet-square">
        <Icon of={what === 'transferBack' ? Clock : (GLYPHS[kind] ?? ArrowLeftRight)} size={16} />
      </span>
      <span className="wallet-words">
        <span>{words}</span>
        <small>
          {what === 'transferBack' && `${t('records.notAccepted')} · `}
          {note !== '' && <bdi>{note}</bdi>}
          {`${note === '' ? '' : ' · '}${showWhen(at, Date.now())}`}
        </small>
      </span>
      <strong data-in={(amount > 0 && !cameBack) || undefined}>
        {cameBack ? '' : amount > 0 ? '+' : '−'}
        {showAmount(Math.abs(amount))}
      </strong>
    </li>
  )
}
