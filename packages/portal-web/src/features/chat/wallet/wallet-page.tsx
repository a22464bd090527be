import { toImId } from '@sarika/im-engine'
import { ArrowLeftRight, ChartPie, Gift, Info, Lock, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showAmount } from '../../../lib/money'
import { useIsPhone } from '../../../lib/page-state'
import { FetchFailure } from '../../../ui/failure'
import { Icon } from '../../../ui/icons'
import { ChatFrame } from '../components/chat-frame'
import { toWallet } from '../rules/places'
import { Bills } from './bills'
import { ChooseChat } from './choose-chat'
import { RIEL_PER_DOLLAR } from './limits'
import { PinDialog } from './pin-form'
import { Records } from './records'
import type { SendKind } from './table'
import { usePurseState } from './use-wallet'
import '../../../styles/cards.css'
import '../../../styles/side.css'
import '../../../styles/wallet.css'
import '../../../styles/wallet-send.css'

interface Props {
  imId: string
  /** What a narrow window shows; a wide one shows both. */
  view: 'bills' | null
  /** The bill whose statement is open, by id; anything may stand there. */
  bill: string | null
}

const DEEDS = [
  ['transfer', ArrowLeftRight],
  ['packet', Gift],
  ['split', ChartPie],
] as const

/** The wallet of somebody: how much demo money there is, what became of it, and their bills. */
export function WalletPage({ imId, view, bill }: Props) {
  const { t } = useTranslation('wallet')
  const isPhone = useIsPhone()
  return (
    <ChatFrame imId={imId} here="wallet" pane={view === null ? 'list' : 'middle'}>
      <h1 className="only-heard">{t('title')}</h1>
      <section className="wallet" aria-label={t('title')}>
        <Head isPhone={isPhone} />
        <Records />
      </section>
      <section className="wallet-middle" aria-label={t('bills.label')}>
        {(view === 'bills' || !isPhone) && <Bills me={toImId(imId)} shown={bill} isPhone={isPhone} />}
      </section>
    </ChatFrame>
  )
}

function Head({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('wallet')
  const { data: purse, isError, cause, refetch } = usePurseState()
  const [asked, setAsked] = useState<SendKind | 'pin' | null>(null)
  const close = () => setAsked(null)
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
        <Link className="wallet-to-bills" to={toWallet({ view: 'bills' })}>
          <Icon of={ReceiptText} size={16} />
          {t('bills.label')}
        </Link>
      )}
      {asked === 'pin' && purse !== undefined && <PinDialog hasPin={purse.hasPin} onClose={close} />}
      {asked !== null && asked !== 'pin' && <ChooseChat send={asked} onClose={close} />}
    </>
  )
}
