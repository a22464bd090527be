import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

interface Money {
  readonly amount: string
  readonly currency: string
  readonly note: string
}

/** What the wallet told, to be read only. */
export default function MoneyCard({ body: { amount, currency, note }, name }: CardProps<Money>) {
  const t = useSay()
  return (
    <div className="card-said">
      <CardHead name={name} />
      {amount !== '' && (
        <bdi className="card-title">
          {amount} {currency}
        </bdi>
      )}
      {note !== '' && <bdi>{note}</bdi>}
      <span className="card-soft">{t('card.wallet')}</span>
    </div>
  )
}
