import type { ImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useIsPhone } from '../../../lib/page-state'
import { BackIcon } from '../../../ui/icons'
import { toWallet, WALLET_VIEWS, type WalletView } from '../rules/places'
import { PACKET_LISTS } from './api'
import { Bills } from './bills'
import { PacketPage, Packets } from './packets'
import { Statement } from './statement'
import { TransferPage } from './transfer-page'

/** What the address asks for beside the balance; null = nothing. */
export const viewIn = (search: URLSearchParams): WalletView | null =>
  WALLET_VIEWS.find((view) => view === search.get('view')) ?? null

/** Whether the address asks for something beside the balance; a narrow window shows that alone. */
export const isMiddleIn = (search: URLSearchParams): boolean =>
  viewIn(search) !== null || search.has('transfer')

/** Beside the balance: bills or red packets, or one of them, as the address says. */
export function Middle({ me }: { me: ImId }) {
  const [search] = useSearchParams()
  const view = viewIn(search) ?? 'bills'
  const bill = search.get('bill')
  const packet = search.get('packet')
  const transfer = search.get('transfer')
  const of = PACKET_LISTS.find((one) => one === search.get('of')) ?? 'received'
  return (
    <div className="wallet-bills">
      {transfer !== null ? (
        <TransferPage key={transfer} id={transfer} me={me} />
      ) : view === 'bills' && bill !== null ? (
        <Statement key={bill} id={bill} me={me} />
      ) : view === 'packets' && packet !== null ? (
        <PacketPage key={packet} id={packet} me={me} />
      ) : (
        <>
          <Parts here={view} />
          {view === 'bills' ? <Bills me={me} /> : <Packets of={of} me={me} />}
        </>
      )}
    </div>
  )
}

function Parts({ here }: { here: WalletView }) {
  const { t } = useTranslation('wallet')
  const isPhone = useIsPhone()
  return (
    <header className="wallet-middle-head">
      {isPhone && (
        <Link className="icon-button" to={toWallet({})} aria-label={t('back')}>
          <BackIcon />
        </Link>
      )}
      <h2 className="only-heard">{t(`${here}.label`)}</h2>
      <nav className="wallet-parts" aria-label={t('parts')}>
        {WALLET_VIEWS.map((view) => (
          <Link key={view} to={toWallet({ view })} aria-current={view === here ? 'page' : undefined}>
            {t(`${view}.label`)}
          </Link>
        ))}
      </nav>
      <span className="wallet-demo">{t('demo')}</span>
    </header>
  )
}
