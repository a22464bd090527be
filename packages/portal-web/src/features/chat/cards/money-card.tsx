import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWalletOn } from '../../../lib/chat-switch'
import { FormFailure } from '../../../ui/failure'
import '../../../styles/money.css'

interface Props {
  look: 'transfer' | 'packet' | 'bill'
  isOpened?: boolean
  /** What it is and how much; a button where `onOpen` is. */
  face: ReactNode
  onOpen?: (() => void) | undefined
  /** Below: what it is called, and how far it is. */
  name: string
  state: ReactNode
  isGood?: boolean
  isWaiting?: boolean
  failure?: string | null
  acts?: ReactNode
}

/** A card of money: no amount is shown without saying that it is none. */
export function MoneyCard(props: Props) {
  const { look, isOpened = false, face, onOpen, name, state, isGood, isWaiting, failure, acts } = props
  const { t } = useTranslation('wallet')
  const isOn = useIsWalletOn()
  return (
    <div className="card-said money" data-look={look} data-opened={isOpened || undefined}>
      {onOpen === undefined || !isOn ? (
        <div className="money-face">{face}</div>
      ) : (
        <button type="button" className="money-face" onClick={onOpen}>
          {face}
        </button>
      )}
      <p className="money-base">
        <span className="money-name">{name}</span>
        <span className="money-fate">
          <span>{t('demo')}</span>
          <span className="money-state" data-good={isGood || undefined} data-waiting={isWaiting || undefined}>
            {state}
          </span>
        </span>
      </p>
      <FormFailure text={failure ?? false} />
      {isOn && acts}
    </div>
  )
}
