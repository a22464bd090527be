import { ArrowLeftRight, ChartPie, Gift, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECORD_FILTERS, type RecordFilter, WALLET_PAGE, WALLET_PAGE_MOST } from '../../../contract/wallet'
import { showMonth, showWhen } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { Icon } from '../../../ui/icons'
import { Nothing } from '../../../ui/nothing'
import { type MoneyRecord, recordsPath, toRecords } from './api'
import { useNameOf } from './use-name-of'
import { useWalletRead } from './use-wallet'
import { Ways } from './ways'

/** What came and went, by month, the newest first. */
export function Records() {
  const { t } = useTranslation('wallet')
  const [filter, setFilter] = useState<RecordFilter>('all')
  const [pages, setPages] = useState(1)
  const size = Math.min(pages * WALLET_PAGE, WALLET_PAGE_MOST)
  const { data, isError, cause, refetch } = useWalletRead(recordsPath(filter, size), toRecords)
  const months = data === undefined ? [] : [...byMonth(data.rows)]
  return (
    <section className="wallet-records" aria-label={t('records.label')}>
      <Ways
        label={t('records.filter')}
        value={filter}
        ways={RECORD_FILTERS.map((one) => [one, t(`records.${one}`)] as const)}
        onChoose={(way) => {
          setFilter(RECORD_FILTERS.find((one) => one === way) ?? 'all')
          setPages(1)
        }}
      />
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <Nothing title={t('records.none')} lead={t('records.noneLead')} />}
      {months.map(([month, rows]) => (
        <section key={month}>
          <header className="wallet-month">
            <h2>{showMonth(month)}</h2>
            <span>
              {sumOf(rows, 1) > 0 && `+${showAmount(sumOf(rows, 1))}`}
              {'  '}
              {sumOf(rows, -1) > 0 && `−${showAmount(sumOf(rows, -1))}`}
            </span>
          </header>
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {data !== undefined && data.total > data.rows.length && size < WALLET_PAGE_MOST && (
        <Button kind="quiet" onClick={() => setPages(pages + 1)}>
          {t('records.more')}
        </Button>
      )}
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

/** What came, or what went, in cents. */
const sumOf = (rows: readonly MoneyRecord[], sign: 1 | -1): number =>
  rows.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0)

const GLYPHS: Readonly<Record<string, LucideIcon>> = { packet: Gift, bill: ChartPie }

function Row({ row }: { row: MoneyRecord }) {
  const { t } = useTranslation('wallet')
  const nameOf = useNameOf()
  const { what, amount, at, note } = row
  const name = isolate(nameOf(row.peer) || row.peerName || t('someone'))
  const words = what === 'other' ? t('records.other') : t(`records.${what}`, { name })
  const kind = /^(packet|bill)/.exec(what)?.[1] ?? ''
  return (
    <li className="wallet-record">
      <span className="wallet-square">
        <Icon of={GLYPHS[kind] ?? ArrowLeftRight} size={16} />
      </span>
      <span className="wallet-words">
        <span>{words}</span>
        <small>
          {note !== '' && <bdi>{note}</bdi>}
          {`${note === '' ? '' : ' · '}${showWhen(at, Date.now())}`}
        </small>
      </span>
      <strong data-in={amount > 0 || undefined}>
        {amount > 0 ? '+' : '−'}
        {showAmount(Math.abs(amount))}
      </strong>
    </li>
  )
}
