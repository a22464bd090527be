import { toImId } from '@sarika/im-engine'
import { ArrowLeftRight, ChartPie, Gift, Info, Lock, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { RIEL_PER_DOLLAR } from '../../../contract/cambodia'
import { showAmount } from '../../../lib/money'
import { useIsPhone } from '../../../lib/page-state'
import { FetchFailure } from '../../../ui/failure'
import { Icon, NextIcon } from '../../../ui/icons'
import { ChatFrame } from '../components/chat-frame'
import { toWallet, WALLET_VIEWS } from '../rules/places'
import { ChooseChat } from './choose-chat'
import { isMiddleIn, Middle, viewIn } from './middle'
import { PinDialog } from './pin-form'
import { Records } from './records'
import type { SendKind } from './table'
import { useMoneyNews, usePurseState } from './use-wallet'
import '../../../styles/cards.css'
import '../../../styles/side.css'
import '../../../styles/wallet.css'
import '../../../styles/wallet-send.css'

const DEEDS = [
  ['transfer', ArrowLeftRight],
  ['packet', Gift],
  ['split', ChartPie],
] as const

const VIEW_GLYPHS = { bills: ReceiptText, packets: Gift }

/** The wallet of somebody: how much demo money there is, what became of it, their bills and red packets. */
export function WalletPage({ imId }: { imId: string }) {
  const { t } = useTranslation('wallet')
  const isPhone = useIsPhone()
  const [search] = useSearchParams()
  const isAsked = isMiddleIn(search)
  return (
    <ChatFrame imId={imId} here="wallet" pane={isAsked ? 'middle' : 'list'}>
      <h1 className="only-heard">{t('title')}</h1>
      <section className="wallet" aria-label={t('title')}>
        <Head isPhone={isPhone} />
        <Records />
      </section>
      <section
        className="wallet-middle"
        aria-label={search.has('transfer') ? t('transfer') : t(`${viewIn(search) ?? 'bills'}.label`)}
      >
        {(isAsked || !isPhone) && <Middle me={toImId(imId)} />}
      </section>
    </ChatFrame>
  )
}

function Head({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('wallet')
  const { data: purse, isError, cause, refetch } = usePurseState()
  const [asked, setAsked] = useState<SendKind | 'pin' | null>(null)
  const close = () => setAsked(null)
  // Here, as the frame brings the engine.
  useMoneyNews()
  return (
    <>
      <div className="purse">
        <p className="purse-head">
          <span>{t('balance')}</span>
          <span className="purse-demo">{t('demo')}</span>
        </p>
        <p className="purse-amount" aria-busy={purse === undefined || undefined}>
          {purse === undefined ? '$' : showAmount(purse.balance)}
        </p>
        <p className="purse-riel">
          {purse !== undefined &&
            t('riel', {
              amount: `៛${Math.round((purse.balance * RIEL_PER_DOLLAR) / 100).toLocaleString('en')}`,
            })}
        </p>
      </div>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      <fieldset className="wallet-deeds" aria-label={t('acts')}>
        {DEEDS.map(([kind, glyph]) => (
          <button key={kind} type="button" onClick={() => setAsked(kind)}>
            <Icon of={glyph} />
            {t(kind)}
          </button>
        ))}
        <button type="button" disabled={purse === undefined} onClick={() => setAsked('pin')}>
          <Icon of={Lock} />
          {t('pin')}
        </button>
      </fieldset>
      <p className="wallet-note">
        <Icon of={Info} size={16} />
        {t('demoLead')}
      </p>
      {isPhone && (
        <nav className="wallet-ways-on" aria-label={t('parts')}>
          {WALLET_VIEWS.map((view) => (
            <Link key={view} className="wallet-to" to={toWallet({ view })}>
              <Icon of={VIEW_GLYPHS[view]} size={16} />
              {t(`${view}.label`)}
              <NextIcon />
            </Link>
          ))}
        </nav>
      )}
      {asked === 'pin' && purse !== undefined && <PinDialog hasPin={purse.hasPin} onClose={close} />}
      {asked !== null && asked !== 'pin' && <ChooseChat send={asked} onClose={close} />}
    </>
  )
}
