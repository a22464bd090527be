import type { ImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { showStamp } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { toWallet } from '../rules/places'
import { type Transfer, toTransfer } from './api'
import { DetailHead } from './detail-head'
import { type Line, Lines } from './lines'
import { OnceRead } from './once-read'
import { ToChat } from './to-chat'
import { usePeople } from './use-people'
import { useWalletRead } from './use-wallet'

/** What became of one transfer. */
export function TransferPage({ id, me }: { id: string; me: ImId }) {
  const { t } = useTranslation('wallet')
  const told = useWalletRead(`/transfer/${encodeURIComponent(id)}`, toTransfer)
  return (
    <>
      <DetailHead back={toWallet({})} backName={t('records.back')} title={t('transfer')} />
      <OnceRead told={told} missing={<p className="soft">{t('detail.missing')}</p>} count={2}>
        {(transfer) => <Told transfer={transfer} me={me} />}
      </OnceRead>
    </>
  )
}

function Told({ transfer, me }: { transfer: Transfer; me: ImId }) {
  const { t } = useTranslation('wallet')
  const { amount, fee, note, from, to, state, at, doneAt } = transfer
  const isOwn = from === me
  const other = isOwn ? to : from
  const { place, group, nameOf } = usePeople(transfer, other)
  const isBack = state === 'returned' || state === 'expired'
  const lines: readonly Line[] = [
    [t('detail.from'), nameOf(from)],
    [t('confirm.to'), nameOf(to)],
    ...(group === '' ? [] : [[t('detail.group'), group] as const]),
    ...(note === '' ? [] : [[t('confirm.note'), note] as const]),
    ...(isOwn && fee > 0 ? [[t('confirm.fee'), showAmount(fee)] as const] : []),
    [t('detail.sent'), showStamp(at)],
    ...(doneAt === 0 ? [] : [[t(isBack ? 'card.returned' : 'card.accepted'), showStamp(doneAt)] as const]),
  ]
  return (
    <div className="wallet-statement">
      <h3>
        {isOwn
          ? t('card.transferTo', { name: isolate(nameOf(to)) })
          : t('card.transferFrom', { name: isolate(nameOf(from)) })}
      </h3>
      <p className="wallet-sum">
        <strong>{showAmount(amount)}</strong>
      </p>
      <p className="wallet-fate" data-good={state === 'accepted' || undefined}>
        {t(state === 'pending' && !isOwn ? 'card.waits' : `card.${state}`)}
      </p>
      {isOwn && (isBack || state === 'pending') && (
        <p className="soft">
          {isBack ? t('detail.back', { amount: showAmount(amount + fee) }) : t('confirm.returns')}
        </p>
      )}
      <Lines lines={lines} />
      <ToChat place={place} name={group || nameOf(other)} />
    </div>
  )
}
